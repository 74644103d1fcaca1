// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useEffect, useState } from 'react'

const pause = 250

/** A value as it was when it last stood still: what is typed is not looked for at every sign. */
export function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
