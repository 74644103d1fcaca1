import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { fields } from '#src/kinds/kind.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { priceKey } from '../factory-products.ts'
import { postCalls, resource } from '../resource.ts'

const { import: _, undoImport: __, ...calls } = postCalls('/product/priceRule')

/** What is asked or paid for a SKU, a product or a type: by everybody, by a level of customers, by one of them (manufacturing 2.3, 2.4). */
export default resource({
  name: 'price-rule',
  table: 'price_rules',
  label: 'remark',
  fields: fields({
    side: choice({ sale: 'sale', purchase: 'purchase' }, { required: true, start: 'sale' }),
    scope: choice({ all: 'everybody', level: 'ofLevel', party: 'ofParty' }, { required: true, start: 'all' }),
    level: choice({ A: 'levelA', B: 'levelB', C: 'levelC' }),
    customer: reference('customer', { wire: 'party_id' }),
    sku: reference('factory-sku', { wire: 'sku_id' }),
    product: reference('factory-product', { wire: 'product_id' }),
    type: reference('product-type', { wire: 'type_id' }),
    weightRange: reference('weight-range', { wire: 'weight_range_id' }),
    qtyMin: decimal({ wire: 'qty_min', places: 4, most: '99999999999' }),
    price: decimal({ places: 4, most: '99999999999', required: true }),
    priceUnit: text({ wire: 'price_unit', max: 10, required: true, start: 'kg' }),
    isTaxIncluded: flag({ wire: 'tax_included', start: true }),
    validFrom: day({ wire: 'valid_from' }),
    validTo: day({ wire: 'valid_to' }),
    remark: text({ max: 100 }),
    isOn: flag({ wire: 'status', start: true }),
  }),
  calls,
  key: priceKey,
  keys: { add: priceKey, edit: priceKey, remove: priceKey },
})
