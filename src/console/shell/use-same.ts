import { useRef } from 'react'

/** The list of before as long as its entries are the same ones. */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list)
  const isSame = last.current.length === list.length && list.every((entry, at) => entry === last.current[at])
  if (!isSame) last.current = list
  return last.current
}
