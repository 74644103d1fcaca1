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
  foldsActions: true,
  empty: 'empty',
  files: reportFiles('IN', receiptLine),
  search: 'search',
  filters: ['kind', 'sku', 'lotNo', 'warehouse', 'date', 'status'],
  columns: [
    { key: 'sn', width: 165, heading: 'number' },
    { key: 'date', width: 110 },
    { key: 'kind', width: 95 },
    { key: 'supplier', width: 145 },
    { key: 'sku', width: 145 },
    { key: 'lotNo', width: 115 },
    { key: 'qty', width: 90 },
    { key: 'weightActual', width: 120 },
    { key: 'warehouse', width: 95 },
    { key: 'cost', width: 105 },
  ],
  more: ['weightTheory', 'status', 'source', 'supplierLot', 'area', 'weight', 'price', 'priceUnit', 'amount', 'net', 'remark'],
  sums: ['area', 'weightTheory', 'weight', 'net', 'cost'],
  actions: [stockTab('toStock'), lineTrace, toDocument('/storageManagement/godownEntry')],
})
