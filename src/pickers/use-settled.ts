import { useEffect, useState } from 'react'

/** The value after it has rested for a moment; for searching while somebody types. */
export function useSettled<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}
