import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
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
    /** Whom it counts for; the narrowest scope that has any goes before the others. */
    scope: choice({ global: 'global', type: 'ofType', product: 'ofProduct' }, { required: true, start: 'global' }),
    type: reference('product-type', { wire: 'type_id' }),
    product: reference('factory-product', { wire: 'product_id' }),
    /** Of the type or the product, by which a call may name it as well; 0 for all. */
    scopeId: whole({ wire: 'scope_id', least: 0, most: 999_999_999_999, start: 0 }),
    sort: whole({ least: -99999, most: 99999, start: 0 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  sameBy: ['basis', 'scope', 'scopeId', 'min'],
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
