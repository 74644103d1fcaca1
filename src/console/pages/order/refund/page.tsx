import { lazy, type ReactNode } from 'react'
import { agreeToReturn, payRefundForm, refuseRefundForm, remarkRefund } from '#src/api/refunds.ts'
import { removeOrder } from '#src/api/orders.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { exact, yuan } from '#src/order-forms/amounts.ts'
import { arrivals } from '#src/console/parts/orders/arrivals.tsx'
import { GoodsCell } from '#src/console/parts/orders/goods.tsx'
import { RefundMark } from '#src/console/parts/orders/order-mark.tsx'
import { Over } from '#src/console/parts/orders/over.tsx'
import { isWaiting, refundStateOf } from '#src/order-forms/refund-state.ts'
import { byId, remarkForm } from '#src/order-forms/remark-form.ts'
import { canAgree, canPay, canRefuse, canRemove } from './conditions.ts'
import { orderLink, refundDetail } from './detail.tsx'
import { countRefunds, refundList, type Refund } from './refund.ts'
import { $text } from './text.ts'
import { waitingSince } from './waiting.ts'

type Words = ReturnType<typeof $text.get>

const RefundContacts = lazy(async () => ({ default: (await import('./contacts.tsx')).RefundContacts }))
const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }))

function waited({ refund_type: type, added }: Refund, words: Words): ReactNode {
  const since = isWaiting(type) ? waitingSince(added, Date.now()) : undefined
  if (!since) return '—'
  const { days, hours, minutes } = since
  return (
    <time dateTime={`P${days}DT${hours}H${minutes}M`}>{days > 0 ? words.sinceDays(days, hours) : words.sinceHours(hours, minutes)}</time>
  )
}

const returned = ({ refund_express: number, refund_express_name: courier }: Refund) => [courier, number].filter(Boolean).join(' ')

/** Refunds that were applied for (orders contract, 售后订单). */
export default definePage({
  text: $text,
  list: refundList,
  size: 15,
  above: arrivals('refunds'),
  empty: 'empty',
  find: 'order_id',
  // its detail is asked for by its number
  rowKey: ({ order_id: number }) => number,
  rowName: ({ order_id: number }) => number,
  filters: [
    {
      field: 'refund_type',
      as: 'choice',
      word: 'state',
      tabs: true,
      counts: countRefunds,
      options: choices(
        'all',
        ['1', 'refundOnly'],
        ['2', 'refundReturn'],
        ['4', 'refundAgreed'],
        ['5', 'refundSent'],
        ['3', 'refundRefused'],
        ['6', 'refunded'],
      ),
    },
    { field: 'order_id', as: 'text', word: 'search' },
    { field: 'time', as: 'dates', word: 'time' },
  ],
  columns: [
    {
      key: 'number',
      heading: true,
      width: 200,
      show: (refund, words) => (
        <Over>
          <strong className="console-name">{refund.order_id}</strong>
          {refund.is_del === 1 && <span className="console-tag">{words.deleted}</span>}
          <small>{orderLink(refund)}</small>
        </Over>
      ),
    },
    { key: 'goods', width: 230, show: ({ lines }, _, { connection }) => <GoodsCell lines={lines} base={connection.base} /> },
    {
      key: 'buyer',
      width: 110,
      isHiddenAtFirst: true,
      show: ({ nickname, uid }) => (
        <>
          {nickname} <small>{uid}</small>
        </>
      ),
    },
    { key: 'requested', width: 110, align: 'end', show: (refund) => yuan(refund.refund_price) },
    {
      key: 'state',
      width: 150,
      show: (refund, words) => (
        <Over>
          <RefundMark type={refund.refund_type} />
          {isWaiting(refund.refund_type) && (
            <small>
              {words.waiting} {waited(refund, words)}
            </small>
          )}
        </Over>
      ),
    },
    {
      key: 'reason',
      width: 200,
      show: (refund) =>
        [refund.refund_reason, refund.refund_explain, refund.refuse_reason, returned(refund)].filter(Boolean).join(' · ') || '—',
    },
    { key: 'added', width: 150, isHiddenAtFirst: true, show: ({ added }) => <Moment at={added} /> },
    { key: 'orderState', width: 90, isHiddenAtFirst: true, show: ({ orderState }) => orderState.replace(/<[^>]*>/g, '') },
    { key: 'paid', width: 100, align: 'end', isHiddenAtFirst: true, show: (refund) => yuan(refund.pay_price) },
    { key: 'remark', width: 120, isHiddenAtFirst: true, show: ({ remark }) => remark || '—' },
  ],
  detail: refundDetail,
  export: {
    cells: [
      { key: 'number', of: (refund) => refund.order_id },
      { key: 'order', of: ({ order }) => order },
      { key: 'buyer', of: ({ nickname }) => nickname },
      { key: 'requested', as: 'money', of: (refund) => exact(refund.refund_price) },
      { key: 'back', as: 'money', of: (refund) => exact(refund.refunded_price) },
      { key: 'state', of: ({ refund_type: type }) => $text.get()[refundStateOf(type)] },
      { key: 'reason', of: (refund) => refund.refund_reason },
      { key: 'explain', of: (refund) => refund.refund_explain },
      { key: 'refused', of: (refund) => refund.refuse_reason },
      { key: 'express', of: returned },
      { key: 'added', of: ({ added }) => added },
      { key: 'remark', of: ({ remark }) => remark },
    ],
  },
  actions: [
    {
      key: 'pay',
      on: 'row',
      permission: 'refund-yes',
      when: canPay,
      form: serverForm<Refund>({ ask: ({ connection, row }) => connection.send(payRefundForm, { params: { id: row!.id } }) }),
    },
    {
      key: 'agree',
      on: 'row',
      permission: 'refund-yes',
      when: canAgree,
      confirm: 'sureAgree',
      run: async ({ id }, { connection }) => (await connection.answer(agreeToReturn, { params: { id } })).message,
    },
    {
      key: 'refuse',
      on: 'row',
      permission: 'refund-no',
      when: canRefuse,
      form: serverForm<Refund>({ ask: ({ connection, row }) => connection.send(refuseRefundForm, { params: { id: row!.id } }) }),
    },
    { key: 'note', on: 'row', permission: 'refund-mark', form: remarkForm(byId(remarkRefund)) },
    {
      key: 'remove',
      on: 'row',
      permission: 'order-delete',
      isDanger: true,
      confirm: 'sureRemove',
      when: canRemove,
      run: async ({ store_order_id: id }, { connection }) => (await connection.answer(removeOrder, { params: { id } })).message,
    },
    { key: 'contacts', on: 'row', at: 'own', permission: 'admin-user-personal-data', Dialog: RefundContacts },
    { key: 'review', on: 'batch', permission: 'refund-yes', Dialog: Review },
  ],
})
