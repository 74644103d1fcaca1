import { expect, it } from 'vitest'
import * as can from '#src/order-forms/conditions.ts'
import type { Order } from '#src/order-forms/order.ts'
import { stateOf } from '#src/order-forms/order-state.ts'

const { canChangeDelivery, canRefund, canShip, canTake, canVerify } = can

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

const whole = (change: object) => {
  const made = order({
    ...{ pay_type: 'weixin', delivery_type: '', delivery_id: '', kuaidi_order_id: '', use_integral: 0, back_integral: 0 },
    ...change,
  })
  return { ...made, state: stateOf(made) }
}

// by hand from the orders contract, "Row actions and their conditions"; what an order is beside this is paid, waits and has no refund
const unpaid = { paid: 0, pay_type: 'offline' }
const shipped = { status: 1, delivery_type: 'express', delivery_id: 'YT1' }
const pickUp = { shipping_type: 2 }
const isGone = { is_del: 1 }
it.each<[keyof typeof can, object, object[]]>([
  ['canEdit', unpaid, [{}, { ...unpaid, ...isGone }]],
  ['canConfirmPayment', unpaid, [{}, { ...unpaid, pay_type: 'weixin' }, { ...unpaid, ...isGone }]],
  [
    'canShip',
    { pinkStatus: 2 },
    [unpaid, isGone, pickUp, { pinkStatus: 1 }, { status: 1 }, { status: 2 }, { status: -2, refund_status: 2 }, back(1)],
  ],
  [
    'canChangeDelivery',
    shipped,
    [{}, { ...shipped, isSplit: true }, { ...shipped, delivery_type: 'fictitious' }, { ...shipped, status: 2 }],
  ],
  ['canVerify', pickUp, [{}, { ...pickUp, paid: 0 }, { ...pickUp, status: 2 }, { ...pickUp, refund_status: 1 }]],
  ['canTake', shipped, [{}, { ...shipped, status: 2 }, { ...shipped, refund_status: 1 }]],
  ['canRemark', {}, [unpaid]],
  ['canRefund', {}, [unpaid, { refund_status: 2 }, back(1)]],
  ['canRefundPoints', { use_integral: '10.00', back_integral: '9.00' }, [{}, { use_integral: '10.00', back_integral: '10' }]],
  ['isOnItsWayByCourier', shipped, [{}, { ...shipped, delivery_type: 'send' }, { ...shipped, delivery_id: '' }]],
  ['canCancelPickUp', { status: 1, kuaidi_order_id: '78' }, [{ status: 1 }, { kuaidi_order_id: '78' }]],
  ['canRemove', isGone, [{}]],
  ['isPaid', {}, [unpaid]],
])('%s: of an order that is so, and of no other', (name, so, others) => {
  expect(can[name](whole(so))).toBe(true)
  for (const other of others) expect([other, can[name](whole(other))]).toEqual([other, false])
})
