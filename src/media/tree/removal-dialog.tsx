import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import type { Category } from '../wire/category.ts'
import type { Categories, Fate } from './categories.ts'
import { $text } from './tree.text.ts'

export interface RemovalDialogProps {
  library: Library
  /** null keeps the dialog closed. */
  category: Category | null
  onClose(): void
}

/** Deleting a category where the server knows what it holds: with children or files it asks what becomes of them. */
export function RemovalDialog({ library, category, onClose }: RemovalDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [fate, setFate] = useState<Fate>('lift')
  const [isBusy, setBusy] = useState(false)
  const contents = useContents(library.categories, category, onClose)
  useEffect(() => setFate('lift'), [category])
  const isEmpty = contents !== undefined && contents.categories + contents.files === 0

  const remove = async () => {
    if (!category || !contents || isBusy) return
    setBusy(true)
    try {
      await library.removeCategory(category, isEmpty ? undefined : fate)
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <DialogButtons onCancel={onClose} onConfirm={() => void remove()} label={common.remove} danger busy={isBusy} disabled={!contents} />
  )
  const options = [
    { value: 'lift' as const, label: t.lift },
    { value: 'trash' as const, label: t.trash },
  ]
  return (
    <Dialog open={category !== null} onClose={onClose} title={t.removeAsk(category?.name ?? '')} footer={footer} width={440}>
      {!contents && <Skeleton rows={2} height={20} />}
      {isEmpty && <p>{t.emptyNote}</p>}
      {contents && !isEmpty && (
        <Field label={t.holds(contents.categories, contents.files)} help={fate === 'trash' ? t.trashNote : t.liftNote}>
          <RadioGroup look="vertical" value={fate} onChange={setFate} options={options} />
        </Field>
      )}
    </Dialog>
  )
}

function useContents(categories: Categories, category: Category | null, onFail: () => void) {
  const notify = useNotify()
  const [found, setFound] = useState<{ category: Category; categories: number; files: number }>()
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    if (!category) return
    let isCurrent = true
    categories.readContents(category).then(
      (contents) => isCurrent && setFound({ ...contents, category }),
      (failure: unknown) => {
        if (!isCurrent) return
        notify.failure(failure)
        failed.current()
      },
    )
    return () => {
      isCurrent = false
    }
  }, [categories, category, notify])
  // while it closes, what it says stays
  return category === null || found?.category === category ? found : undefined
}
