import receiptLine from '#src/api/resources/stock/receipt-line.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { lineTrace } from '#src/console/parts/factory/trace/line-trace.tsx'
import { stockTab } from '#src/console/parts/factory/stock-tabs.ts'
import { toDocument } from '#src/console/parts/factory/to-document.ts'
import { reportFiles } from '#src/console/parts/factory/workbooks.ts'
import { $text } from './text.ts'

/** What has come in, line by line (manufacturing 3.5 no. 11). */
export default recordPage({
  text: $text,
  of: receiptLine,
  feature: 'factory',
  empty: 'empty',
  files: reportFiles('IN', receiptLine),
  search: 'search',
  filters: ['kind', 'sku', 'lotNo', 'warehouse', 'date', 'status'],
  columns: [
    { key: 'sn', width: 170, heading: true },
    { key: 'date', width: 115 },
    { key: 'kind', width: 100 },
    { key: 'supplier', width: 190 },
    { key: 'sku', width: 230 },
    { key: 'lotNo', width: 140 },
    { key: 'qty', width: 100 },
    { key: 'weightTheory', width: 130 },
    { key: 'weightActual', width: 130 },
    { key: 'warehouse', width: 110 },
    { key: 'cost', width: 120 },
    { key: 'status', width: 90 },
  ],
  more: ['source', 'supplierLot', 'area', 'weight', 'price', 'priceUnit', 'amount', 'net', 'remark'],
  sums: ['area', 'weightTheory', 'weight', 'net', 'cost'],
  actions: [stockTab('toStock'), lineTrace, toDocument('/storageManagement/godownEntry')],
})
