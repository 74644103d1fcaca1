import { listBills, type BillRow } from '#src/api/capital-flow.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { exportList } from '#src/console/engine/export/export-list.ts'
import { $text as $flows } from '#src/console/parts/finance/flow-list.text.ts'
import { flowList } from '#src/console/parts/finance/flow-list.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { BillDialog } from './bill-dialog.tsx'
import { Period } from './period.tsx'
import { idsOf } from './bill-ids.ts'
import { $text } from './text.ts'

/** The flows of a bill as a workbook, called by its period. */
async function download(connection: Connection, row: BillRow): Promise<void> {
  const words = { ...$flows.get(), title: `${row.title} ${row.add_time}` }
  const reading = { signal: new AbortController().signal, onProgress() {} }
  await exportList(connection, flowList, words, { ids: idsOf(row) }, { ...reading, format: 'xlsx' })
}

/** What came in and went out by days, weeks and months (finance contract, 账单记录). */
export default definePage({
  text: $text,
  list: listBills,
  query: { type: 'day' },
  size: 15,
  empty: 'empty',
  rowKey: ({ title, add_time }) => `${title} ${add_time}`,
  rowName: ({ add_time }) => add_time,
  filters: [
    {
      field: 'type',
      as: 'choice',
      word: 'type',
      tabs: true,
      options: [
        { value: '', word: 'day' },
        { value: 'week', word: 'week' },
        { value: 'month', word: 'month' },
      ],
    },
    { field: 'time', as: 'dates', word: 'dates' },
  ],
  columns: [
    { key: 'period', heading: true, show: ({ add_time: period }, words) => <Period period={period} words={words} /> },
    { key: 'heading', width: 120, show: ({ title }) => title },
    { key: 'income_price', width: 150, align: 'end' },
    { key: 'exp_price', width: 150, align: 'end' },
    { key: 'entry_price', width: 150, align: 'end' },
  ],
  totals: [{ key: 'income_price' }, { key: 'exp_price' }, { key: 'entry_price' }],
  actions: [
    { key: 'detail', on: 'row', Dialog: BillDialog },
    {
      key: 'download',
      on: 'row',
      async open(row, { connection, notifySuccess, notifyError }, words) {
        await download(connection, row).then(
          () => notifySuccess(words.saved),
          (failure: unknown) => notifyError(failure instanceof Error ? failure.message : String(failure)),
        )
      },
    },
  ],
  export: {
    cells: [
      { key: 'period', of: ({ add_time: period }) => period },
      { key: 'income_price', of: ({ income_price: sum }) => sum, as: 'money' },
      { key: 'exp_price', of: ({ exp_price: sum }) => sum, as: 'money' },
      { key: 'entry_price', of: ({ entry_price: sum }) => sum, as: 'money' },
    ],
  },
})
