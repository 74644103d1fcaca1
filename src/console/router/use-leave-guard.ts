import { useCallback, useEffect, useRef } from 'react'
import { useHostProps } from '#src/ui/host.ts'
import type { Leave } from './router.ts'
import { useRouter } from './use-router.ts'

const hold = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Asks `leave` before the place changes, while switched on by the returned function. On a page of the
 * console's own the browser asks too; a host's page is the host's.
 */
export function useLeaveGuard(leave: Leave): (isOn: boolean) => void {
  const router = useRouter()
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const release = useRef<(() => void) | null>(null)

  const set = useCallback(
    (isOn: boolean) => {
      release.current?.()
      release.current = null
      if (!isOn) return
      const free = router.guardLeave(leave)
      if (standalone) window.addEventListener('beforeunload', hold)
      release.current = () => {
        free()
        window.removeEventListener('beforeunload', hold)
      }
    },
    [router, leave, standalone],
  )
  useEffect(() => () => set(false), [set])
  return set
}
