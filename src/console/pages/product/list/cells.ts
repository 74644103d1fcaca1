import { quickEditProduct, type QuickEdit, type StoreProductRow } from '#src/api/store-products.ts'
import { cellEdit, type Stored } from '#src/console/engine/cells/cell-edit.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { money } from '#src/kinds/money.ts'
import { whole } from '#src/kinds/whole.ts'

// a plain shop has no call for one of them: its products are changed in the editor
const ours = { at: 'own', permission: 'product-edit' } as const
const isHere = ({ is_del: gone }: StoreProductRow) => gone !== 1
/** Price and stock of several specifications are theirs. */
const isSingle = (row: StoreProductRow) => isHere(row) && row.spec_type === 0
/** Card codes are their own stock. */
const hasStock = (row: StoreProductRow) => isSingle(row) && row.virtual_type !== 1

async function store(row: StoreProductRow, { connection }: PageTools, change: QuickEdit, before: QuickEdit): Promise<Stored> {
  const params = { id: row.id }
  const { data, message } = await connection.answer(quickEditProduct, { params, body: { ...change, version: row.version } })
  return {
    message,
    undo: async () => (await connection.answer(quickEditProduct, { params, body: { ...before, version: data.version } })).message,
  }
}

/** Price, stock and place of a product, changed in its row. */
export const cells = {
  price: cellEdit({
    ...ours,
    of: money(),
    when: isSingle,
    value: ({ price }: StoreProductRow) => String(price),
    save: (row, price, tools) => store(row, tools, { price }, { price: String(row.price) }),
  }),
  stock: cellEdit({
    ...ours,
    of: whole({ most: 1_000_000 }),
    when: hasStock,
    value: ({ stock }: StoreProductRow) => Number(stock),
    save(row, given, tools) {
      const [stock, read] = [given ?? 0, Number(row.stock)]
      return store(row, tools, { stock, stock_read: read }, { stock: read, stock_read: stock })
    },
  }),
  sort: cellEdit({
    ...ours,
    of: whole({ least: -32_768, most: 32_767 }),
    when: isHere,
    value: ({ sort }: StoreProductRow) => sort,
    save: (row, sort, tools) => store(row, tools, { sort: sort ?? 0 }, { sort: row.sort }),
  }),
}
