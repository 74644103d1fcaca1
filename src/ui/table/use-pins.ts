import { useLayoutEffect, useRef, type RefObject } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import { pinProperty } from './columns.ts'

interface Pinned {
  key: string
  pin?: 'start' | 'end'
}

/** Measures how far pinned columns stand from their edge: as far as those before them are wide. */
export function usePins(given: readonly Pinned[]): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  // the columns are others at every render, what counts of them seldom
  const wanted = jsonText(given.map(({ key, pin }) => ({ key, pin })))
  useLayoutEffect(() => {
    const element = table.current
    const columns = JSON.parse(wanted) as Pinned[]
    if (!element || !columns.some(({ pin }) => pin)) return
    const heads = [...element.querySelectorAll<HTMLElement>('thead th')]
    const cells = heads.slice(heads.length - columns.length)
    const put = (indexes: readonly number[], from: number) => {
      let used = from
      for (const index of indexes) {
        element.style.setProperty(pinProperty(columns[index]!.key), `${used}px`)
        used += cells[index]!.offsetWidth
      }
    }
    const indexesOf = (pin: Pinned['pin']) => columns.flatMap((column, index) => (column.pin === pin ? [index] : []))
    const measure = () => {
      const marks = heads.length > columns.length ? heads[0]!.offsetWidth : 0
      put(indexesOf('start'), marks)
      put(indexesOf('end').toReversed(), 0)
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const cell of cells) observer.observe(cell)
    return () => observer.disconnect()
  }, [wanted])
  return table
}
