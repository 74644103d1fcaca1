import { readCategoryRows } from '#src/api/products.ts'
import productCategory from '#src/api/resources/product-category.ts'
import { recordPage } from '#src/console/engine/records/record-page.tsx'
import { $text } from './text.ts'

/** Categories of products, folded below their parents (products contract, 商品分类). */
export default recordPage({
  text: $text,
  of: productCategory,
  tree: true,
  order: { by: 'sort', parent: 'parent' },
  empty: 'empty',
  search: 'search',
  filters: [
    {
      ...{ field: 'pid', as: 'remote', word: 'parent', all: 'everywhere' },
      load: async (connection) => {
        const rows = await connection.send(readCategoryRows, { params: { type: 0 } })
        return rows.map(({ id, cate_name }) => ({ value: String(id), label: cate_name }))
      },
    },
    'isShown',
  ],
  columns: ['id', { key: 'name', heading: true }, { key: 'icon', width: 90 }, { key: 'sort', width: 90 }, { key: 'isShown', width: 100 }],
})
