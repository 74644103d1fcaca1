import { expect, it } from 'vitest'
import type { CartInfo } from '#src/api/orders.ts'
import { pickingLines } from '#src/console/pages/order/list/print/picking-lines.ts'

const line = (product_id: number, store_name: string, suk: string, cart_num: number, refund_num = 0) =>
  ({ product_id, cart_num, refund_num, productInfo: { store_name, attrInfo: { suk } } }) as unknown as CartInfo

it('sums goods by specification over orders, and says for which of them', () => {
  const orders = [
    { order_id: 'cp1', lines: [line(1, '雨伞', '黑', 2), line(1, '雨伞', '红', 1)] },
    { order_id: 'cp2', lines: [line(1, '雨伞', '黑', 3, 1), line(2, '帐篷', '默认', 1, 1)] },
    // another product of the same name
    { order_id: 'cp3', lines: [line(3, '雨伞', '黑', 1)] },
  ]
  expect(
    pickingLines(orders).map(({ name, sku, count, orders: of }) => [name, sku, count, of.map(({ number, count: n }) => `${number} ${n}`)]),
  ).toEqual([
    ['雨伞', '黑', 4, ['cp1 2', 'cp2 2']],
    ['雨伞', '黑', 1, ['cp3 1']],
    ['雨伞', '红', 1, ['cp1 1']],
  ])
})
