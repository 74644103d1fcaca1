import supplier from '#src/api/resources/supplier.ts'
import { mergeSuppliers } from '#src/api/party-merge.ts'
import { mergeAction } from '#src/console/parts/parties/merge.tsx'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Suppliers of the manufacturing side (manufacturing 3.5 no. 13). */
export default recordPage({
  text: $text,
  of: supplier,
  feature: 'factory',
  address: '/customerManage/supplierList',
  badge: 'status',
  actions: [mergeAction(mergeSuppliers, 'admin-store-supplierList-index-merge')],
  empty: 'empty',
  search: 'search',
  filters: ['materials', 'payTerm', 'status'],
  columns: [
    { key: 'sn', width: 100 },
    { key: 'name', heading: true },
    { key: 'materials', width: 200 },
    { key: 'phone', width: 140 },
    { key: 'leadDays', width: 110 },
    { key: 'minOrder', width: 120 },
    { key: 'payTerm', width: 110 },
    { key: 'status', width: 90 },
  ],
  when: { payDays: ({ payTerm }) => payTerm === 'days' || payTerm === 'month_end' },
  sections: [
    { key: 'basics', fields: ['sn', 'name', 'shortName', 'materials', 'leadDays', 'minOrder', 'phone', 'tags', 'status', 'remark'] },
    { key: 'money', fields: ['payTerm', 'payDays', 'invoiceTitle', 'taxNo', 'bank', 'accountNo'] },
    { key: 'contacts', fields: ['contacts'] },
    { key: 'addresses', fields: ['addresses'] },
  ],
  form: [
    ...(['name', 'shortName', 'sn', 'materials', 'phone', 'leadDays', 'minOrder', 'contacts', 'addresses', 'payTerm', 'payDays'] as const),
    ...(['invoiceTitle', 'taxNo', 'bank', 'accountNo', 'tags', 'remark', 'status'] as const),
  ],
})
