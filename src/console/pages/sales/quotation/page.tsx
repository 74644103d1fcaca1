import quotation from '#src/api/resources/quotation.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { QuotationOnDevice } from './on-device.tsx'
import { $text } from './text.ts'
import { totals } from './totals.ts'
import { saveWordOf } from './word-file.ts'

/** Quotations (manufacturing 5.6); at a plain shop, which keeps none, the paper alone. */
export default recordPage({
  text: $text,
  of: quotation,
  feature: 'factory',
  elsewhere: QuotationOnDevice,
  address: '/marketingManagement/quotation',
  badge: 'status',
  totals,
  print: true,
  actions: [{ key: 'word', on: 'row', run: saveWordOf }],
  empty: 'empty',
  search: 'search',
  filters: ['status', 'customer', 'salesman', 'date'],
  columns: [
    { key: 'sn', width: 170, heading: 'number' },
    { key: 'customer', width: 220 },
    { key: 'date', width: 140 },
    { key: 'varieties', width: 90 },
    { key: 'total', width: 130 },
    { key: 'salesman', width: 110 },
    { key: 'status', width: 100 },
  ],
  sections: [
    { key: 'basics', fields: ['sn', 'customer', 'date', 'validUntil', 'salesman', 'status', 'remark'] },
    { key: 'lines', fields: ['lines'] },
  ],
})
