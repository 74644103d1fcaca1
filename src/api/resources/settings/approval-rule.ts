import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { postCalls, resource } from '../../resource.ts'

const { import: _, undoImport: __, options: ___, ...calls } = postCalls('/basic/approvalRule')
const page = 'setting-systemBasicdata'

/** What is approved at more levels than one, and by whom (manufacturing 2.8). */
export default resource({
  name: 'approval-rule',
  table: 'approval_rules',
  label: 'remark',
  fields: fields({
    type: choice({ PO: 'PO' }, { required: true, start: 'PO' }),
    kind: choice({ amount: 'ofAmount', rise: 'ofRise', new_party: 'ofNewParty' }, { required: true, start: 'amount' }),
    /** Yuan, or per cent. */
    limit: decimal({ wire: 'limit_at', places: 2, most: '9999999999' }),
    /** One after the other; the first is there without a rule. */
    level: whole({ required: true, least: 1, most: 5, start: 2 }),
    /** Whose people approve; anybody with the key where nobody is named. */
    role: reference('role', { wire: 'role_id' }),
    remark: text({ required: true, max: 60 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls,
  key: page,
  keys: { add: page, edit: page, remove: page },
})
