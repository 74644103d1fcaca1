import { choice } from '#src/kinds/choice.ts'
import { code } from '#src/kinds/code.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { percent } from '#src/kinds/percent.ts'
import { picture } from '#src/kinds/pictures.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { sellPriceKey } from '../factory-lines.ts'
import { productKeys, productKinds, productPage } from '../factory-products.ts'
import { goodsPages } from '../line-entry.ts'
import { postCalls, resource } from '../resource.ts'

const kinds = Object.fromEntries(productKinds.map((kind) => [kind, kind]))
const hardness = () => whole({ least: 10, most: 98 })
const price = (wire: string) => decimal({ wire, places: 4, most: '99999999999', needs: sellPriceKey })
const stockLimit = (wire: string) => decimal({ wire, places: 4, most: '99999999999' })
const { remove: _, import: __, undoImport: ___, ...calls } = postCalls('/product/record')

/** What a product is kept, counted and priced as: a board by its measures, a material as one (manufacturing 2.3). */
const skus = lines(
  fields({
    sn: code({ readOnly: true }),
    thickness: decimal({ places: 2, least: '0.3', most: '100' }),
    width: whole({ least: 1, most: 4_000 }),
    length: whole({ least: 1, most: 200_000 }),
    colour: text({ max: 20, suggests: 'colour' }),
    hardness: hardness(),
    weightRange: reference('weight-range', { wire: 'weight_range_id' }),
    listPrice: price('list_price'),
    floorPrice: price('floor_price'),
    barcode: text({ max: 40 }),
    allowsNegative: flag({ wire: 'allows_negative' }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  { max: 500 },
)

/** Products of manufacturing; the shop's are others. */
export default resource({
  name: 'factory-product',
  table: 'factory_products',
  label: 'name',
  note: 'sn',
  fields: fields({
    /** By the rule of numbers where nobody gave it one. */
    sn: code({ max: 40 }),
    name: text({ required: true, max: 60 }),
    type: reference('product-type', {
      wire: 'type_id',
      required: true,
      fills: { kind: 'kind', unit: 'unit', priceUnit: 'priceUnit', density: 'density' },
    }),
    kind: choice(kinds, { required: true, start: 'finished' }),
    materialBase: text({ wire: 'material_base', max: 20, suggests: 'rubber' }),
    hardness: hardness(),
    hardnessTol: whole({ wire: 'hardness_tol', most: 20 }),
    /** g/cm³ */
    density: decimal({ places: 3, least: '0.1', most: '4' }),
    colour: text({ max: 20, suggests: 'colour' }),
    standard: text({ max: 60 }),
    surface: text({ max: 30, suggests: 'surface' }),
    backing: text({ max: 30 }),
    unit: reference('unit', { wire: 'unit_id', required: true }),
    priceUnit: text({ wire: 'price_unit', required: true, max: 10, start: 'kg' }),
    /** `den` of each are `num` of its own unit. */
    units: lines(
      fields({
        unit: reference('unit', { wire: 'unit_id', required: true }),
        den: whole({ required: true, least: 1, start: 1 }),
        num: whole({ required: true, least: 1, start: 1 }),
      }),
      { max: 20 },
    ),
    safetyMin: stockLimit('safety_min'),
    safetyMax: stockLimit('safety_max'),
    shelfDays: whole({ wire: 'shelf_days', least: 1, most: 36_500 }),
    warehouse: reference('warehouse', { wire: 'warehouse_id', isScoped: true }),
    supplier: reference('supplier', { wire: 'supplier_id', isScoped: true }),
    taxRate: percent({ wire: 'tax_rate', places: 4 }),
    image: picture(),
    remark: longText({ max: 500 }),
    isOn: flag({ wire: 'status', start: true }),
    skus,
  }),
  calls,
  key: productPage,
  chosenBy: goodsPages,
  keys: productKeys,
})
