import { useLayoutEffect, useState } from 'react'
import { useHost } from '#src/ui/host.ts'

/**
 * Tells the host once for every end of the session that one is needed (`crm-auth-required`).
 * True while the host has taken it over by cancelling the event.
 */
export function useAuthRequest(isNeeded: boolean): boolean {
  const host = useHost()
  const [isTakenOver, setTakenOver] = useState(false)
  // before anything is painted: a form that the host does not want must not flash up
  useLayoutEffect(() => {
    if (isNeeded) setTakenOver(!host.emit('crm-auth-required'))
    else setTakenOver(false)
  }, [host, isNeeded])
  return isTakenOver
}
