import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { fields } from '#src/kinds/kind.ts'
import { whole } from '#src/kinds/whole.ts'
import { postCalls, resource } from '../../resource.ts'

const { list, read, edit, history } = postCalls('/basic/numberRule')
const page = 'setting-systemBasicdata'
const ofPapers = {
  PO: 'PO',
  IN: 'IN',
  OUT: 'OUT',
  TRANSFER: 'TRANSFER',
  COUNT: 'COUNT',
  PAYMENT: 'PAYMENT',
  RECEIPT: 'RECEIPT',
  CONTRACT: 'CONTRACT',
}

/** How numbers of documents are made (manufacturing 3.0): one rule a kind of paper, changed and never added. */
export default resource({
  name: 'number-rule',
  table: 'number_rules',
  label: 'letters',
  fields: fields({
    type: choice(ofPapers, { readOnly: true, start: 'PO' }),
    letters: code({ required: true, max: 6 }),
    datePart: choice(
      { day: 'ofDay', month: 'ofMonth', year: 'ofYear', none: 'ofNothing' },
      { wire: 'date_part', required: true, start: 'day' },
    ),
    reset: choice({ day: 'everyDay', month: 'everyMonth', year: 'everyYear', never: 'never' }, { required: true, start: 'day' }),
    digits: whole({ required: true, least: 3, most: 8, start: 4 }),
  }),
  calls: { list, read, edit, history },
  key: page,
  keys: { add: page, edit: page, remove: page },
})
