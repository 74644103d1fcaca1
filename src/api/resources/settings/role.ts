import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { list, options } = postCalls('/basic/role')

/** Roles of staff, where a rule names who it is about; they are kept on a page of their own. */
export default resource({
  name: 'role',
  table: 'role_names',
  label: 'name',
  fields: fields({ name: text({ readOnly: true }) }),
  calls: { list, options },
  key: 'setting-systemBasicdata',
})
