import stockTransfer from '#src/api/resources/stock/stock-transfer.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { paperLines } from '#src/console/parts/factory/paper-lines.tsx'
import { paperPrint } from '#src/console/parts/factory/printed.ts'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { noteOf } from '#src/console/parts/factory/note.ts'
import { remindOf } from '#src/console/parts/factory/acts/remind/remind.ts'
import { fullOf, paperFiles } from '#src/console/parts/factory/workbooks.ts'
import { paperBatch } from '#src/console/parts/factory/acts/batch/paper-batch.tsx'
import { paperExpand, paperParts } from '#src/console/parts/factory/record/paper-parts.tsx'
import { reverseOf } from '#src/console/parts/factory/acts/reverse/reverse.tsx'
import { $text } from './text.ts'

/** What goes from one warehouse to another. */
export default recordPage({
  text: $text,
  of: stockTransfer,
  feature: 'factory',
  address: '/storageManagement/transfer',
  badge: 'status',
  expand: paperExpand(stockTransfer),
  totals: ['pieces', 'area', 'weight'],
  print: paperPrint(stockTransfer),
  files: paperFiles(stockTransfer),
  sums: ['pieces', 'weight'],
  empty: 'empty',
  search: 'search',
  filters: [postingTabs, 'warehouse', 'toWarehouse', 'date'],
  columns: [
    { key: 'sn', width: 172, heading: 'number' },
    { key: 'status', width: 95 },
    { key: 'date', width: 115 },
    { key: 'warehouse', width: 120 },
    { key: 'toWarehouse', width: 120 },
    { key: 'pieces', width: 90 },
    { key: 'weight', width: 110 },
  ],
  controls: {
    lines: paperLines({
      of: stockTransfer,
      context: 'TRANSFER',
      last: ({ warehouse }) => ({ status: '2', ...(warehouse && { warehouse_id: warehouse }) }),
    }),
  },
  form: ['date', 'warehouse', 'toWarehouse', 'lines', 'remark'],
  help: { lines: 'linesHelp' },
  acts: reverseOf(stockTransfer, '/storageManagement/transfer'),
  actions: [remindOf(stockTransfer), noteOf(stockTransfer), ...paperBatch(stockTransfer), fullOf(stockTransfer, $text)],
  sections: [
    { key: 'basics', fields: ['sn', 'date', 'warehouse', 'toWarehouse', 'status', 'remark', 'files'] },
    { key: 'lines', fields: ['lines'] },
  ],
  parts: paperParts(stockTransfer),
})
