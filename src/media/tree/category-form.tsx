import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
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
  const common = useStore($common)
  const notify = useNotify()
  const [name, setName] = useState('')
  const [parentId, setParentId] = useState(rootId)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    setName(draft?.category?.name ?? '')
    setParentId(draft?.parentId ?? rootId)
    setError('')
  }, [draft])

  const save = async () => {
    if (!draft || isBusy) return
    if (name.trim() === '') return setError(t.nameMissing)
    setBusy(true)
    try {
      await (draft.category ? categories.edit(draft.category, parentId, name.trim()) : categories.create(parentId, name.trim()))
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={save}>
        {common.save}
      </Button>
    </>
  )
  return (
    <Dialog open={draft !== null} onClose={onClose} title={draft?.category ? t.edit : t.add} footer={footer} width={420}>
      <div className="media-form">
        <Field label={t.name} required error={error}>
          <Input value={name} onChange={setName} maxLength={categoryNameLimit} onEnter={save} />
        </Field>
        <ParentField categories={categories} draft={draft} value={parentId} onChange={setParentId} />
      </div>
    </Dialog>
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
