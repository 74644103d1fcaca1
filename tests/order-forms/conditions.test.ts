import { expect, it } from 'vitest'
import { canChangeDelivery, canRefund, canShip, canTake, canVerify } from '#src/order-forms/conditions.ts'
import type { Order } from '#src/order-forms/order.ts'

const order = (change: object) =>
  ({
    pid: 0,
    paid: 1,
    status: 0,
    refund_status: 0,
    shipping_type: 1,
    is_del: 0,
    pinkStatus: null,
    isSplit: false,
    refund: [],
    ...change,
  }) as unknown as Order
const back = (...types: number[]) => ({ refund_status: 3, refund: types.map((refund_type) => ({ refund_type })) })

it('lets the rest of an order go its way when pieces of it were given back', () => {
  expect([canShip(order(back(6))), canRefund(order(back(6))), canShip(order({ ...back(6), status: 4 }))]).toEqual([true, true, true])
  const onItsWay = order({ ...back(6, 3), status: 1 })
  expect([canTake(onItsWay), canChangeDelivery(onItsWay), canRefund(onItsWay)]).toEqual([true, true, true])
  expect(canVerify(order({ ...back(6), shipping_type: 2 }))).toBe(true)
})

it('waits while more is applied for, and for the parts of an order that was split', () => {
  for (const held of [order(back(6, 1)), order({ ...back(6), pid: -1 }), order({ refund_status: 1, refund: [{ refund_type: 1 }] })])
    expect([canShip(held), canRefund(held)]).toEqual([false, false])
  expect(canTake(order({ ...back(6, 2), status: 1 }))).toBe(false)
})

it('follows the pieces that a server counts, also of an order that was shipped in parts', () => {
  const split = (change: object) => order({ ...back(6), pid: -1, status: 4, left_to_ship: 1, left_to_refund: 2, ...change })
  const can = (one: Order) => [canShip(one), canRefund(one), canTake(one)]
  expect(can(split({}))).toEqual([true, true, false])
  // what was left to be shipped was given back
  expect(can(split({ status: 1, left_to_ship: 0, left_to_refund: 1 }))).toEqual([false, true, true])
  expect(can(split(back(6, 1)))).toEqual([false, false, false])
  expect(can(order({ left_to_ship: 3, left_to_refund: 0 }))).toEqual([true, false, false])
})
