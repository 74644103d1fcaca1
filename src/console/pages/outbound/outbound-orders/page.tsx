import outboundOrder, { hasParty } from '#src/api/resources/stock/outbound-order.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { paperLines } from '#src/console/parts/factory/paper-lines.tsx'
import { skuFilter } from '#src/console/parts/factory/paper-filters.ts'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { moneyFigures } from '#src/console/parts/factory/totals.ts'
import { beginReturn } from './begin-return.ts'
import { paperPrint } from '#src/console/parts/factory/printed.ts'
import { noteOf } from '#src/console/parts/factory/note.ts'
import { remindOf } from '#src/console/parts/factory/acts/remind/remind.ts'
import { fullOf, paperFiles } from '#src/console/parts/factory/workbooks.ts'
import { paperBatch } from '#src/console/parts/factory/acts/batch/paper-batch.tsx'
import { paperExpand, paperParts } from '#src/console/parts/factory/record/paper-parts.tsx'
import { reverseOf } from '#src/console/parts/factory/acts/reverse/reverse.tsx'
import { $text } from './text.ts'

/** What leaves for another reason than a sale (manufacturing 3.5 no. 18). */
export default recordPage({
  text: $text,
  of: outboundOrder,
  feature: 'factory',
  address: '/outboundManagement/outboundOrder',
  badge: 'status',
  expand: paperExpand(outboundOrder),
  totals: ['pieces', 'area', ...moneyFigures],
  print: paperPrint(outboundOrder),
  files: paperFiles(outboundOrder),
  sums: ['pieces', 'weight', 'gross'],
  empty: 'empty',
  search: 'search',
  begin: beginReturn,
  filters: [postingTabs, 'kind', 'warehouse', 'party', skuFilter, 'date'],
  columns: [
    { key: 'sn', width: 172, heading: 'number' },
    { key: 'status', width: 95 },
    { key: 'date', width: 115 },
    { key: 'kind', width: 95 },
    { key: 'warehouse', width: 95 },
    { key: 'party', width: 150 },
    { key: 'weight', width: 105 },
    { key: 'reason', width: 120 },
  ],
  more: ['pieces', 'area', 'gross', 'cost', 'sources', 'operator', 'remark'],
  controls: {
    lines: paperLines({
      of: outboundOrder,
      context: 'OUT',
      party: 'party',
      isPriced: ({ kind }) => kind === 'return',
      last: ({ kind, party, warehouse }) => ({
        ...{ status: '2', sub_type: kind },
        ...(hasParty(kind) && party && { party_id: party }),
        ...(warehouse && { warehouse_id: warehouse }),
      }),
    }),
  },
  form: ['kind', 'date', 'warehouse', 'party', 'reason', 'taxMode', 'lines', 'remark'],
  help: { party: 'partyHelp', lines: 'linesHelp' },
  when: { party: ({ kind }) => hasParty(kind), taxMode: ({ kind }) => kind === 'return' },
  acts: reverseOf(outboundOrder, '/outboundManagement/outboundOrder'),
  actions: [remindOf(outboundOrder), noteOf(outboundOrder), ...paperBatch(outboundOrder), fullOf(outboundOrder, $text)],
  sections: [
    { key: 'basics', fields: ['sn', 'kind', 'date', 'warehouse', 'party', 'reason', 'status', 'remark', 'files'] },
    { key: 'lines', fields: ['lines'] },
  ],
  parts: paperParts(outboundOrder),
})
