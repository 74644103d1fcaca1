import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { import: _, undoImport: __, options: ___, ...calls } = postCalls('/basic/approvalRule')
const page = 'setting-systemBasicdata'

/** What a second person has to approve (manufacturing 2.8). */
export default resource({
  name: 'approval-rule',
  table: 'approval_rules',
  label: 'remark',
  fields: fields({
    type: choice({ PO: 'PO' }, { required: true, start: 'PO' }),
    kind: choice({ amount: 'ofAmount', rise: 'ofRise' }, { required: true, start: 'amount' }),
    /** Yuan, or per cent. */
    limit: decimal({ wire: 'limit_at', places: 2, most: '9999999999', required: true }),
    remark: text({ required: true, max: 60 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls,
  key: page,
  keys: { add: page, edit: page, remove: page },
})
