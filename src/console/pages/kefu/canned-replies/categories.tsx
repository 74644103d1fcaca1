import { Plus } from 'lucide-react'
import {
  listCannedCategories,
  readCannedCategoryAddForm,
  readCannedCategoryEditForm,
  removeCannedCategory,
} from '#src/api/canned-replies.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Aside } from '#src/console/engine/page.ts'
import type { $text } from './text.ts'

interface Category {
  id: string
  name: string
}

const form = serverForm<Category>({
  ask: ({ connection, row }) =>
    row ? connection.send(readCannedCategoryEditForm, { params: { id: row.id } }) : connection.send(readCannedCategoryAddForm, {}),
})
const permission = 'service-speechcraft-cate-add'
/** The usual category is no record. */
const isRecord = ({ id }: Category) => id !== '0'

/** The categories that narrow the replies. */
export const categories: Aside<ReturnType<typeof $text.get>, Category> = {
  ...{ word: 'categories', all: 'all', field: 'cate_id' },
  list: {
    call: listCannedCategories as never,
    read: ({ id, name }) => ({ id: String(id), name: String(name) }),
  },
  rowName: ({ name }) => name,
  actions: [
    { key: 'addCategory', on: 'list', icon: <Plus size={16} aria-hidden />, permission, form },
    { key: 'editCategory', on: 'row', permission, when: isRecord, form },
    {
      key: 'removeCategory',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission,
      when: isRecord,
      run: async ({ id }, { connection }) => (await connection.answer(removeCannedCategory, { params: { id } })).message,
    },
  ],
}
