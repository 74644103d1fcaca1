import { useEffect, useRef, type RefObject } from 'react'
import { reorderable } from '../../drag.ts'

/** Reordering of rows by their handles; `move` may change between renders. */
export function useReorder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void): void {
  const current = useRef(move)
  current.current = move
  useEffect(() => reorderable(list.current!, '.designer-row__handle', (from, to) => current.current(from, to)), [list])
}
