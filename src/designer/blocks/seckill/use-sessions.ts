import { useEffect, useState } from 'react'
import { sessionsAt, type SeckillSession, type SessionsNow } from '../../shop/seckill-sessions.ts'

/** The running session and the next, told anew when one ends or begins. */
export function useSessions(sessions: readonly SeckillSession[]): SessionsNow {
  const [now, setNow] = useState(Date.now)
  const found = sessionsAt(sessions, now)
  const change = Math.min(found.running?.ends ?? Number.POSITIVE_INFINITY, found.next?.starts ?? Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (!Number.isFinite(change)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, change - Date.now()))
    return () => clearTimeout(timer)
  }, [change])
  return found
}
