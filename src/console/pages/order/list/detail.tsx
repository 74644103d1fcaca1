import type { Detail } from '#src/console/engine/detail/detail.ts'
import { places, RecordLink } from '#src/console/parts/links/record-link.tsx'
import { exactSum, isNought, yuan } from '#src/order-forms/amounts.ts'
import { OrderMark } from '#src/console/parts/orders/order-mark.tsx'
import type { Order } from '#src/order-forms/order.ts'
import { readWhole } from './order-calls.ts'
import { profitOf } from './profit.ts'
import { OrderGoods, Parts, RefundsOf, Timeline } from './story.tsx'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

// what takes something off is shown with its sign, and what took nothing off as a dash
const off = (amount: string | number | undefined) => (isNought(amount) ? '' : `−${yuan(amount)}`)
const some = (amount: string | number | undefined) => (isNought(amount) ? '' : String(Number(amount)))

function couponOf({ coupon_price: amount, coupon_id: id }: Order) {
  const taken = off(amount)
  return taken && Number(id) > 0 ? <RecordLink {...places.coupon(id)}>{taken}</RecordLink> : taken
}

function profitShown(order: Order, words: Words) {
  const profit = profitOf(order)
  if (!profit) return ''
  return 'amount' in profit ? yuan(profit.amount) : words.costUnknown(profit.unknown)
}

/** Everything about an order at one glance (orders contract, `orderDetails`). */
export const orderDetail: Detail<Order, Words> = {
  read: readWhole,
  badge: (order) => <OrderMark order={order} />,
  foot: (order, words) => (
    <strong>
      {words.paid} {yuan(order.pay_price)}
    </strong>
  ),
  sections: [
    { key: 'goods', Show: OrderGoods },
    {
      key: 'moneyOf',
      fields: [
        // what the level and the membership took off is told apart
        { key: 'goodsPrice', show: ({ total_price: price, more }) => yuan(exactSum(price, more?.info.vip_true_price)) },
        { key: 'coupon', show: couponOf },
        { key: 'points', show: (order) => off(order.deduction_price) },
        { key: 'levelOff', show: ({ more }) => off(more?.info.levelPrice) },
        { key: 'memberOff', show: ({ more }) => off(more?.info.memberPrice) },
        { key: 'postage', show: (order) => yuan(order.pay_postage) },
        { key: 'paid', show: (order) => yuan(order.pay_price) },
        { key: 'payName', show: ({ payName }) => payName },
        { key: 'payTime', show: (order) => order._pay_time },
        { key: 'tradeNumber', show: (order) => order.trade_no },
        { key: 'refundedSum', show: (order) => off(order.refund_price) },
        { key: 'usedPoints', show: (order) => some(order.use_integral) },
        { key: 'gainPoints', show: (order) => some(order.gain_integral) },
        { key: 'cost', show: (order) => yuan(order.cost) },
        { key: 'profit', show: profitShown },
      ],
    },
    {
      key: 'people',
      fields: [
        { key: 'buyer', show: ({ buyer, uid }) => <RecordLink {...places.user(uid)}>{`${buyer} (UID ${uid})`}</RecordLink> },
        { key: 'receiverName', show: (order) => order.real_name },
        { key: 'receiverPhone', show: (order) => order.user_phone },
        { key: 'promoter', show: ({ promoter }) => promoter },
        { key: 'address', isWide: true, show: (order) => order.user_address },
        { key: 'mark', isWide: true, show: ({ mark }) => mark },
        { key: 'remark', isWide: true, show: ({ remark }) => remark },
      ],
    },
    {
      key: 'deliveryOf',
      when: (order) => order.delivery_type !== '' || order.verify_code !== '',
      fields: [
        { key: 'deliveryName', show: (order) => order.delivery_name },
        { key: 'deliveryId', show: (order) => order.delivery_id },
        { key: 'verifyCode', show: (order) => order.verify_code },
        { key: 'virtualContent', isWide: true, show: (order) => order.fictitious_content },
      ],
    },
    { key: 'parts', when: ({ isSplit }) => isSplit, Show: Parts },
    { key: 'refunds', when: ({ refund }) => refund.length > 0, Show: RefundsOf },
    {
      key: 'invoiceOf',
      when: ({ invoice }) => Boolean(invoice),
      fields: [
        { key: 'invoiceTitle', show: ({ invoice }) => invoice?.name },
        { key: 'dutyNumber', show: ({ invoice }) => invoice?.duty_number },
        { key: 'invoiceMail', show: ({ invoice }) => invoice?.email },
        { key: 'invoiceState', show: ({ invoice }, words) => (invoice?.is_invoice === 1 ? words.issued : words.notIssued) },
        { key: 'invoiceNumber', show: ({ invoice }) => invoice?.invoice_number },
      ],
    },
    { key: 'formOf', when: (order) => (order.custom_form ?? []).length > 0, Show: CustomForm },
    { key: 'timeline', Show: Timeline },
  ],
}

/** What the buyer filled in besides. */
function CustomForm({ row }: { row: Order }) {
  return (
    <dl className="console-detail-fields">
      {row.custom_form.map(({ title, value }, at) => (
        <div key={at}>
          <dt>{title}</dt>
          <dd>{Array.isArray(value) ? value.join('，') : String(value ?? '')}</dd>
        </div>
      ))}
    </dl>
  )
}
