import { useId, useRef, useState } from 'react'
import type { TableProps } from './table.tsx'

/** What a row is drawn from; as long as its columns are the same ones, a row that did not change is the same. */
export interface RowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowName' | 'expansion'> {
  row: Row
  index: number
  /** Of a long list: which line of it, the head being the first. */
  position?: number
  group: string
  marks: 'boxes' | 'dots' | undefined
  isChosen: boolean
  /** How deep it stands in a tree; undefined in a flat table. */
  level: number | undefined
  /** Whether what is below it in a tree is shown; undefined where nothing is. */
  isBranchOpen: boolean | undefined
  /** The same at every render. */
  hands: { mark(row: Row, isChosen: boolean): void; choose(row: Row): void; turn(row: Row, isOpen: boolean): void }
}

/** Tells what each row of a table is drawn from. */
export function useRowProps<Row>(props: TableProps<Row>): (row: Row, index: number, position?: number) => RowProps<Row> {
  const group = useId()
  const latest = useRef(props)
  latest.current = props
  const [hands] = useState(() => ({
    mark(row: Row, isChosen: boolean) {
      const { selection = [], onSelect, rowKey } = latest.current
      const key = rowKey(row)
      onSelect?.(isChosen ? [...selection, key] : selection.filter((other) => other !== key))
    },
    choose: (row: Row) => latest.current.onChoose?.(row),
    turn: (row: Row, isOpen: boolean) => latest.current.tree?.onTurn(row, isOpen),
  }))
  const { columns, rowKey, rowName, expansion, onSelect, onChoose, selection, choice, tree } = props
  const marks = onChoose ? 'dots' : onSelect ? 'boxes' : undefined
  const chosen = new Set(selection)
  return (row, index, position) => {
    const isChosen = onChoose ? choice === rowKey(row) : chosen.has(rowKey(row))
    const branch = tree?.branchOf(row)
    return {
      ...{ row, index, position, group, columns, rowName, expansion, marks, isChosen, hands },
      ...{ level: branch?.level, isBranchOpen: branch?.isOpen },
    }
  }
}
