import { importProducts, listSkus, undoProductImport, type SkuRow } from '#src/api/product-sheets.ts'
import type { Import } from '#src/console/engine/import/import.ts'
import type { OwnExport } from '#src/console/engine/page.ts'
import type { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const types = ['ordinary', 'cards', 'coupon', 'virtual'] as const

/** A row for each specification, which the import takes as it is. */
export const skuExport: OwnExport<Words> = {
  list: listSkus,
  cells: [
    { key: 'store_name', of: (row: SkuRow) => row.store_name },
    { key: 'cate_name', of: (row: SkuRow) => row.cate_name },
    { key: 'product_type', of: (row: SkuRow, words) => words[types[row.virtual_type] ?? 'ordinary'] },
    { key: 'unit_name', of: (row: SkuRow) => row.unit_name },
    { key: 'keyword', of: (row: SkuRow) => row.keyword },
    { key: 'spec', of: (row: SkuRow) => row.spec },
    { key: 'code', of: (row: SkuRow) => row.code },
    { key: 'bar_code', of: (row: SkuRow) => row.bar_code },
    { key: 'price', of: (row: SkuRow) => row.price, as: 'money' },
    { key: 'cost', of: (row: SkuRow) => row.cost, as: 'money' },
    { key: 'ot_price', of: (row: SkuRow) => row.ot_price, as: 'money' },
    { key: 'stock', of: (row: SkuRow) => row.stock, as: 'number' },
    { key: 'stock_read', of: (row: SkuRow) => row.stock, as: 'number' },
    { key: 'weight', of: (row: SkuRow) => row.weight, as: 'number' },
    { key: 'volume', of: (row: SkuRow) => row.volume, as: 'number' },
    { key: 'sales', of: (row: SkuRow) => row.sales, as: 'number' },
  ],
}

/** A row for each specification: new products, and new prices and stocks of those that are there. */
export const productImport: Import<Words> = {
  call: importProducts,
  undo: undoProductImport,
  permission: 'product-import',
  key: ['code', 'store_name', 'spec'],
  duplicates: 'update',
  together: 'store_name',
  columns: [
    { field: 'store_name', word: 'store_name', isRequired: true, hint: 'nameHint' },
    { field: 'cate_name', word: 'cate_name', hint: 'categoryHint' },
    { field: 'virtual_type', word: 'product_type', options: types.map((word, at) => ({ value: String(at), word })) },
    { field: 'unit_name', word: 'unit_name' },
    { field: 'keyword', word: 'keyword' },
    { field: 'spec', word: 'spec', hint: 'specHint' },
    { field: 'code', word: 'code', as: 'code', hint: 'codeHint' },
    { field: 'bar_code', word: 'bar_code' },
    { field: 'price', word: 'price', as: 'decimal' },
    { field: 'cost', word: 'cost', as: 'decimal' },
    { field: 'ot_price', word: 'ot_price', as: 'decimal' },
    { field: 'stock', word: 'stock', as: 'whole' },
    { field: 'stock_read', word: 'stock_read', as: 'whole', hint: 'stockReadHint' },
    { field: 'weight', word: 'weight', as: 'decimal' },
    { field: 'volume', word: 'volume', as: 'decimal' },
  ],
}
