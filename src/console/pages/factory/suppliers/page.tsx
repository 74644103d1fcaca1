import { priceKey } from '#src/api/factory-lines.ts'
import supplier from '#src/api/resources/supplier.ts'
import { mergeSuppliers } from '#src/api/party-merge.ts'
import { takeOverAsSupplier } from '#src/api/party-take-over.ts'
import { takeOverWith } from '#src/console/parts/parties/take-over.ts'
import { mergeAction } from '#src/console/parts/parties/merge.tsx'
import { SupplierBalance } from '#src/console/parts/factory/money/lazy.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Suppliers of the manufacturing side (manufacturing 3.5 no. 13). */
export default recordPage({
  text: $text,
  of: supplier,
  feature: 'factory',
  address: '/customerManage/supplierList',
  badge: 'status',
  actions: [
    { key: 'balance', on: 'row', permission: priceKey, feature: 'factory', Dialog: SupplierBalance },
    mergeAction(mergeSuppliers, 'admin-store-supplierList-index-merge'),
  ],
  wayOut: takeOverWith(takeOverAsSupplier, supplier.fields),
  empty: 'empty',
  search: 'search',
  filters: ['materials', 'buyer', 'payTerm', 'status'],
  columns: [
    { key: 'sn', width: 100 },
    { key: 'name', heading: true },
    { key: 'materials', width: 200 },
    { key: 'buyer', width: 110 },
    { key: 'phone', width: 180 },
    { key: 'payable', width: 130 },
    { key: 'leadDays', width: 110 },
    { key: 'payTerm', width: 110 },
    { key: 'status', width: 90 },
  ],
  when: { payDays: ({ payTerm }) => payTerm === 'days' || payTerm === 'month_end' },
  // the usual days are there to be seen, and to be changed
  fills: { payTerm: ({ payTerm, payDays }) => ({ payDays: payTerm === 'days' || payTerm === 'month_end' ? (payDays ?? 30) : payDays }) },
  sections: [
    {
      key: 'basics',
      fields: ['sn', 'name', 'shortName', 'materials', 'buyer', 'leadDays', 'minOrder', 'phone', 'tags', 'status', 'remark'],
    },
    { key: 'money', fields: ['payable', 'payTerm', 'payDays', 'taxRate', 'invoiceTitle', 'taxNo', 'bank', 'accountNo'] },
    { key: 'contacts', fields: ['contacts'] },
    { key: 'addresses', fields: ['addresses'] },
  ],
  form: [
    ...(['name', 'shortName', 'sn', 'materials', 'buyer', 'phone', 'leadDays', 'minOrder', 'contacts', 'addresses', 'payTerm'] as const),
    ...(['payDays', 'taxRate', 'invoiceTitle', 'taxNo', 'bank', 'accountNo', 'tags', 'remark', 'status'] as const),
  ],
})
