import { lazy } from 'react'
import {
  listWithdrawals,
  passWithdrawal,
  readWithdrawalForm,
  refuseWithdrawal,
  type WithdrawalRow,
  type Withdrawals,
} from '#src/api/withdrawals.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { defineForm, serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import type { ListReply } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { exact } from '#src/order-forms/amounts.ts'
import { longText } from '#src/kinds/long-text.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { reviewOfAll } from './review-form.ts'
import { $text, type Words } from './text.ts'
import { accountOf, Hints, isWaiting, stateOf, timeOf, wayOf } from './withdrawal.tsx'

const Review = lazy(async () => ({ default: (await import('./review.tsx')).Review }))

type Figure = keyof Withdrawals['extract_statistics']
const figure = (key: Figure) => ({
  key,
  of(reply: ListReply<WithdrawalRow>) {
    // some of them are numbers on the wire, without their places
    const value = (reply as unknown as Partial<Withdrawals>).extract_statistics?.[key]
    return value === undefined ? undefined : exact(value)
  },
})

const edit = serverForm<WithdrawalRow>({
  ask: ({ connection, row }) => connection.send(readWithdrawalForm, { params: { id: row!.id } }),
})

const refusal = defineForm<WithdrawalRow, { message: string }, Words>({
  text: $text,
  title: { add: 'refuse', edit: 'refuse' },
  start: () => ({ message: '' }),
  fields: [{ key: 'message', of: longText({ max: 500 }), required: 'messageHint', hint: 'messageHint' }],
  save: async ({ message }, { connection, row, options }) =>
    (await connection.answer(refuseWithdrawal, { params: { id: row!.id }, body: { message } }, options)).message,
})

/** Withdrawals of commission, and what becomes of them (finance contract, 提现申请). */
export default definePage<WithdrawalRow, Words>({
  text: $text,
  list: { call: listWithdrawals as never, read: (wire) => wire as unknown as WithdrawalRow },
  size: 15,
  empty: 'empty',
  find: 'nireid',
  rowKey: ({ id }) => String(id),
  rowName: ({ nickname, extract_price: amount }) => `${nickname} ${amount}`,
  filters: [
    { field: 'status', as: 'choice', word: 'state', options: choices('all', ['0', 'waiting'], ['1', 'passed'], ['-1', 'refused']) },
    { field: 'extract_type', as: 'choice', word: 'way', options: choices('all', ['wx', 'weixin'], ['alipay', 'alipay'], ['bank', 'bank']) },
    { field: 'data', as: 'dates', word: 'dates' },
    { field: 'nireid', as: 'text', word: 'search' },
  ],
  columns: [
    { key: 'id', width: 72 },
    {
      key: 'user',
      heading: true,
      show: ({ nickname, uid }) => (
        <>
          <strong className="console-name">{nickname}</strong> <small className="console-faint">{`ID ${uid}`}</small>
        </>
      ),
    },
    { key: 'extract_price', width: 110, align: 'end' },
    { key: 'extract_fee', width: 100, align: 'end' },
    {
      key: 'state',
      width: 150,
      show: (row, words) => (
        <>
          <State isOn={row.status === 1}>{words[stateOf(row)]}</State>
          {row.fail_msg && <small className="console-faint">{` ${row.fail_msg}`}</small>}
        </>
      ),
    },
    {
      key: 'way',
      width: 220,
      show: (row, words) => (
        <>
          <span className="console-tag">{wayOf(row, words)}</span> {accountOf(row)} <Hints row={row} words={words} />
        </>
      ),
    },
    {
      key: 'code',
      width: 84,
      show: ({ qrcode_url: src }, _, { connection }) => (src ? <ShopPicture src={src} base={connection.base} /> : '—'),
    },
    { key: 'time', width: 150, show: (row) => <Moment at={timeOf(row)} /> },
    { key: 'mark', width: 120, show: ({ mark }) => mark || '—' },
  ],
  totals: [figure('price'), figure('priced'), figure('brokerage_count'), figure('brokerage_not')],
  actions: [
    {
      key: 'commissions',
      on: 'list',
      isAside: true,
      permission: 'finance-finance-commission',
      open: (_, { go }) => go('/finance/finance/commission'),
    },
    { key: 'edit', on: 'row', permission: 'extract-edit', when: isWaiting, form: edit },
    {
      key: 'pass',
      on: 'row',
      permission: 'extract-status',
      when: isWaiting,
      confirm: 'passIt',
      run: async ({ id }, { connection }) => (await connection.answer(passWithdrawal, { params: { id } })).message,
    },
    { key: 'refuse', on: 'row', isDanger: true, permission: 'extract-status', when: isWaiting, form: refusal },
    {
      key: 'account',
      on: 'row',
      at: 'own',
      permission: 'extract-account',
      when: ({ extract_type: way }) => way !== 'balance',
      Dialog: AccountDialog,
    },
    {
      ...{ key: 'review', on: 'batch', permission: 'extract-status', when: (rows) => rows.some(isWaiting), Dialog: Review },
      whole: { batch: 'withdrawals.review', values: reviewOfAll },
    },
  ],
  export: {
    cells: [
      'id',
      { key: 'user', of: ({ nickname }) => nickname },
      { key: 'extract_price', of: ({ extract_price: amount }) => amount, as: 'money' },
      { key: 'extract_fee', of: ({ extract_fee: fee }) => fee, as: 'money' },
      { key: 'way', of: (row) => `${wayOf(row, $text.get())} ${accountOf(row)}` },
      { key: 'time', of: timeOf },
      'mark',
      { key: 'state', of: (row) => $text.get()[stateOf(row)] },
    ],
  },
})
