import { useEffect } from 'react'

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Calls `lock` when nobody touched the page for so many seconds; 0 never. A sleeping machine counts as untouched. */
export function useAutoLock(seconds: number, lock: () => void): void {
  useEffect(() => {
    if (seconds <= 0) return
    let last = Date.now()
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const left = last + seconds * 1000 - Date.now()
      if (left <= 0) lock()
      else timer = setTimeout(check, left)
    }
    const touch = () => {
      // after a sleep the first touch would come before the timer
      if (Date.now() - last >= seconds * 1000) lock()
      else last = Date.now()
    }
    timer = setTimeout(check, seconds * 1000)
    for (const kind of touches) window.addEventListener(kind, touch, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true })
    }
  }, [seconds, lock])
}
