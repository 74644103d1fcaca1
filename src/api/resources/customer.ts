import { customerFields } from '../parties.ts'
import { postCalls, resource } from '../resource.ts'

/** Customers of the manufacturing side (manufacturing 2.3, 3.5 no. 12). */
export default resource({
  name: 'customer',
  table: 'parties',
  label: 'name',
  note: 'sn',
  fields: customerFields,
  calls: postCalls('/party/customer'),
  key: 'admin-store-customerlist-index',
})
