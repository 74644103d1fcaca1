import { lazy } from 'react'
import purchaseLine from '#src/api/resources/purchasing/purchase-line.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { priceTrend } from '#src/console/parts/factory/chart/lazy.tsx'
import { commitmentTabs } from '#src/console/parts/factory/status-filter.ts'
import { toDocument } from '#src/console/parts/factory/to-document.ts'
import { reportFiles } from '#src/console/parts/factory/workbooks.ts'
import { $text } from './text.ts'

const LineReceipts = lazy(async () => ({ default: (await import('./line-receipts.tsx')).LineReceipts }))

/** What has come of a line, for who may see what came in. */
const receipts = {
  ...({ key: 'receipts', on: 'row', permission: 'admin-store-storageDetails-index' } as const),
  when: ({ taken }: { taken: string }) => taken !== '' && taken !== '0',
  Dialog: LineReceipts as never,
}

/** What was ordered, line by line (manufacturing 3.5 no. 7). */
export default recordPage({
  text: $text,
  of: purchaseLine,
  feature: 'factory',
  foldsActions: true,
  empty: 'empty',
  files: reportFiles('PO', purchaseLine),
  search: 'search',
  filters: [
    { ...commitmentTabs, options: commitmentTabs.options.filter(({ value }) => value !== '9') },
    'supplier',
    'sku',
    'buyer',
    'date',
    'isOpen',
  ],
  columns: [
    { key: 'sn', width: 165, heading: 'number' },
    { key: 'date', width: 110 },
    { key: 'supplier', width: 165 },
    { key: 'sku', width: 165 },
    { key: 'qty', width: 90 },
    { key: 'taken', width: 90 },
    { key: 'open', width: 90 },
    { key: 'price', width: 90 },
    { key: 'priceChange', width: 100 },
    { key: 'amount', width: 115 },
  ],
  more: ['priceUnit', 'delivery', 'remark', 'status', 'weight', 'lastPrice', 'taxRate', 'gross', 'buyer', 'warehouse'],
  sums: ['weight', 'amount', 'gross'],
  actions: [receipts, priceTrend, toDocument('/purchasingManagement/materialPurchase')],
})
