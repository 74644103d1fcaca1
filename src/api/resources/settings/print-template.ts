import { choice } from '#src/kinds/choice.ts'
import { choices } from '#src/kinds/choices.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { longText } from '#src/kinds/long-text.ts'
import { tags } from '#src/kinds/tags.ts'
import { text } from '#src/kinds/text.ts'
import { postCalls, resource } from '../../resource.ts'

const { import: _, undoImport: __, options: ___, ...calls } = postCalls('/basic/printTemplate')
const page = 'setting-systemBasicdata'
const kinds = { PO: 'PO', IN: 'IN', OUT: 'OUT', TRANSFER: 'TRANSFER', COUNT: 'COUNT' }
const columns = [
  ...([
    'qty',
    'unit',
    'weightRange',
    'weightTheory',
    'weightActual',
    'price',
    'priceUnit',
    'taxRate',
    'amount',
    'delivery',
    'taken',
  ] as const),
  ...([
    'location',
    'toLocation',
    'lot',
    'lotNo',
    'supplierLot',
    'fromLots',
    'qc',
    'wanted',
    'variance',
    'book',
    'counted',
    'difference',
  ] as const),
  ...(['remark'] as const),
]

/** Columns that a sheet of paper has no room for, unless somebody chooses them. */
export const leftOutColumns: readonly string[] = ['weightRange', 'wanted', 'variance', 'location', 'fromLots', 'qc', 'taxRate']

/** How a kind of paper is printed: on what, in which copies, without which columns, with what above and below (manufacturing 5.1). */
export default resource({
  name: 'print-template',
  table: 'print_templates',
  label: 'name',
  fields: fields({
    name: text({ required: true, max: 40 }),
    type: choice(kinds, { required: true, start: 'PO' }),
    paper: choice({ a4: 'a4', whole: 'whole', half: 'half', third: 'third' }, { required: true, start: 'a4' }),
    copies: tags({ max: 6 }),
    hidden: choices(Object.fromEntries(columns.map((column) => [column, column])), { start: leftOutColumns }),
    header: longText({ max: 200 }),
    footer: longText({ max: 300 }),
    hasLogo: flag({ wire: 'has_logo' }),
    isDefault: flag({ wire: 'is_default' }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls,
  key: page,
  keys: { add: page, edit: page, remove: page },
})
