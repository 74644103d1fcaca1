import purchaseLine from '#src/api/resources/purchasing/purchase-line.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { commitmentTabs } from '#src/console/parts/factory/status-filter.ts'
import { toDocument } from '#src/console/parts/factory/to-document.ts'
import { reportFiles } from '#src/console/parts/factory/workbooks.ts'
import { $text } from './text.ts'

/** What was ordered, line by line (manufacturing 3.5 no. 7). */
export default recordPage({
  text: $text,
  of: purchaseLine,
  feature: 'factory',
  empty: 'empty',
  files: reportFiles('PO'),
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
    { key: 'sn', width: 170, heading: true },
    { key: 'date', width: 115 },
    { key: 'supplier', width: 200 },
    { key: 'sku', width: 240 },
    { key: 'qty', width: 100 },
    { key: 'taken', width: 100 },
    { key: 'open', width: 100 },
    { key: 'price', width: 110 },
    { key: 'priceUnit', width: 90 },
    { key: 'priceChange', width: 110 },
    { key: 'amount', width: 130 },
    { key: 'delivery', width: 110 },
    { key: 'status', width: 100 },
  ],
  sums: ['weight', 'amount', 'gross'],
  actions: [toDocument('/purchasingManagement/materialPurchase')],
})
