import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { $text } from './forms.text.ts'

/** Closes at once, or asks first where something is not saved; `isKept` where a draft of it stays. */
export function useCloseGuard(isDirty: boolean, onClose: () => void, isPersisted = false): () => void {
  const confirm = useConfirm()
  return () => {
    if (!isDirty) return onClose()
    const t = $text.get()
    const message = isPersisted ? t.closeKept : t.closeMessage
    const answer = confirm({ title: t.closeTitle, message, confirmLabel: t.closeAnyway, cancelLabel: t.stay, danger: !isPersisted })
    void answer.then((isSure) => isSure && onClose())
  }
}
