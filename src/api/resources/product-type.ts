import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { percent } from '#src/kinds/percent.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { productKinds, productPage, typeKey } from '../factory-products.ts'
import { postCalls, resource } from '../resource.ts'

const kinds = Object.fromEntries(productKinds.map((kind) => [kind, kind]))
const { import: _, undoImport: __, ...calls } = postCalls('/product/type')

/** Types of products, a tree of at most four levels (manufacturing 2.3). */
export default resource({
  name: 'product-type',
  table: 'product_types',
  label: 'name',
  note: 'code',
  fields: fields({
    parent: reference('product-type', { wire: 'pid' }),
    code: text({ required: true, max: 12 }),
    name: text({ required: true, max: 30 }),
    kind: choice(kinds, { required: true, start: 'finished' }),
    unit: reference('unit', { wire: 'unit_id' }),
    priceUnit: text({ wire: 'price_unit', max: 10, start: 'kg' }),
    /** g/cm³ */
    density: decimal({ places: 3, least: '0.1', most: '4' }),
    /** What is lost on the way, unless a recipe says it. */
    loss: percent({ places: 4 }),
    isTracked: flag({ wire: 'track_lot' }),
    sort: whole({ least: -99999, most: 99999, start: 0 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls,
  key: productPage,
  keys: { add: typeKey, edit: typeKey, remove: typeKey },
})
