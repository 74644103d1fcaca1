import outboundLine from '#src/api/resources/stock/outbound-line.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { lineTrace } from '#src/console/parts/factory/trace/line-trace.tsx'
import { toDocument } from '#src/console/parts/factory/to-document.ts'
import { reportFiles } from '#src/console/parts/factory/workbooks.ts'
import { $text } from './text.ts'

/** What has left, line by line (manufacturing 3.5 no. 19). */
export default recordPage({
  text: $text,
  of: outboundLine,
  feature: 'factory',
  empty: 'empty',
  foldsActions: true,
  files: reportFiles('OUT', outboundLine),
  search: 'search',
  filters: [
    { ...postingTabs, options: postingTabs.options.filter(({ value }) => value !== '9') },
    'kind',
    'sku',
    'lotNo',
    'party',
    'warehouse',
    'date',
  ],
  columns: [
    { key: 'sn', width: 165, heading: 'number' },
    { key: 'date', width: 110 },
    { key: 'kind', width: 95 },
    { key: 'party', width: 145 },
    { key: 'sku', width: 165 },
    { key: 'lotNo', width: 115 },
    { key: 'warehouse', width: 95 },
    { key: 'pieces', width: 80 },
    // what is counted by weight has no pieces, and little is weighed again when it leaves
    { key: 'weightTheory', width: 120 },
    { key: 'cost', width: 105 },
  ],
  more: ['area', 'weightActual', 'source', 'reason', 'remark', 'status', 'qty'],
  sums: ['pieces', 'area', 'weightTheory', 'weightActual', 'cost'],
  actions: [lineTrace, toDocument('/outboundManagement/outboundOrder')],
})
