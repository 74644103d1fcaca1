import { useStore } from '@nanostores/react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { headStyle, headingOf } from './columns.ts'
import type { TableColumn, TableProps } from './table.tsx'
import { $text } from './table.text.ts'

const arrows = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown }
const orders = { asc: 'ascending', desc: 'descending', none: 'none' } as const

export const alignOf = (column: { align?: string; actions?: boolean }) => column.align ?? (column.actions ? 'end' : undefined)

function Title<Row>({ column: { title, sorted, onSort } }: { column: TableColumn<Row> }) {
  if (!onSort) return title
  const Arrow = arrows[sorted ?? 'none']
  return (
    <button type="button" className="ui-table-sort" data-sorted={sorted === 'none' ? undefined : sorted} onClick={onSort}>
      {title}
      <Arrow size={14} aria-hidden />
    </button>
  )
}

export function Head<Row>({ columns, selection, onSelect, onChoose, rows, rowKey }: TableProps<Row>) {
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
        {columns.map((column, at) => (
          <th
            key={column.key}
            scope="col"
            data-align={alignOf(column)}
            data-heading={at === headingOf(columns) || undefined}
            aria-sort={column.onSort && orders[column.sorted ?? 'none']}
            data-actions={column.actions || undefined}
            data-pin={column.pin}
            style={headStyle(column)}
          >
            <Title column={column} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
