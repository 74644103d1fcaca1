import { Plus, QrCode, ShoppingCart } from 'lucide-react'
import { enterCashierPayment, listCashierOrders, type CashierOrder } from '#src/api/cashier-orders.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { choice } from '#src/kinds/choice.ts'
import { money } from '#src/kinds/money.ts'
import { customer, type ShopRecord } from '#src/kinds/shop-record.ts'
import { text } from '#src/kinds/text.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { CodesDialog } from './codes.tsx'
import { saleForm } from './sale-form.ts'
import { $text } from './text.ts'

/** Called as on the wire: what the server refuses stands at its field. */
interface Payment {
  uid: ShopRecord
  due: string
  pay_price: string
  pay_type: string
  mark: string
}

/** A payment that was taken at the counter; what is paid follows what is due until somebody says otherwise. */
const form = defineForm<CashierOrder, Payment, ReturnType<typeof $text.get>>({
  text: $text,
  start: () => ({ uid: { id: '', name: '', image: '' }, due: '', pay_price: '', pay_type: 'offline', mark: '' }),
  fields: [
    { key: 'uid', required: 'personMissing', of: customer(), check: ({ id }, _, words) => id === '' && words.personMissing },
    { key: 'due', required: 'amountMissing', of: money(), fills: ({ due }) => ({ pay_price: due }) },
    { key: 'pay_price', required: 'amountMissing', of: money() },
    {
      key: 'pay_type',
      of: choice({ offline: 'offline', weixin: 'weixin', alipay: 'alipay', yue: 'yue' }, { order: ['offline', 'weixin', 'alipay', 'yue'] }),
    },
    { key: 'mark', of: text({ max: 200 }) },
  ],
  async save({ uid: { id }, ...payment }, { connection, options }) {
    const body = { ...payment, uid: Number(id) }
    return (await connection.answer(enterCashierPayment, { body }, options)).message
  },
})

/** The number of a payment; what was sold leads to its order. */
function numberOf({ order_id: number, store_order_id: order }: CashierOrder) {
  const name = <strong className="console-name">{number}</strong>
  return order ? <RecordLink {...places.order(order)}>{name}</RecordLink> : name
}

/** Payments at the counter (orders contract, 收银订单). */
export default definePage({
  text: $text,
  list: listCashierOrders,
  size: 15,
  empty: 'empty',
  find: 'order_id',
  // two kinds of payment, each with ids of its own
  rowKey: ({ order_id: number }) => number,
  rowName: ({ order_id: number }) => number,
  filters: [
    { field: 'add_time', as: 'dates', word: 'time' },
    { field: 'order_id', as: 'text', word: 'searchNumber' },
    { field: 'name', as: 'text', word: 'searchName' },
  ],
  columns: [
    { key: 'number', heading: true, show: numberOf },
    { key: 'customer', width: 200, show: ({ nickname, uid }) => `${nickname} (${uid})` },
    { key: 'paid', width: 130, align: 'end', show: ({ pay_price: paid }) => paid },
    { key: 'discount', width: 130, align: 'end', show: ({ true_price: off }) => off },
    { key: 'time', width: 180, show: ({ pay_time: time }) => <Moment at={String(time)} /> },
  ],
  actions: [
    { key: 'sell', on: 'list', at: 'own', icon: <ShoppingCart size={16} aria-hidden />, permission: 'order-offline-enter', form: saleForm },
    { key: 'enter', on: 'list', isAside: true, at: 'own', icon: <Plus size={16} aria-hidden />, permission: 'order-offline-enter', form },
    { key: 'codes', on: 'list', at: 'shop', icon: <QrCode size={16} aria-hidden />, shopKey: 'order-offline-qrcode', Dialog: CodesDialog },
  ],
})
