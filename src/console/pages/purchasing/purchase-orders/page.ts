import purchaseOrder from '#src/api/resources/purchasing/purchase-order.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { paperLines } from '#src/console/parts/factory/paper-lines.tsx'
import { overdueFilter, skuFilter } from '#src/console/parts/factory/paper-filters.ts'
import { commitmentTabs } from '#src/console/parts/factory/status-filter.ts'
import { paperImport } from '#src/console/parts/factory/paper-import.ts'
import { paperPrint } from '#src/console/parts/factory/printed.ts'
import { payForm } from '#src/console/parts/factory/money/pay.ts'
import { moneyFigures } from '#src/console/parts/factory/totals.ts'
import { ShortageDialog } from '#src/console/parts/factory/shortage/lazy.ts'
import { beginOrder } from './begin-order.ts'
import { noteOf } from '#src/console/parts/factory/note.ts'
import { contractOf } from '#src/console/parts/factory/contract/contract.ts'
import { remindOf } from '#src/console/parts/factory/acts/remind/remind.ts'
import { fullOf, paperFiles } from '#src/console/parts/factory/workbooks.ts'
import { paperBatch } from '#src/console/parts/factory/acts/batch/paper-batch.tsx'
import { changeOf, changeQuestion } from '#src/console/parts/factory/acts/change/change.tsx'
import { PurchaseChart } from '#src/console/parts/factory/chart/lazy.tsx'
import { closeLinesOf } from '#src/console/parts/factory/acts/close-lines/close-lines.tsx'
import { paperExpand, paperParts } from '#src/console/parts/factory/record/paper-parts.tsx'
import { $text } from './text.ts'

/** What is ordered from suppliers (manufacturing 3.5 no. 6). */
export default recordPage({
  text: $text,
  of: purchaseOrder,
  feature: 'factory',
  address: '/purchasingManagement/materialPurchase',
  badge: 'status',
  expand: paperExpand(purchaseOrder),
  above: PurchaseChart,
  totals: moneyFigures,
  print: paperPrint(purchaseOrder),
  files: paperFiles(purchaseOrder),
  sums: ['pieces', 'weight', 'gross'],
  imports: paperImport(purchaseOrder),
  empty: 'empty',
  search: 'search',
  begin: beginOrder,
  filters: [commitmentTabs, 'supplier', skuFilter, 'buyer', 'date', 'delivery', overdueFilter],
  columns: [
    { key: 'sn', width: 172, heading: 'number' },
    { key: 'status', width: 95 },
    { key: 'date', width: 115 },
    { key: 'supplier', width: 180 },
    { key: 'gross', width: 120 },
    { key: 'delivery', width: 115 },
    { key: 'progress', width: 90 },
  ],
  more: ['materials', 'pieces', 'weight', 'paidShare', 'buyer', 'warehouse', 'net', 'tax', 'deposit', 'waitsFor', 'remark'],
  controls: {
    lines: paperLines({
      of: purchaseOrder,
      context: 'PO',
      party: 'supplier',
      last: ({ party }) => ({ status: '1,2,3,4,5', ...(party && { party_id: party }) }),
    }),
  },
  form: ['supplier', 'date', 'delivery', 'buyer', 'warehouse', 'taxMode', 'lines', 'discount', 'freight', 'deposit', 'remark'],
  help: { discount: 'discountHelp', deposit: 'depositHelp' },
  actions: [
    {
      key: 'pay',
      on: 'row',
      permission: 'admin-store-materialPurchase-paid',
      when: ({ status }: { status: string }) => status === '2' || status === '3' || status === '4',
      form: payForm('PO'),
    },
    {
      key: 'receive',
      on: 'row',
      permission: 'admin-store-godownEntry-add',
      when: ({ status }: { status: string }) => status === '2' || status === '3',
      open: ({ id }: { id: string }, { go }: PageTools) => go(`/storageManagement/godownEntry/new?from=${id}`),
    },
    {
      key: 'receiveAll',
      on: 'batch',
      permission: 'admin-store-godownEntry-add',
      open: (rows: readonly { id: string }[], { go }: PageTools) =>
        go(`/storageManagement/godownEntry/new?from=${rows.map(({ id }) => id).join(',')}`),
    },
    {
      ...{ key: 'fromShortage', on: 'list', isAside: true, feature: 'factory', Dialog: ShortageDialog },
      permission: 'admin-store-materialPurchase-add',
    },
    contractOf('PO'),
    ...paperBatch(purchaseOrder),
    changeOf(purchaseOrder, '/purchasingManagement/materialPurchase'),
    closeLinesOf(purchaseOrder),
    remindOf(purchaseOrder),
    noteOf(purchaseOrder),
    fullOf(purchaseOrder, $text),
  ],
  sections: [
    {
      key: 'basics',
      fields: [
        ...(['sn', 'supplier', 'date', 'delivery', 'buyer', 'warehouse', 'taxMode', 'discount', 'freight', 'deposit', 'status'] as const),
        ...(['waitsFor', 'progress', 'remark', 'files'] as const),
      ],
    },
    { key: 'lines', fields: ['lines'] },
  ],
  parts: paperParts(purchaseOrder),
  question: changeQuestion(purchaseOrder) as never,
})
