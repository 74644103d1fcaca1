import { useCallback, useEffect, useRef } from 'react'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { $text } from './unsaved.text.ts'

/** Asks before leaving a page whose changes are not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const confirm = useConfirm()
  const asks = useRef(confirm)
  asks.current = confirm
  const leave = useCallback(async () => {
    const text = $text.get()
    return asks.current({ title: text.title, message: text.message, confirmLabel: text.leave, cancelLabel: text.stay, danger: true })
  }, [])
  const guard = useLeaveGuard(leave)
  useEffect(() => guard(isUnsaved), [guard, isUnsaved])
}
