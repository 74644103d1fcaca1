import { Wallet } from 'lucide-react'
import type { Endpoint } from '#src/api/endpoint.ts'
import { listPaid, type PaidRow } from '#src/api/factory-money.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { State } from '#src/console/engine/state.tsx'
import { SettleDialog } from '#src/console/parts/factory/money/lazy.ts'
import { paySupplierForm } from '#src/console/parts/factory/money/pay.ts'
import { grouped } from '#src/lib/decimal.ts'
import { Allocations } from './allocations.tsx'
import { undoForm, unsettleForm } from './forms.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const permission = 'admin-store-materialPurchase-paid'
const hasLeft = ({ status, unallocated }: PaidRow) => status === 2 && unallocated !== '0.00'
const wordOf = (words: object, key: string) => (words as Readonly<Record<string, string>>)[key] ?? key
const stateOf = (row: PaidRow, words: Words) => (row.status === 8 ? words.isUndone : hasLeft(row) ? words.isLeft : words.isSettled)

/** What was paid to suppliers, what it settles, and what of it settles nothing yet (manufacturing 3.2, paidList). */
export default definePage<PaidRow, Words>({
  text: $text,
  feature: 'factory',
  list: { call: listPaid as unknown as Endpoint, read: (wire) => wire as unknown as PaidRow },
  query: { side: 'out' },
  rowKey: ({ id }) => String(id),
  rowName: ({ sn, party }) => `${sn} ${party}`,
  empty: 'empty',
  find: 'keyword',
  filters: [
    {
      ...{ field: 'state', as: 'choice', tabs: true, word: 'state' },
      options: choices('all', ['left', 'isLeft'], ['settled', 'isSettled'], ['undone', 'isUndone']),
    },
    { field: 'keyword', as: 'text', word: 'search' },
    { field: 'party', name: 'party_id', as: 'reference', word: 'party', source: 'supplier' },
    { field: 'account', name: 'account_id', as: 'reference', word: 'account', source: 'cash-account' },
    {
      ...{ field: 'method', as: 'choice', word: 'method' },
      options: choices('all', ['cash', 'cash'], ['bank', 'bank'], ['wechat', 'wechat'], ['alipay', 'alipay'], ['draft', 'draft']),
    },
    { field: 'days', as: 'dates', wire: 'days', word: 'days' },
  ],
  columns: [
    { key: 'sn', width: 205, heading: true, show: ({ sn }) => <strong className="console-name">{sn}</strong> },
    { key: 'biz_date', width: 120 },
    { key: 'party', width: 190 },
    { key: 'amount', width: 120, align: 'end', show: ({ amount }) => grouped(amount) },
    { key: 'discount', width: 100, align: 'end', isHiddenAtFirst: true, show: ({ discount }) => grouped(discount) },
    { key: 'unallocated', width: 120, align: 'end', show: ({ unallocated }) => grouped(unallocated) },
    { key: 'method', width: 100, isHiddenAtFirst: true, show: ({ method }, words) => wordOf(words, method) },
    { key: 'account', width: 130, isHiddenAtFirst: true, show: ({ account }) => account ?? '' },
    { key: 'doc', width: 175, show: ({ doc }) => doc?.sn ?? '' },
    { key: 'ref_no', width: 140, isHiddenAtFirst: true },
    { key: 'operator', width: 100, isHiddenAtFirst: true },
    { key: 'state', width: 100, show: (row, words) => <State isOn={row.status === 2}>{stateOf(row, words)}</State> },
  ],
  totals: [{ key: 'amount' }, { key: 'discount' }, { key: 'unallocated' }],
  expand: { show: Allocations },
  actions: [
    { key: 'pay', on: 'list', permission, icon: <Wallet size={16} aria-hidden />, form: paySupplierForm as never },
    { key: 'settle', on: 'row', permission, when: hasLeft, Dialog: SettleDialog },
    { key: 'unsettle', on: 'row', permission, when: ({ allocations }) => allocations.length > 0, form: unsettleForm },
    { key: 'undo', on: 'row', permission, isDanger: true, when: ({ status }) => status === 2, form: undoForm },
  ],
  export: {
    cells: [
      ...(['sn', 'biz_date', 'party'] as const),
      { key: 'amount', of: ({ amount }) => amount, as: 'money' },
      { key: 'discount', of: ({ discount }) => discount, as: 'money' },
      { key: 'unallocated', of: ({ unallocated }) => unallocated, as: 'money' },
      { key: 'method', of: ({ method }, words) => wordOf(words, method) },
      { key: 'account', of: ({ account }) => account ?? '' },
      { key: 'doc', of: ({ doc }) => doc?.sn ?? '' },
      ...(['ref_no', 'remark', 'operator'] as const),
      { key: 'state', of: stateOf },
    ],
  },
})
