import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { readCategoryCreateForm, readCategoryEditForm } from '#src/api/files.ts'
import { draftName } from '#src/forms/draft-name.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { FormDialog } from '#src/forms/declared/form-dialog.tsx'
import type { Connection } from '#src/stores/connection.ts'
import type { Category } from '../wire/category.ts'
import type { Categories } from './categories.ts'
import { $text } from './tree.text.ts'

/** A new category below `parentId`, or an existing one to change. */
export type CategoryDraft = { parentId: string; category?: Category }

export interface CategoryFormProps {
  categories: Categories
  connection: Connection
  /** null keeps the dialog closed. */
  draft: CategoryDraft | null
  onClose(): void
}

// one begun below another category is another one
const nameOf = ({ category, parentId }: CategoryDraft) =>
  category ? draftName('media-category', 'edit', category.id) : draftName('media-category', 'add', parentId)

const formOf = ({ category, parentId }: CategoryDraft) =>
  serverForm({
    ask: ({ connection }) =>
      category
        ? connection.send(readCategoryEditForm, { params: { id: category.id } })
        : connection.send(readCategoryCreateForm, { query: { id: parentId } }),
  })

/** Adding or changing a category, with the form that the server has for it. */
export function CategoryForm({ categories, connection, draft, onClose }: CategoryFormProps) {
  const t = useStore($text)
  const form = useMemo(() => draft && formOf(draft), [draft])
  if (!draft || !form) return null
  const name = nameOf(draft)
  return (
    <FormDialog
      key={name}
      host={{ connection }}
      form={form}
      title={draft.category ? t.edit : t.add}
      draft={name}
      onClose={onClose}
      onDone={() => void categories.reload()}
    />
  )
}
