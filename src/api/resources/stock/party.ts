import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { list, options } = postCalls('/party/any')

/** Customers and suppliers alike, as far as somebody may see them: for papers that are about either. */
export default resource({
  name: 'party',
  table: 'parties',
  label: 'name',
  note: 'sn',
  fields: fields({ sn: code({ readOnly: true }), name: text({ readOnly: true }) }),
  calls: { list, options },
  key: 'admin-store-godownEntry-index',
})
