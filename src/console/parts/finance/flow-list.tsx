import { listFlows, type FlowRow, type Flows } from '#src/api/capital-flow.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import type { ListPage, ListReply } from '#src/console/engine/page.ts'
import { Signed } from './amount.tsx'
import { $text } from './flow-list.text.ts'

export type FlowWords = ReturnType<typeof $text.get>

const sumOf = (key: 'income' | 'payout' | 'net') => (reply: ListReply<FlowRow>) => (reply as unknown as Flows).summary?.[key]

/** Kinds of flow by their number (finance contract, `trading_type`). */
export const kinds = choices(
  'all',
  ['1', 'order'],
  ['2', 'refund'],
  ['3', 'recharge'],
  ['4', 'rechargeRefund'],
  ['5', 'redPacket'],
  ['6', 'commission'],
  ['7', 'membership'],
  ['8', 'cashier'],
)

/** Flows of money with what they come to: the page of all of them, and what a bill is made of. */
export const flowList = {
  text: $text,
  list: { call: listFlows as never, read: (wire) => wire as unknown as FlowRow },
  rowKey: ({ id }) => String(id),
  rowName: ({ flow_id: number }) => number,
  size: 20,
  empty: 'empty',
  filters: [{ field: 'keywords', as: 'text', word: 'search' }],
  columns: [
    { key: 'flow_id', heading: true, width: 240, show: ({ flow_id: number }) => <strong className="console-name">{number}</strong> },
    { key: 'order_id', width: 200 },
    { key: 'time', width: 150, show: ({ add_time: at }) => <Moment at={at} /> },
    { key: 'price', width: 130, align: 'end', show: ({ price }) => <Signed amount={price} /> },
    { key: 'user', width: 120, show: ({ nickname }) => nickname || '—' },
    { key: 'kind', width: 100, show: ({ trading_type: kind }) => <span className="console-tag">{kind}</span> },
    { key: 'paidBy', width: 100, show: ({ pay_type_name: name, pay_type: type }) => name || type },
    { key: 'mark', width: 140, show: ({ mark }) => mark || '—' },
  ],
  totals: [
    { key: 'income', of: sumOf('income') },
    { key: 'payout', of: sumOf('payout') },
    { key: 'net', of: sumOf('net') },
  ],
  export: {
    cells: [
      'flow_id',
      'order_id',
      { key: 'user', of: ({ nickname }) => nickname },
      { key: 'phone', of: ({ phone }) => phone },
      { key: 'price', of: ({ price }) => price, as: 'money' },
      { key: 'running', of: ({ running }) => running, as: 'money' },
      { key: 'kind', of: ({ trading_type: kind }) => kind },
      { key: 'paidBy', of: ({ pay_type_name: name, pay_type: type }) => name || type },
      { key: 'time', of: ({ add_time: at }) => at },
      'mark',
    ],
  },
} satisfies ListPage<FlowRow, FlowWords>
