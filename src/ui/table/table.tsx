import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Empty } from '../empty/empty.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import cards from './cards.css?inline'
import { LongBody } from './long-body.tsx'
import { Head } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import css from './table.css?inline'
import { useRowProps } from './use-row-props.ts'
import { usePins } from './use-pins.ts'

addStyles(css)
addStyles(cards)

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
  /** Stays in sight at an edge while the rest is scrolled. */
  pin?: 'start' | 'end'
  /** The width is the person's wish: the column is neither wider nor narrower. */
  hasOwnWidth?: boolean
  /** How the rows are ordered by it; the head becomes a button with `onSort`. */
  sorted?: 'asc' | 'desc' | 'none'
  onSort?: () => void
}

/** Rows that are drawn as they come into sight; all are equally high. */
export interface LongRows<Row> {
  count: number
  /** undefined: not read yet. */
  rowAt: (index: number) => Row | undefined
  /** Told which places are in sight, from one to before another. The same function at every render. */
  onShow?: (from: number, to: number) => void
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
  /** What opens below a row; which rows have something is asked by `can`. */
  expansion?: { can?: (row: Row) => boolean; show: (row: Row) => ReactNode }
  /** Rows below rows, parents first: how deep each stands and whether what is below it is in `rows`; undefined where nothing is. */
  tree?: { branchOf: (row: Row) => { level: number; isOpen: boolean | undefined }; onTurn: (row: Row, isOpen: boolean) => void }
  compact?: boolean
  /** Thousands of rows: `rows` are those that were read, what is drawn comes from here. */
  long?: LongRows<Row>
}

function Waiting({ columns, hasChoice }: { columns: readonly { key: string; width?: number }[]; hasChoice: boolean }) {
  return Array.from({ length: 5 }, (_, index) => (
    <tr key={index} aria-hidden="true" className="ui-table-waiting">
      {hasChoice && (
        <td className="ui-table-choice">
          <Skeleton width={16} height={16} />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.key}>
          <Skeleton width={`${at === 0 ? 70 : 40 + ((index * 13 + at * 17) % 40)}%`} height={14} />
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
  const { rows, columns, caption, loading, empty, onSelect, onChoose, rowKey, compact, long } = props
  const propsOf = useRowProps(props)
  const common = useStore($common)
  const isEmpty = (long ? long.count === 0 : rows.length === 0) && !loading
  const none = typeof empty === 'string' || empty === undefined ? <Empty text={empty ?? common.empty} /> : empty
  // without anything to press it is scrolled by keys itself
  const isPlain = !onSelect && !onChoose && !props.expansion && !props.tree && !columns.some(({ actions, onSort }) => actions || onSort)
  return (
    <div className="ui-table-box" data-compact={compact || undefined} aria-busy={loading || undefined} tabIndex={isPlain ? 0 : undefined}>
      <div className="ui-table-ground">
        <table className="ui-table" aria-label={caption} aria-rowcount={long && long.count + 1} ref={usePins(columns)}>
          <Head {...props} />
          {long && long.count > 0 ? (
            <LongBody {...props} long={long} propsOf={propsOf} />
          ) : (
            <tbody data-stale={(loading && rows.length > 0) || undefined}>
              {loading && rows.length === 0 && <Waiting columns={columns} hasChoice={onSelect !== undefined || onChoose !== undefined} />}
              {rows.map((row, index) => (
                <TableRow key={rowKey(row)} {...propsOf(row, index)} />
              ))}
            </tbody>
          )}
        </table>
        {isEmpty && none}
      </div>
    </div>
  )
}
