import { addWeightRange, editWeightRange, type WeightBasis, type WeightRange, type WeightRangeBody } from '#src/api/weight-ranges.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import type { FormTarget } from '#src/console/engine/form/form.ts'
import { compared, parseDecimal } from '#src/lib/decimal.ts'
import { gramsOf } from './ruler-scale.ts'
import { $text } from './text.ts'

type Fields = Pick<WeightRange, 'name' | 'min' | 'max' | 'price' | 'price_unit'> & { on: number }
type Values = Fields & Partial<WeightRange>

const fresh = { name: '', min: '', max: '', price: '', price_unit: 'kg', on: 1 }

const isWeight = (text: string) => gramsOf(text) !== undefined
const isPrice = (text: string) => compared(parseDecimal(text, 4) ?? '-1', '0') >= 0

/** The way of weighing that is looked at. */
export const basisIn = (query: URLSearchParams): WeightBasis =>
  (['line', 'order'] as const).find((basis) => basis === query.get('basis')) ?? 'piece'

/** A band to add or to change; a version that is not the latest shows what is stored now. */
export const rangeForm = defineForm({
  text: $text,
  title: { add: 'add', edit: 'edit' },
  start: ({ row, query }: FormTarget<WeightRange>): Values =>
    row ? { ...row, on: Number(row.status) } : { ...fresh, basis: basisIn(query) },
  fields: [
    { key: 'min', as: 'decimal', required: 'wrongWeight', maxLength: 20, check: (min, _, words) => !isWeight(min) && words.wrongWeight },
    {
      key: 'max',
      as: 'decimal',
      help: 'maxHint',
      maxLength: 20,
      check: (max, { min }, words) => (isWeight(max) ? gramsOf(max)! <= (gramsOf(min) ?? -1) && words.wrongOrder : words.wrongWeight),
    },
    { key: 'price', as: 'decimal', maxLength: 20, check: (price, _, words) => !isPrice(price) && words.wrongPrice },
    { key: 'price_unit', maxLength: 10 },
    { key: 'name', help: 'nameHint', maxLength: 40 },
    { key: 'on', as: 'switch' },
  ],
  async save({ on, ...values }, { connection, options }) {
    const body = { ...bodyOf(values), status: on }
    const { id, version } = values
    if (id === undefined || version === undefined) return (await connection.answer(addWeightRange, { body }, options)).message
    return (await connection.answer(editWeightRange, { body: { ...body, id, version } }, options)).message
  },
})

/** What is sent of a band; what nobody can change here stays. */
export function bodyOf(part: Partial<WeightRange>): WeightRangeBody {
  const { name, scope, scope_id, min, max, basis, price, price_unit, sort, status } = part
  const body = { name, scope, scope_id, min: min?.trim(), max: max?.trim(), basis, price: price?.trim(), price_unit, sort, status }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as unknown as WeightRangeBody
}
