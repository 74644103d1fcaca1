import { quickEditProduct, type StoreProductRow } from '#src/api/store-products.ts'
import { defineForm } from '#src/console/engine/form/define-form.ts'
import { money } from '#src/kinds/money.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'

interface Values {
  price: string
  stock: number | null
  sort: number | null
  /** Price and stock of several specifications are theirs; card codes are their own stock. */
  isSingle: boolean
  hasStock: boolean
}

/** Price, stock and place of a product, without opening it; only our own server has a call for it. */
export const quickForm = defineForm<StoreProductRow, Values, ReturnType<typeof $text.get>>({
  text: $text,
  in: 'dialog',
  start({ row }) {
    const isSingle = row?.spec_type === 0
    const figures = { price: String(row?.price ?? ''), stock: Number(row?.stock ?? 0), sort: row?.sort ?? 0 }
    return { ...figures, isSingle, hasStock: isSingle && row?.virtual_type !== 1 }
  },
  fields: [
    { key: 'price', of: money(), required: 'missing', when: ({ isSingle }) => isSingle },
    { key: 'stock', of: whole({ most: 1_000_000 }), required: 'missing', when: ({ hasStock }) => hasStock },
    { key: 'sort', of: whole(), required: 'missing' },
  ],
  async save({ price, stock, sort, isSingle, hasStock }, { connection, row, options }) {
    const isOther = { price: price !== String(row?.price), stock: stock !== Number(row?.stock) }
    const body = {
      sort: sort ?? 0,
      ...(isSingle && isOther.price && { price }),
      // what was sold meanwhile is not written over
      ...(hasStock && isOther.stock && stock !== null && { stock }),
    }
    return (await connection.answer(quickEditProduct, { params: { id: row?.id ?? 0 }, body }, options)).message
  },
})
