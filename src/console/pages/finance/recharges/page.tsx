import { listRecharges, readRefundForm, removeRecharge, type RechargeRow } from '#src/api/recharges.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { State } from '#src/console/engine/state.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Figures } from './figures.tsx'
import { filters } from './filters.ts'
import { $text } from './text.ts'

const isRefunded = ({ refund_price: refunded }: RechargeRow) => Number(refunded) > 0
const isPaid = ({ paid }: RechargeRow) => Number(paid) === 1
/** What the shop gave by itself was never paid in. */
const canRefund = (row: RechargeRow) => isPaid(row) && !isRefunded(row) && row.recharge_type !== 'system'

/** Whose it is and how much was paid stands above it. */
const refund = serverForm<RechargeRow>({
  async ask({ connection, row }) {
    const form = await connection.send(readRefundForm, { params: { id: row!.id } })
    return { ...form, title: [form.title, row!.nickname, row!.price].join(' · ') }
  },
})

/** Recharges of balances (finance contract, 充值记录). */
export default definePage({
  text: $text,
  list: listRecharges,
  size: 15,
  empty: 'empty',
  find: 'nickname',
  rowKey: ({ id }) => String(id),
  rowName: ({ order_id: number }) => number,
  above: Figures,
  filters,
  columns: [
    { key: 'id', width: 72 },
    {
      key: 'avatar',
      width: 70,
      show: ({ avatar }, _, { connection }) => (avatar ? <ShopPicture src={avatar} base={connection.base} /> : '—'),
    },
    { key: 'nickname', heading: true, show: ({ nickname }) => <strong className="console-name">{nickname}</strong> },
    { key: 'order_id', width: 200 },
    { key: 'price', width: 110, align: 'end' },
    { key: 'give_price', width: 110, align: 'end' },
    {
      key: 'paid',
      width: 110,
      show: (row, words) => <State isOn={isPaid(row) && !isRefunded(row)}>{isRefunded(row) ? words.refunded : row.paid_type}</State>,
    },
    { key: 'kind', width: 110, show: ({ _recharge_type: kind }) => kind },
    { key: 'time', width: 150, show: ({ _pay_time: at, pay_time: seconds }) => (seconds ? <Moment at={at} /> : at) },
  ],
  actions: [
    { key: 'refund', on: 'row', permission: 'recharge-refund', when: canRefund, form: refund },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'recharge-delete',
      when: (row) => !isPaid(row),
      run: async ({ id }, { connection }) => (await connection.answer(removeRecharge, { params: { id } })).message,
    },
  ],
  export: {
    cells: [
      'id',
      'nickname',
      'order_id',
      { key: 'price', of: ({ price }) => price, as: 'money' },
      { key: 'give_price', of: ({ give_price: gift }) => gift, as: 'money' },
      { key: 'paid', of: (row) => (isRefunded(row) ? $text.get().refunded : row.paid_type) },
      { key: 'kind', of: ({ _recharge_type: kind }) => kind },
      { key: 'time', of: ({ _pay_time: at }) => at },
    ],
  },
})
