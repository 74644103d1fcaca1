import type { RecordExport } from '#src/api/record-exports.ts'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import type { ListPage, PageTools } from '#src/console/engine/page.ts'
import { exact } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import { $states } from '#src/order-forms/states.text.ts'
import { today } from '#src/lib/shop-time.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>
type Cells = Exclude<NonNullable<ListPage<Order, Words>['export']>['cells'][number], string>

const goodsOf = ({ lines }: Order) =>
  lines
    .map(({ productInfo, cart_num: count }) => {
      const sku = productInfo.attrInfo?.suk
      return `${productInfo.store_name}${sku ? ` (${sku})` : ''} ×${count}`
    })
    .join('\n')

/** What an order is in a workbook, the same of every server. */
export const orderCells: readonly Cells[] = [
  { key: 'orderNumber', of: (order) => order.order_id },
  { key: 'state', of: ({ state }) => $states.get()[state] },
  { key: 'orderType', of: ({ kind }) => $states.get()[kind] },
  { key: 'goods', of: goodsOf },
  { key: 'goodsPrice', as: 'money', of: (order) => exact(order.total_price) },
  { key: 'coupon', as: 'money', of: (order) => exact(order.coupon_price) },
  { key: 'points', as: 'money', of: (order) => exact(order.deduction_price) },
  { key: 'postage', as: 'money', of: (order) => exact(order.pay_postage) },
  { key: 'paid', as: 'money', of: (order) => exact(order.pay_price) },
  { key: 'payName', of: ({ payName }) => payName },
  { key: 'payTime', of: (order) => order._pay_time },
  { key: 'refundedSum', as: 'money', of: (order) => exact(order.refund_price) },
  { key: 'buyer', of: ({ buyer }) => buyer },
  { key: 'receiverName', of: (order) => order.real_name },
  { key: 'receiverPhone', of: (order) => order.user_phone },
  { key: 'address', of: (order) => order.user_address },
  { key: 'deliveryName', of: (order) => order.delivery_name },
  { key: 'deliveryId', of: (order) => order.delivery_id },
  { key: 'mark', of: ({ mark }) => mark },
  { key: 'remark', of: ({ remark }) => remark },
  { key: 'added', of: ({ added }) => added },
]

/** Saves the chosen orders as a workbook. */
export async function exportOrders(orders: readonly Order[], _: PageTools, words: Words): Promise<string> {
  const { workbookFile } = await import('#src/papers/sheet/workbook-stream.ts')
  const columns = orderCells.map(({ key, as = 'text' }) => ({ title: words[key], as }))
  const rows = orders.map((order) => orderCells.map(({ of }) => of(order, words)))
  saveFile(`${words.title}-${today()}.xlsx`, await workbookFile([{ name: words.title, columns, rows }]))
  return words.exported(orders.length)
}

/** More orders than a browser likes to fetch, written by our own server in the same columns. */
export const exportAtServer = (query: object): RecordExport => {
  const words = $text.get()
  const columns = orderCells.map(({ key }) => ({ name: key, title: String(words[key]) }))
  return { resource: 'orders', query: query as RecordExport['query'], title: words.title, columns, words: {} }
}
