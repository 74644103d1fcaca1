import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Field } from '#src/ui/field/field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { NameDialog } from '../actions/name-dialog.tsx'
import { rootId, type Category } from '../wire/category.ts'
import { categoryNameLimit, type Categories } from './categories.ts'
import { $text } from './tree.text.ts'
import { useWholeTree } from './use-whole-tree.ts'

/** A new category below `parentId`, or an existing one to change. */
export type CategoryDraft = { parentId: string; category?: Category }

interface CategoryFormProps {
  categories: Categories
  /** null keeps the dialog closed. */
  draft: CategoryDraft | null
  onClose(): void
}

export function CategoryForm({ categories, draft, onClose }: CategoryFormProps) {
  const t = useStore($text)
  const [parentId, setParentId] = useState(rootId)
  useEffect(() => setParentId(draft?.parentId ?? rootId), [draft])

  const save = async (name: string) => {
    if (draft?.category) await categories.edit(draft.category, parentId, name)
    else await categories.create(parentId, name)
  }
  const words = { title: draft?.category ? t.edit : t.add, label: t.name, missing: t.nameMissing }
  const known = draft?.category?.name ?? ''
  return (
    <NameDialog {...words} maxLength={categoryNameLimit} subject={draft} name={known} save={save} onClose={onClose}>
      <ParentField categories={categories} draft={draft} value={parentId} onChange={setParentId} />
    </NameDialog>
  )
}

interface ParentFieldProps {
  categories: Categories
  draft: CategoryDraft | null
  value: string
  onChange(id: string): void
}

function ParentField({ categories, draft, value, onChange }: ParentFieldProps) {
  const t = useStore($text)
  const { options } = useWholeTree(categories, draft !== null, draft?.category?.id)
  const parent = draft ? categories.find(draft.parentId) : undefined
  const known = options ?? (parent ? [{ value: parent.id, label: parent.name }] : [])
  return (
    <Field label={t.parent}>
      <Select value={value} onChange={onChange} options={[{ value: rootId, label: t.top }, ...known]} />
    </Field>
  )
}
