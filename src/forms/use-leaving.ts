import { useEffect, type RefObject } from 'react'

/** What waits to be kept, done at once. `isLeaving`: the page ends, so that only what outlives it is sent. */
export type KeepNow = (isLeaving: boolean) => void

/** Keeps what waits when the page is hidden or left, and when what it is kept by gives way to another. */
export function useLeaving(waiting: RefObject<KeepNow>, store: unknown): void {
  useEffect(() => {
    const keep: KeepNow = (isLeaving) => waiting.current(isLeaving)
    const leave = () => keep(true)
    const hide = () => document.visibilityState === 'hidden' && keep(false)
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', leave)
      keep(false)
    }
  }, [waiting, store])
}
