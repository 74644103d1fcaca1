import { generateSkus } from '#src/api/factory-product-tools.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

interface Generating {
  thicknesses: string
  widths: string
  lengths: string
  listPrice: string
  floorPrice: string
}

const parts = (given: string): string[] => given.split(/[,，、;\s]+/).filter(Boolean)
const areFigures = (given: string, isWhole: boolean) =>
  parts(given).every((one) => (isWhole ? /^\d{1,6}$/ : /^\d{1,3}(\.\d{1,2})?$/).test(one))

const price = () => decimal({ places: 4, most: '99999999999' })

/** Every combination of measures becomes a specification. */
export const generateForm = defineForm<{ id: string }, Generating, Words>({
  text: $text,
  title: { add: 'generate', edit: 'generate' },
  start: () => ({ thicknesses: '', widths: '', lengths: '', listPrice: '', floorPrice: '' }),
  fields: [
    {
      ...{ key: 'thicknesses', of: text({ max: 200 }), required: 'missing', help: 'generateHint' },
      check: (value, _, words) => !areFigures(value, false) && words.measuresWrong,
    },
    {
      key: 'widths',
      of: text({ max: 200 }),
      required: 'missing',
      check: (value, _, words) => !areFigures(value, true) && words.measuresWrong,
    },
    {
      key: 'lengths',
      of: text({ max: 200 }),
      required: 'missing',
      check: (value, _, words) => !areFigures(value, true) && words.measuresWrong,
    },
    { key: 'listPrice', of: price() },
    { key: 'floorPrice', of: price() },
  ],
  async save({ thicknesses, widths, lengths, listPrice, floorPrice }, { connection, row, options }) {
    const prices = { ...(listPrice && { list_price: listPrice }), ...(floorPrice && { floor_price: floorPrice }) }
    const measures = { t: parts(thicknesses), w: parts(widths).map(Number), l: parts(lengths).map(Number) }
    const body = { product_id: Number(row!.id), ...measures, ...prices }
    const { added, existed } = (await connection.answer(generateSkus, { body }, options)).data
    return $text.get().generated(added, existed)
  },
})
