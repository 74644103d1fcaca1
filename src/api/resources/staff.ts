import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { endpoint } from '../endpoint.ts'
import { resource } from '../resource.ts'
import { listStaff } from '../staff.ts'

/** Administrators as something to point at: a salesperson, a buyer. Their page has forms that the server describes. */
export default resource({
  name: 'staff',
  label: 'name',
  fields: fields({ account: code(), name: text({ wire: 'real_name' }) }),
  calls: { list: listStaff as never, options: endpoint('GET', '/table/staff/options') },
  key: 'setting-system-list',
})
