import { useCallback, useState } from 'react'

interface Selection<Row> {
  keys: readonly (string | number)[]
  rows: readonly Row[]
  /** Takes the keys that a table tells; rows of other pages stay as they were read. */
  choose(keys: readonly (string | number)[], here: readonly Row[]): void
  clear(): void
}

/** The chosen rows of a list; they stay while pages are turned, and begin anew when the list is narrowed in another way. */
export function useSelection<Row>(rowKey: (row: Row) => string, narrowed: string): Selection<Row> {
  const [state, setState] = useState({ narrowed, rows: new Map<string, Row>() })
  const rows = state.narrowed === narrowed ? state.rows : new Map<string, Row>()
  const choose = (keys: readonly (string | number)[], here: readonly Row[]) => {
    const known = new Map([...rows, ...here.map((row) => [rowKey(row), row] as const)])
    setState({ narrowed, rows: new Map(keys.map((key) => [String(key), known.get(String(key))!])) })
  }
  const clear = useCallback(() => setState({ narrowed, rows: new Map() }), [narrowed])
  return { keys: [...rows.keys()], rows: [...rows.values()], choose, clear }
}
