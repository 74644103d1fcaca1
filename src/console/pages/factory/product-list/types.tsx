import { FolderTree, Plus } from 'lucide-react'
import { delProductType, getProductTypes, typeKey, type ProductTypeRow } from '#src/api/factory-products.ts'
import productType from '#src/api/resources/product-type.ts'
import type { Aside } from '#src/console/engine/page.ts'
import { recordForm } from '#src/console/engine/records/record-form.ts'
import type { $text } from './text.ts'
import { $typeText } from './type.text.ts'

type Words = ReturnType<typeof $text.get>
export type TypeRow = Omit<ProductTypeRow, 'id'> & { readonly id: string }

const flat = (rows: readonly ProductTypeRow[]): TypeRow[] => rows.flatMap((row) => [{ ...row, id: String(row.id) }, ...flat(row.children)])

const form = recordForm({
  text: $typeText,
  of: productType,
  columns: [],
  form: ['parent', 'code', 'name', 'kind', 'unit', 'priceUnit', 'density', 'isTracked', 'sort', 'isOn'],
  help: { code: 'codeHint' },
} as never)

/** Types of products as a tree beside the list; each counts what stands below it. */
export const types: Aside<Words, TypeRow> = {
  word: 'types',
  all: 'allTypes',
  field: 'type_id',
  list: { whole: getProductTypes, rows: ({ list }: { list: ProductTypeRow[] }) => flat(list) },
  rowName: ({ name }) => name,
  above: ({ pid }) => (pid === 0 ? '' : String(pid)),
  icon: <FolderTree aria-hidden />,
  figure: ({ product_count: count }) => count,
  actions: [
    { key: 'addType', on: 'list', icon: <Plus size={16} aria-hidden />, permission: typeKey, form: form as never },
    { key: 'editType', on: 'row', permission: typeKey, form: form as never },
    {
      key: 'removeType',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: typeKey,
      run: async ({ id }, { connection }) => (await connection.answer(delProductType, { body: { id: Number(id) } })).message,
    },
  ],
}
