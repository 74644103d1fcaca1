import { useStore } from '@nanostores/react'
import { type MouseEvent, type ReactNode, useId } from 'react'
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
  /** This cell stays in sight at the left, and is the heading of a card; default is the first column. */
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
  /** Key of the one chosen row, null for none; the column of radio buttons comes with `onChoose`. */
  choice?: string | number | null
  onChoose?: (row: Row) => void
  /** Name of a row for its check box or radio button. */
  rowName?: (row: Row) => string
  compact?: boolean
}

/** The column that says which row it is. */
const headingOf = (columns: readonly { heading?: boolean }[]) =>
  Math.max(
    0,
    columns.findIndex((column) => column.heading),
  )

const align = (column: { align?: string; actions?: boolean }) => column.align ?? (column.actions ? 'end' : undefined)

function Head<Row>({ columns, selection, onSelect, onChoose, rows, rowKey }: TableProps<Row>) {
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
        {onChoose && (
          <th className="ui-table-choice" scope="col">
            <span className="ui-sr">{t.choice}</span>
          </th>
        )}
        {columns.map((column, place) => (
          <th
            key={column.key}
            scope="col"
            data-align={align(column)}
            data-heading={place === headingOf(columns) || undefined}
            style={{ width: column.width }}
          >
            {column.title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type LineProps<Row> = TableProps<Row> & { row: Row; index: number; group: string }

function Mark<Row>({ row, index, group, rowKey, rowName, ...table }: LineProps<Row>) {
  const t = useStore($text)
  const { onSelect, onChoose, selection = [] } = table
  const key = rowKey(row)
  const name = t.one(rowName?.(row) ?? t.row(index + 1))
  const toggle = (checked: boolean) => onSelect?.(checked ? [...selection, key] : selection.filter((other) => other !== key))
  if (!onChoose) return <Checkbox checked={selection.includes(key)} aria-label={name} onChange={toggle} />
  return (
    <label className="ui-check">
      <input
        type="radio"
        name={group}
        className="ui-check-box"
        aria-label={name}
        checked={table.choice === key}
        onChange={() => onChoose(row)}
      />
    </label>
  )
}

function Line<Row>(line: LineProps<Row>) {
  const { row, index, columns, rowKey, onSelect, onChoose, selection = [], choice } = line
  const isChosen = onChoose ? choice === rowKey(row) : selection.includes(rowKey(row))
  const heading = headingOf(columns)
  // the whole line takes the pointer; its buttons and links keep what is theirs
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, a, input, label')) onChoose?.(row)
  }
  return (
    <tr
      aria-selected={onSelect ? isChosen : undefined}
      data-chosen={isChosen || undefined}
      data-choosable={onChoose ? true : undefined}
      onClick={onChoose && press}
    >
      {(onSelect || onChoose) && (
        <td className="ui-table-choice">
          <Mark {...line} />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          data-align={align(column)}
          data-heading={place === heading || undefined}
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

/**
 * A semantic table with its head and its heading column always in sight; narrower than 600 px of its own width
 * every row is a card.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, columns, caption, loading, empty, onSelect, onChoose, rowKey, compact } = props
  const group = useId()
  const common = useStore($common)
  const isEmpty = rows.length === 0 && !loading
  const none = typeof empty === 'string' || empty === undefined ? <Empty text={empty ?? common.empty} /> : empty
  return (
    <div className="ui-table-box" data-compact={compact || undefined} aria-busy={loading || undefined}>
      <table className="ui-table" aria-label={caption}>
        <Head {...props} />
        <tbody data-stale={(loading && rows.length > 0) || undefined}>
          {loading && rows.length === 0 && <Waiting columns={columns} hasChoice={onSelect !== undefined || onChoose !== undefined} />}
          {rows.map((row, index) => (
            <Line key={rowKey(row)} {...props} row={row} index={index} group={group} />
          ))}
        </tbody>
      </table>
      {isEmpty && none}
    </div>
  )
}
