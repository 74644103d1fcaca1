import { useCallback, useMemo, useState } from 'react'
import type { ListPage } from './page.ts'

type TreeOf<Row, W> = Pick<ListPage<Row, W>, 'children' | 'rowKey'>

/** How a row stands in its tree: how deep, and whether what is below it is shown; undefined where nothing is. */
export interface Branch {
  level: number
  isOpen: boolean | undefined
}

/** Rows with everything below them, parents first. */
export function withChildren<Row, W>(page: Pick<ListPage<Row, W>, 'children'>, rows: readonly Row[]): readonly Row[] {
  const { children } = page
  return children ? rows.flatMap((row) => [row, ...withChildren(page, children(row))]) : rows
}

/**
 * The rows of a list that are in sight: of a tree those whose parents are open. Rows are folded at first, and open where the list is
 * narrowed, so that what was found is seen.
 */
export function useTreeRows<Row, W>({ children, rowKey }: TreeOf<Row, W>, rows: readonly Row[], isNarrowed: boolean) {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const { shown, branches } = useMemo(() => {
    const shown: Row[] = []
    const branches = new Map<string, Branch>()
    const add = (row: Row, level: number) => {
      const below = children?.(row) ?? []
      const key = rowKey(row)
      const isOpen = below.length > 0 ? (turned[key] ?? isNarrowed) : undefined
      shown.push(row)
      branches.set(key, { level, isOpen })
      if (isOpen) for (const child of below) add(child, level + 1)
    }
    for (const row of rows) add(row, 0)
    return { shown, branches }
  }, [rows, children, rowKey, turned, isNarrowed])
  const turn = useCallback((row: Row, isOpen: boolean) => setTurned((before) => ({ ...before, [rowKey(row)]: isOpen })), [rowKey])
  if (!children) return { rows, tree: undefined }
  return { rows: shown, tree: { branchOf: (row: Row) => branches.get(rowKey(row)) ?? { level: 0, isOpen: undefined }, onTurn: turn } }
}
