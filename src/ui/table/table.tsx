import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Empty } from '../empty/empty.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import css from './table.css?inline'
import { $text } from './table.text.ts'

addStyles(css)

export interface TableColumn<Row> {
  key: string
  title: ReactNode
  /** px; without it the column shares what is left. */
  width?: number
  align?: 'start' | 'center' | 'end'
  show: (row: Row, index: number) => ReactNode
  /** On a card this cell is the heading; default is the first column. */
  heading?: boolean
  /** Actions: the title is for screen readers only and a card shows them at its foot. */
  actions?: boolean
}

export interface TableProps<Row> {
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
  rowKey: (row: Row) => string | number
  /** Name of the table for screen readers. */
  caption: string
  loading?: boolean
  /** What stands there without rows; a sentence or an `<Empty>` with an action. */
  empty?: ReactNode
  /** Keys of the chosen rows; the column of check boxes comes with `onSelect`. */
  selection?: readonly (string | number)[]
  onSelect?: (keys: (string | number)[]) => void
  /** Name of a row for its check box. */
  rowName?: (row: Row) => string
  compact?: boolean
}

const align = (column: { align?: string; actions?: boolean }) => column.align ?? (column.actions ? 'end' : undefined)

function Head<Row>({ columns, selection, onSelect, rows, rowKey }: TableProps<Row>) {
  const t = useStore($text)
  const chosen = rows.filter((row) => selection?.includes(rowKey(row))).length
  const toggleAll = (checked: boolean) => {
    const here = rows.map(rowKey)
    const others = (selection ?? []).filter((key) => !here.includes(key))
    onSelect?.(checked ? [...others, ...here] : others)
  }
  return (
    <thead className="ui-table-head">
      <tr>
        {onSelect && (
          <th className="ui-table-choice" scope="col">
            <Checkbox
              checked={rows.length > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              disabled={rows.length === 0}
              aria-label={t.all}
              onChange={toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <th key={column.key} scope="col" data-align={align(column)} style={{ width: column.width }}>
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Line<Row>({ row, index, ...table }: TableProps<Row> & { row: Row; index: number }) {
  const t = useStore($text)
  const { columns, rowKey, rowName, onSelect } = table
  const selection = table.selection ?? []
  const key = rowKey(row)
  const isChosen = selection.includes(key)
  const toggle = () => onSelect?.(isChosen ? selection.filter((other) => other !== key) : [...selection, key])
  const heading = columns.findIndex((column) => column.heading)
  return (
    <tr aria-selected={onSelect ? isChosen : undefined} data-chosen={isChosen || undefined}>
      {onSelect && (
        <td className="ui-table-choice">
          <Checkbox checked={isChosen} aria-label={t.one(rowName?.(row) ?? t.row(index + 1))} onChange={toggle} />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          data-align={align(column)}
          data-heading={place === Math.max(0, heading) || undefined}
          data-actions={column.actions || undefined}
          data-title={typeof column.title === 'string' ? column.title : undefined}
        >
          {column.show(row, index)}
        </td>
      ))}
    </tr>
  )
}

function Waiting({ columns, hasChoice }: { columns: readonly { key: string; width?: number }[]; hasChoice: boolean }) {
  return Array.from({ length: 5 }, (_, index) => (
    <tr key={index} aria-hidden="true" className="ui-table-waiting">
      {hasChoice && (
        <td className="ui-table-choice">
          <Skeleton width={16} height={16} />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key}>
          <Skeleton width={`${place === 0 ? 70 : 40 + ((index * 13 + place * 17) % 40)}%`} height={14} />
        </td>
      ))}
    </tr>
  ))
}

/** A semantic table; narrower than 600 px of its own width every row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, columns, caption, loading, empty, onSelect, rowKey, compact } = props
  const common = useStore($common)
  const isEmpty = rows.length === 0 && !loading
  const none = typeof empty === 'string' || empty === undefined ? <Empty text={empty ?? common.empty} /> : empty
  return (
    <div className="ui-table-box" data-compact={compact || undefined} aria-busy={loading || undefined}>
      <table className="ui-table" aria-label={caption}>
        <Head {...props} />
        <tbody data-stale={(loading && rows.length > 0) || undefined}>
          {loading && rows.length === 0 && <Waiting columns={columns} hasChoice={onSelect !== undefined} />}
          {rows.map((row, index) => (
            <Line key={rowKey(row)} {...props} row={row} index={index} />
          ))}
        </tbody>
      </table>
      {isEmpty && none}
    </div>
  )
}
