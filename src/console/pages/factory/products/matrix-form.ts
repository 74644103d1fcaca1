import { readPriceMatrix, savePriceMatrix, type PriceMatrix } from '#src/api/factory-product-tools.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields, type Field, type Fields } from '#src/kinds/kind.ts'
import { lines, type LineOf } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>
type Row = LineOf<Fields> & Readonly<Record<string, unknown>>

interface Pricing {
  bands: PriceMatrix['bands']
  rows: readonly Row[]
}

const columnOf = (band: string) => `band${band}`
const price = (readOnly = false) => decimal({ places: 4, most: '99999999999', ...(readOnly && { readOnly: true }) })

/** A row a specification, a column a weight range: which those are, the product says. */
function gridOf({ bands }: Pricing): Field<readonly Row[]> {
  const columns = Object.fromEntries(bands.map(({ id }) => [columnOf(id), price()]))
  const own = fields({ spec: text({ readOnly: true }), listPrice: price(true), floorPrice: price(true) })
  return lines({ ...own, ...columns }, { isGiven: true, max: 500 }) as unknown as Field<readonly Row[]>
}

const valuesOf = ({ bands, rows }: PriceMatrix): Pricing => ({
  bands,
  rows: rows.map(({ sku_id: id, sn, spec_text: spec, list_price: listPrice, floor_price: floorPrice, prices }) => ({
    ...{ id: String(id), spec: spec || sn, listPrice, floorPrice },
    ...Object.fromEntries(bands.map((band) => [columnOf(band.id), prices[band.id] ?? ''])),
  })),
})

/** Prices of a product by specification and weight range, pasted from a spreadsheet or typed. */
export const matrixForm = defineForm<{ id: string }, Pricing, Words>({
  text: $text,
  title: { add: 'matrix', edit: 'matrix' },
  in: 'drawer',
  width: 1100,
  start: async ({ connection, row }) => valuesOf(await connection.send(readPriceMatrix, { body: { product_id: Number(row!.id) } })),
  fields: [
    {
      ...{ key: 'rows', of: gridOf, help: 'rowsHint' },
      words: ({ bands }) => Object.fromEntries(bands.map(({ id, name }) => [columnOf(id), name])) as never,
    },
  ],
  async save({ bands, rows }, { connection, row, options }) {
    const pricesOf = (one: Row) => Object.fromEntries(bands.map(({ id }) => [id, String(one[columnOf(id)] ?? '')]))
    const body = { product_id: Number(row!.id), rows: rows.map((one) => ({ sku_id: Number(one.id), prices: pricesOf(one) })) }
    return $text.get().priced((await connection.answer(savePriceMatrix, { body }, options)).data.changed)
  },
})
