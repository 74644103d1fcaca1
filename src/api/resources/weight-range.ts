import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { whole } from '#src/kinds/whole.ts'
import { endpoint } from '../endpoint.ts'
import { goodsPages } from '../line-entry.ts'
import { resource } from '../resource.ts'

const factory = { side: 'factory', encoding: 'json' } as const
const write = (name: string) => endpoint('POST', `/product/${name}`, factory)
const read = (name: string) => endpoint('POST', `/product/${name}`, { ...factory, keepsReads: true })
const page = 'setting-weightRange'

/** Weight ranges (manufacturing 2.4): `min` ≤ weight < `max`, in kg. */
export default resource({
  name: 'weight-range',
  table: 'weight_ranges',
  label: 'name',
  fields: fields({
    /** By its ends where nobody gave it one. */
    name: text({ max: 40 }),
    min: weight({ required: true, most: '1000000' }),
    max: weight({ most: '1000000', none: 'noEnd' }),
    /** What is weighed: one piece, a line of a document, a whole order. */
    basis: choice({ piece: 'piece', line: 'line', order: 'order' }, { required: true, start: 'piece' }),
    price: decimal({ places: 4, most: '99999999999' }),
    priceUnit: text({ wire: 'price_unit', max: 10, start: 'kg' }),
    // product types and products of manufacturing are not there yet: ranges count for all
    scope: choice({ global: 'global' }, { required: true, start: 'global' }),
    scopeId: whole({ wire: 'scope_id', readOnly: true, start: 0 }),
    sort: whole({ least: -99999, most: 99999, start: 0 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  sameBy: ['basis', 'min'],
  calls: {
    list: read('searchWeightRange') as never,
    read: read('readWeightRange') as never,
    add: write('addWeightRange') as never,
    edit: write('editWeightRange') as never,
    remove: write('delWeightRange') as never,
    options: read('weightRangeOptions') as never,
    history: read('weightRangeHistory') as never,
    import: write('importWeightRange') as never,
    undoImport: endpoint('POST', '/product/undoWeightRangeImport/:id', factory),
  },
  key: page,
  chosenBy: goodsPages,
  // whoever sees them keeps them
  keys: { add: page, edit: page, remove: page },
})
