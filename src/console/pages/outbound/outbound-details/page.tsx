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
    { key: 'sn', width: 170, heading: true },
    { key: 'date', width: 115 },
    { key: 'kind', width: 110 },
    { key: 'party', width: 180 },
    { key: 'sku', width: 240 },
    { key: 'lotNo', width: 150 },
    { key: 'warehouse', width: 120 },
    { key: 'pieces', width: 90 },
    { key: 'area', width: 100 },
    { key: 'weightTheory', width: 130 },
    { key: 'weightActual', width: 130 },
    { key: 'cost', width: 110 },
    { key: 'source', width: 190 },
    { key: 'reason', width: 160 },
    { key: 'remark', width: 160 },
    { key: 'status', width: 90 },
  ],
  more: ['qty'],
  sums: ['pieces', 'area', 'weightTheory', 'weightActual', 'cost'],
  actions: [lineTrace, toDocument('/outboundManagement/outboundOrder')],
})
