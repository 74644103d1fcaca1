import customer from '#src/api/resources/customer.ts'
import quotation from '#src/api/resources/quotation.ts'
import { mergeCustomers } from '#src/api/party-merge.ts'
import { takeOverAsCustomer } from '#src/api/party-take-over.ts'
import { takeOverWith } from '#src/console/parts/parties/take-over.ts'
import { mergeAction } from '#src/console/parts/parties/merge.tsx'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Customers of the manufacturing side (manufacturing 3.5 no. 12). */
export default recordPage({
  text: $text,
  of: customer,
  feature: 'factory',
  address: '/customerManage/customerlist',
  badge: 'status',
  actions: [mergeAction(mergeCustomers, 'admin-store-customerlist-index-merge')],
  wayOut: takeOverWith(takeOverAsCustomer, customer.fields),
  empty: 'empty',
  search: 'search',
  filters: ['level', 'salesman', 'payTerm', 'status'],
  columns: [
    { key: 'sn', width: 100 },
    { key: 'name', heading: true },
    { key: 'level', width: 110 },
    { key: 'salesman', width: 110 },
    { key: 'phone', width: 180 },
    { key: 'payTerm', width: 110 },
    { key: 'creditLimit', width: 120 },
    { key: 'tags', width: 160 },
    { key: 'status', width: 90 },
  ],
  when: { payDays: ({ payTerm }) => payTerm === 'days' || payTerm === 'month_end' },
  // the usual days are there to be seen, and to be changed
  fills: { payTerm: ({ payTerm, payDays }) => ({ payDays: payTerm === 'days' || payTerm === 'month_end' ? (payDays ?? 30) : payDays }) },
  sections: [
    { key: 'basics', fields: ['sn', 'name', 'shortName', 'level', 'salesman', 'phone', 'tags', 'status', 'remark'] },
    {
      key: 'money',
      fields: ['payTerm', 'payDays', 'creditLimit', 'creditPolicy', 'taxRate', 'invoiceTitle', 'taxNo', 'bank', 'accountNo'],
    },
    { key: 'contacts', fields: ['contacts'] },
    { key: 'addresses', fields: ['addresses'] },
  ],
  lists: [{ key: 'quotations', of: quotation, where: 'customer' }],
  form: [
    ...(['name', 'shortName', 'sn', 'level', 'salesman', 'phone', 'contacts', 'addresses', 'payTerm', 'payDays', 'creditLimit'] as const),
    ...(['creditPolicy', 'taxRate', 'invoiceTitle', 'taxNo', 'bank', 'accountNo', 'tags', 'remark', 'status'] as const),
  ],
})
