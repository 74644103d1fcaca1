import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Changes reach the page this long after the last one (specification 9). */
export const changeDelay = 300

interface Settling {
  /** Something changed; it is read when the time has come. */
  later(): void
  /** Passes on what is waiting, at once. */
  now(): void
}

function settlingOf(pass: () => void): Settling {
  const timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => timers.splice(0).map((timer) => clearTimeout(timer)).length > 0
  return {
    later() {
      stop()
      timers.push(setTimeout(() => stop() && pass(), changeDelay))
    },
    now: () => void (stop() && pass()),
  }
}

/** Reads and passes on a change after a pause; at once when it is asked to, and when the editor goes. */
export function useSettledChange(pass: () => void): Settling {
  const current = useRef(pass)
  useLayoutEffect(() => {
    current.current = pass
  })
  const [settling] = useState(() => settlingOf(() => current.current()))
  useEffect(() => () => settling.now(), [settling])
  return settling
}
