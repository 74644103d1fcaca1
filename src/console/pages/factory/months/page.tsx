import { closeMonthCall, listMonths, reopenMonth, verifyKey, type AccountingMonth } from '#src/api/factory-settings.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { State } from '#src/console/engine/state.tsx'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { longText } from '#src/kinds/long-text.ts'
import { MonthEvents } from './month-events.tsx'
import { $text } from './text.ts'
import { VerifyDialog } from './verify-dialog.tsx'
import { WaitingPapers } from './waiting-papers.tsx'

type Words = ReturnType<typeof $text.get>

const reopening = defineForm<AccountingMonth, { reason: string }, Words>({
  text: $text,
  title: { add: 'reopen', edit: 'reopen' },
  start: () => ({ reason: '' }),
  fields: [{ key: 'reason', of: longText({ max: 200 }), required: 'reasonMissing', help: 'reopenHint' }],
  save: async ({ reason }, { connection, row, options }) =>
    (await connection.answer(reopenMonth, { body: { month: row!.month, reason } }, options)).message,
})

/** Months of business: nothing is posted into one that is closed (manufacturing 2.7, 2.11). */
export default definePage<AccountingMonth, Words>({
  text: $text,
  feature: 'factory',
  list: { whole: listMonths, rows: ({ list }: { list: AccountingMonth[] }) => list },
  rowKey: ({ month }) => month,
  rowName: ({ month }) => month,
  above: MonthEvents as never,
  empty: 'empty',
  columns: [
    { key: 'month', width: 120, heading: true, show: ({ month }) => <strong className="console-name">{month}</strong> },
    {
      ...{ key: 'state', width: 120 },
      show: ({ is_closed: isClosed }, words) => <State isOn={isClosed === 0}>{isClosed ? words.closed : words.open}</State>,
    },
    { key: 'posted', width: 120, align: 'end' },
    { key: 'waiting', width: 160, align: 'end' },
    { key: 'closedBy', width: 140, show: ({ closed_by: who }) => who || '—' },
    { key: 'closedAt', width: 180, show: ({ closed_at: at }) => at || '—' },
  ],
  expand: { show: WaitingPapers, when: ({ waiting, is_closed: isClosed }) => waiting > 0 && isClosed === 0 },
  actions: [
    { key: 'verify', on: 'list', permission: verifyKey, Dialog: VerifyDialog },
    {
      key: 'close',
      on: 'row',
      when: ({ is_closed: isClosed, has_ended: hasEnded }) => isClosed === 0 && hasEnded === 1,
      confirm: ({ month, waiting }, words) => (waiting > 0 ? words.closeHindered(month, waiting) : words.closeAsk(month)),
      run: async ({ month }, { connection }) => (await connection.answer(closeMonthCall, { body: { month } })).message,
    },
    { key: 'reopen', on: 'row', permission: 'period:override', when: ({ is_closed: isClosed }) => isClosed === 1, form: reopening },
  ],
})
