import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { DialogButtons } from '#src/ui/dialog/dialog-buttons.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Library } from '../store.ts'
import { $text as $treeText } from '../tree/tree.text.ts'
import { useWholeTree } from '../tree/use-whole-tree.ts'
import { $text } from './actions.text.ts'

export interface MoveDialogProps {
  library: Library
  isOpen: boolean
  onClose(): void
}

export function MoveDialog({ library, isOpen, onClose }: MoveDialogProps) {
  const t = useStore($text)
  const choose = useStore($treeText).choose
  const notify = useNotify()
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { count } = useStore(library.selection.$chosen)
  const { options = [] } = useWholeTree(library.categories, isOpen)
  useEffect(() => {
    setCategoryId(null)
    setError('')
  }, [isOpen])

  const move = async () => {
    const target = options.find((option) => option.value === categoryId)
    if (!target) return setError(choose)
    if (isBusy) return
    setBusy(true)
    try {
      await library.move(library.selection.ids(), target.value)
      notify.success(t.moved(target.label.trim()))
      onClose()
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  const footer = <DialogButtons onCancel={onClose} onConfirm={move} busy={isBusy} />
  return (
    <Dialog open={isOpen} onClose={onClose} title={t.moveTitle} footer={footer} width={420}>
      <Field label={t.category} required help={t.chosen(count)} error={error}>
        <Select value={categoryId} onChange={setCategoryId} options={options} placeholder={choose} />
      </Field>
    </Dialog>
  )
}
