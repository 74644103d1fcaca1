import { quickEditProduct, type StoreProductRow } from '#src/api/store-products.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { money } from '#src/kinds/money.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'

interface Values {
  price: string
  stock: number | null
  sort: number | null
  /** Card codes are their own stock. */
  hasStock: boolean
}

/** Price, stock and place of a product of one specification, without opening it; only our own server has a call for it. */
export const quickForm = defineForm<StoreProductRow, Values, ReturnType<typeof $text.get>>({
  text: $text,
  in: 'dialog',
  start({ row }) {
    const figures = { price: String(row?.price ?? ''), stock: Number(row?.stock ?? 0), sort: row?.sort ?? 0 }
    return { ...figures, hasStock: row?.virtual_type !== 1 }
  },
  fields: [
    { key: 'price', of: money(), required: 'missing' },
    { key: 'stock', of: whole({ most: 1_000_000 }), required: 'missing', when: ({ hasStock }) => hasStock },
    { key: 'sort', of: whole(), required: 'missing' },
  ],
  async save({ price, stock, sort, hasStock }, { connection, row, options }) {
    const isOther = { price: price !== String(row?.price), stock: stock !== Number(row?.stock) }
    const body = {
      sort: sort ?? 0,
      ...(isOther.price && { price }),
      // what was sold meanwhile is not written over
      ...(hasStock && isOther.stock && stock !== null && { stock }),
    }
    return (await connection.answer(quickEditProduct, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})
