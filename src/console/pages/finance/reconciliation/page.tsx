import type { ReactNode } from 'react'
import { listReconciliation, type BookRow } from '#src/api/reconciliation.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import type { PageTools } from '#src/console/engine/page.ts'
import { Link } from '#src/console/router/link.tsx'
import { documentOf, flowOf, isOfUsers, kindOptions, nameOfKind, userOf } from './kinds.ts'
import { Sums } from './sums.tsx'
import { $text } from './text.ts'

/** A link for who may see where it leads. */
const leading = (lead: { to: string; key: string } | undefined, shown: ReactNode, { connection }: PageTools) =>
  lead && connection.can(lead.key) ? <Link to={lead.to}>{shown}</Link> : shown

const isEven = (gap: string) => Number(gap) === 0
const gap = (value: string) => (isEven(value) ? '—' : <strong>{value}</strong>)
/** Of users nothing came in or went out. */
const moved = (row: BookRow, value: string) => (isOfUsers(row.kind) ? '—' : value)

/** Documents, the flow of money and users' accounts, held against each other day by day. */
export default definePage({
  text: $text,
  feature: 'reconciliation',
  list: { call: listReconciliation as never, read: (wire) => wire as unknown as BookRow },
  size: 20,
  empty: 'empty',
  rowKey: ({ kind, number, uid }) => `${kind} ${number} ${uid}`,
  rowName: ({ number }) => number,
  above: Sums,
  filters: [
    {
      ...{ field: 'state', as: 'choice', word: 'state', tabs: true },
      options: [
        { value: '', word: 'onlyDifferences' },
        { value: 'all', word: 'everything' },
      ],
    },
    { field: 'time', as: 'dates', word: 'dates', start: 'days30' },
    { field: 'kind', as: 'choice', word: 'kind', options: kindOptions },
  ],
  columns: [
    {
      ...{ key: 'number', heading: true, width: 215 },
      show: (row, _, tools) => leading(documentOf(row), <strong className="console-name">{row.number || '—'}</strong>, tools),
    },
    { key: 'kind', width: 96, show: ({ kind }, words) => <span className="console-tag">{nameOfKind(kind, words)}</span> },
    { key: 'time', width: 140, show: ({ add_time: at }) => <Moment at={at} /> },
    { key: 'user', width: 100, show: (row, _, tools) => leading(userOf(row), row.nickname || '—', tools) },
    { key: 'paid', width: 96, align: 'end', show: (row) => moved(row, row.paid) },
    { key: 'flow', width: 96, align: 'end', show: (row, _, tools) => leading(flowOf(row), moved(row, row.flow), tools) },
    { key: 'flowGap', width: 96, align: 'end', show: (row) => gap(row.flow_gap) },
    { key: 'owed', width: 96, align: 'end', show: ({ owed }) => owed },
    { key: 'ledger', width: 96, align: 'end', show: ({ ledger }) => ledger },
    { key: 'ledgerGap', width: 96, align: 'end', show: (row) => gap(row.ledger_gap) },
  ],
  export: {
    cells: [
      'number',
      { key: 'kind', of: ({ kind }, words) => nameOfKind(kind, words) },
      { key: 'time', of: ({ add_time: at }) => at },
      { key: 'user', of: ({ nickname }) => nickname },
      { key: 'paid', of: ({ paid }) => paid, as: 'money' },
      { key: 'flow', of: ({ flow }) => flow, as: 'money' },
      { key: 'flowGap', of: ({ flow_gap: value }) => value, as: 'money' },
      { key: 'owed', of: ({ owed }) => owed, as: 'money' },
      { key: 'ledger', of: ({ ledger }) => ledger, as: 'money' },
      { key: 'ledgerGap', of: ({ ledger_gap: value }) => value, as: 'money' },
      { key: 'paidBy', of: ({ pay_type_name: name }) => name },
    ],
  },
})
