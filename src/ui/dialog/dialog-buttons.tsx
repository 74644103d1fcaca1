import { useStore } from '@nanostores/react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '../button/button.tsx'

export interface DialogButtonsProps {
  onCancel: () => void
  onConfirm: () => void
  /** What the second button says; confirm, where nothing is given. */
  label?: string
  busy?: boolean
  disabled?: boolean
  /** What is confirmed cannot be taken back. */
  danger?: boolean
}

/** The footer of a dialog that asks for one thing: leave it, or do it. */
export function DialogButtons({ onCancel, onConfirm, label, busy, disabled, danger }: DialogButtonsProps) {
  const common = useStore($common)
  return (
    <>
      <Button onClick={onCancel}>{common.cancel}</Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled} onClick={onConfirm}>
        {label ?? common.confirm}
      </Button>
    </>
  )
}
