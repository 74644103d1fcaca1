import goodsReceipt from '#src/api/resources/stock/goods-receipt.ts'
import { hasParty, isPriced } from '#src/api/goods-receipts.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { paperLines } from '#src/console/parts/factory/paper-lines.tsx'
import { paperImport } from '#src/console/parts/factory/paper-import.ts'
import { paperPrint } from '#src/console/parts/factory/printed.ts'
import { skuFilter } from '#src/console/parts/factory/paper-filters.ts'
import { postingTabs } from '#src/console/parts/factory/status-filter.ts'
import { moneyFigures } from '#src/console/parts/factory/totals.ts'
import { payForm } from '#src/console/parts/factory/money/pay.ts'
import { LabelsOfReceipt, LabelsOfReceipts } from '#src/console/parts/factory/labels/receipt-labels.tsx'
import { splitLots } from './split-lots.ts'
import { beginReceipt, receiptOf } from './begin-receipt.ts'
import { noteOf } from '#src/console/parts/factory/note.ts'
import { remindOf } from '#src/console/parts/factory/acts/remind/remind.ts'
import { fullOf, paperFiles } from '#src/console/parts/factory/workbooks.ts'
import { paperBatch } from '#src/console/parts/factory/acts/batch/paper-batch.tsx'
import { paperExpand, paperParts } from '#src/console/parts/factory/record/paper-parts.tsx'
import { reverseOf } from '#src/console/parts/factory/acts/reverse/reverse.tsx'
import { $text } from './text.ts'

/** What comes into a warehouse (manufacturing 3.5 no. 10). */
export default recordPage({
  text: $text,
  of: goodsReceipt,
  feature: 'factory',
  address: '/storageManagement/godownEntry',
  badge: 'status',
  expand: paperExpand(goodsReceipt),
  totals: ['pieces', ...moneyFigures],
  print: paperPrint(goodsReceipt),
  files: paperFiles(goodsReceipt),
  sums: ['pieces', 'weight', 'gross'],
  imports: paperImport(goodsReceipt),
  empty: 'empty',
  search: 'search',
  begin: beginReceipt,
  filters: [postingTabs, 'kind', 'warehouse', 'party', skuFilter, 'date'],
  columns: [
    { key: 'sn', width: 172, heading: 'number' },
    { key: 'status', width: 95 },
    { key: 'date', width: 115 },
    { key: 'kind', width: 95 },
    { key: 'party', width: 170 },
    { key: 'warehouse', width: 95 },
    { key: 'weight', width: 105 },
    { key: 'gross', width: 110 },
  ],
  more: ['sources', 'pieces', 'area', 'operator', 'due', 'net', 'tax', 'remark'],
  controls: {
    lines: paperLines({
      of: goodsReceipt,
      context: 'IN',
      party: 'party',
      isPriced: ({ kind }) => isPriced(kind),
      last: ({ kind, party }) => ({ status: '2', sub_type: kind, ...(party && { party_id: party }) }),
      onPaper: (connection, id) => receiptOf(connection, [Number(id)]),
      settled: (rows) => splitLots(rows as never),
    }),
  },
  form: ['kind', 'date', 'warehouse', 'party', 'due', 'taxMode', 'lines', 'discount', 'freight', 'remark'],
  help: { party: 'partyHelp', due: 'dueHelp', lines: 'linesHelp', discount: 'discountHelp' },
  when: {
    party: ({ kind }) => hasParty(kind),
    due: ({ kind }) => kind === 'purchase',
    taxMode: ({ kind }) => hasParty(kind),
    discount: ({ kind }) => hasParty(kind),
    freight: ({ kind }) => hasParty(kind),
  },
  acts: reverseOf(goodsReceipt, '/storageManagement/godownEntry'),
  actions: [
    { key: 'labels', on: 'row', when: ({ status }: { status: string }) => status === '2', Dialog: LabelsOfReceipt },
    {
      key: 'giveBack',
      on: 'row',
      permission: 'admin-store-outboundOrder-add',
      when: ({ status, kind }: { status: string; kind: string }) => status === '2' && kind === 'purchase',
      open: ({ id }: { id: string }, { go }: PageTools) => go(`/outboundManagement/outboundOrder/new?receipt=${id}`),
    },
    {
      key: 'pay',
      on: 'row',
      permission: 'admin-store-materialPurchase-paid',
      when: ({ status, kind }: { status: string; kind: string }) => status === '2' && kind === 'purchase',
      form: payForm('IN'),
    },
    ...paperBatch(goodsReceipt),
    remindOf(goodsReceipt),
    { key: 'labelsOfChosen', on: 'batch', Dialog: LabelsOfReceipts },
    noteOf(goodsReceipt),
    fullOf(goodsReceipt, $text),
  ],
  sections: [
    {
      key: 'basics',
      fields: ['sn', 'kind', 'date', 'warehouse', 'party', 'due', 'taxMode', 'discount', 'freight', 'status', 'remark', 'files'],
    },
    { key: 'lines', fields: ['lines'] },
  ],
  parts: paperParts(goodsReceipt),
})
