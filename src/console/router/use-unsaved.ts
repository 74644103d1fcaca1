import { useCallback, useEffect, useRef } from 'react'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import type { Leave } from './router.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { $text } from './unsaved.text.ts'

/** The question before what is unsaved is left; the same function at every render. */
export function useLeaveQuestion(): Leave {
  const confirm = useConfirm()
  const asks = useRef(confirm)
  asks.current = confirm
  return useCallback(async () => {
    const text = $text.get()
    return asks.current({ title: text.title, message: text.message, confirmLabel: text.leave, cancelLabel: text.stay, danger: true })
  }, [])
}

/** Asks before leaving a page whose changes are not saved. */
export function useUnsaved(isUnsaved: boolean): void {
  const guard = useLeaveGuard(useLeaveQuestion())
  useEffect(() => guard(isUnsaved), [guard, isUnsaved])
}
