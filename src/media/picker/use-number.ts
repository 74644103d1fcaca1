import { useCallback, useSyncExternalStore } from 'react'
import type { Selection } from './selection.ts'

/** Place of one file in the order of choosing (see `placeOf`); renders again only when this one changes. */
export function useNumber(selection: Selection, id: string | undefined): number {
  const watch = useCallback((listener: () => void) => (id === undefined ? () => {} : selection.watch(id, listener)), [selection, id])
  return useSyncExternalStore(watch, () => (id === undefined ? 0 : selection.placeOf(id)))
}
