import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { cellStyle, headingOf } from './columns.ts'
import { alignOf } from './table-head.tsx'
import type { TableProps } from './table.tsx'
import { $text } from './table.text.ts'

export type LineProps<Row> = TableProps<Row> & {
  row: Row
  index: number
  group: string
  /** Of a long list: which line of it, the head being the first. */ place?: number
}

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

interface TurnProps {
  name: string
  isOpen: boolean
  controls: string
  onTurn: (isOpen: boolean) => void
}

function Turn({ name, isOpen, controls, onTurn }: TurnProps) {
  const t = useStore($text)
  return (
    <button
      type="button"
      className="ui-table-turn"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={t.more(name)}
      onClick={() => onTurn(!isOpen)}
    >
      <ChevronRight size={16} aria-hidden />
    </button>
  )
}

/** A row, and what is open below it. */
export function Line<Row>(line: LineProps<Row>) {
  const { row, index, place: lineNumber, columns, rowKey, rowName, onSelect, onChoose, selection = [], choice, expansion } = line
  const t = useStore($text)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isChosen = onChoose ? choice === rowKey(row) : selection.includes(rowKey(row))
  const heading = headingOf(columns)
  const hasMore = expansion !== undefined && (expansion.can?.(row) ?? true)
  // the whole line takes the pointer; its buttons and links keep what is theirs
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, a, input, label')) onChoose?.(row)
  }
  const turn = <Turn name={rowName?.(row) ?? t.row(index + 1)} isOpen={isOpen} controls={id} onTurn={setOpen} />
  return (
    <>
      <tr
        aria-rowindex={lineNumber}
        aria-selected={onSelect ? isChosen : undefined}
        data-chosen={isChosen || undefined}
        data-choosable={onChoose ? true : undefined}
        data-open={(hasMore && isOpen) || undefined}
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
            data-align={alignOf(column)}
            data-heading={place === heading || undefined}
            data-actions={column.actions || undefined}
            data-pin={column.pin}
            style={column.pin && cellStyle(column)}
            data-title={typeof column.title === 'string' ? column.title : undefined}
          >
            {expansion && place === heading ? (
              <span className="ui-table-turned">
                {hasMore ? turn : <span className="ui-table-turn" />}
                <span>{column.show(row, index)}</span>
              </span>
            ) : (
              column.show(row, index)
            )}
          </td>
        ))}
      </tr>
      {hasMore && isOpen && (
        <tr className="ui-table-more" id={id}>
          <td colSpan={columns.length + (onSelect || onChoose ? 1 : 0)}>{expansion.show(row)}</td>
        </tr>
      )}
    </>
  )
}
