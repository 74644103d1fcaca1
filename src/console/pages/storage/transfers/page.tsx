import stockTransfer from '#src/api/resources/stock/stock-transfer.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { $text } from './text.ts'

/** What goes from one warehouse to another. */
export default recordPage({
  text: $text,
  of: stockTransfer,
  feature: 'factory',
  address: '/storageManagement/transfer',
  badge: 'status',
  totals: ['pieces', 'area', 'weight'],
  print: true,
  empty: 'empty',
  search: 'search',
  filters: [postingTabs, 'warehouse', 'toWarehouse', 'date'],
  columns: [
    { key: 'sn', width: 170, heading: true },
    { key: 'date', width: 120 },
    { key: 'warehouse', width: 160 },
    { key: 'toWarehouse', width: 160 },
    { key: 'pieces', width: 100 },
    { key: 'weight', width: 120 },
    { key: 'remark', width: 200 },
    { key: 'status', width: 100 },
  ],
  form: ['date', 'warehouse', 'toWarehouse', 'lines', 'remark'],
  help: { lines: 'linesHelp' },
  sections: [
    { key: 'basics', fields: ['sn', 'date', 'warehouse', 'toWarehouse', 'status', 'remark'] },
    { key: 'lines', fields: ['lines'] },
  ],
})
