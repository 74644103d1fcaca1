import { supplierFields } from '../parties.ts'
import { postCalls, resource } from '../resource.ts'

/** Suppliers of the manufacturing side (manufacturing 2.3, 3.5 no. 13). */
export default resource({
  name: 'supplier',
  table: 'parties',
  label: 'name',
  note: 'sn',
  fields: supplierFields,
  calls: postCalls('/party/supplier'),
  key: 'admin-store-supplierList-index',
  // products of the shop name who they are bought from, payments who was paid
  chosenBy: ['admin-store-storeProuduct-index', 'admin-store-payments-index'],
})
