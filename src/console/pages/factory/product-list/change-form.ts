import { batchOfSku, type batchActions, type ProductRow } from '#src/api/factory-products.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { reference } from '#src/kinds/reference.ts'
import { $text } from './text.ts'

type Rows = readonly ProductRow[]
type Words = ReturnType<typeof $text.get>

interface Values {
  what: (typeof batchActions)[number] | 'percent'
  sale_price: string
  floor_price: string
  percent: string
  type_name: string
  safety_min: string
  warehouse: string
}

const figure = () => decimal({ places: 4, most: '99999999999' })
const filled = (values: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** What is sent of a choice: only what is filled in is set. */
function valuesOf({ what, sale_price, floor_price, percent, type_name, safety_min, warehouse }: Values): Record<string, unknown> {
  if (what === 'set_price') return filled({ list_price: sale_price, floor_price })
  if (what === 'percent') return { percent }
  if (what === 'set_type') return { type_id: Number(type_name) }
  if (what === 'set_warehouse') return { warehouse_id: Number(warehouse) }
  // nothing reads how much there may be at most: what stands there is not to refuse a least
  return { safety_min, safety_max: '' }
}

const isOf =
  (...kinds: Values['what'][]) =>
  ({ what }: Values): boolean =>
    kinds.includes(what)

const whats = {
  ...{ set_price: 'ofPrice', percent: 'ofPercent', set_type: 'ofType', set_safety: 'ofSafety', set_warehouse: 'ofWarehouse' },
} as const

/** Sets one thing for all chosen lines, or for the products that they belong to. */
export const changeForm = defineForm<Rows, Values, Words>({
  text: $text,
  start: () => ({
    ...{ what: 'set_price' as const, sale_price: '', floor_price: '', percent: '100' },
    ...{ type_name: '', safety_min: '', warehouse: '' },
  }),
  fields: [
    { key: 'what', of: choice(whats, { look: 'list' } as object) as never },
    { key: 'sale_price', of: figure(), when: isOf('set_price') },
    { key: 'floor_price', of: figure(), when: isOf('set_price') },
    { key: 'percent', of: decimal({ places: 2, least: '1', most: '1000' }), when: isOf('percent'), required: 'missing' },
    { key: 'type_name', of: reference('product-type'), when: isOf('set_type'), required: 'missing' },
    { key: 'safety_min', of: figure(), when: isOf('set_safety') },
    { key: 'warehouse', of: reference('warehouse'), when: isOf('set_warehouse'), required: 'missing' },
  ],
  async save(values, { connection, row, options }) {
    const action = values.what === 'percent' ? 'set_price' : values.what
    const body = { action, ids: row!.map(({ sku_id: id }) => id), values: valuesOf(values) }
    const { data } = await connection.answer(batchOfSku, { body }, options)
    return $text.get().changed(data.count ?? 0)
  },
})
