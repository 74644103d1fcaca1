import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Branch } from './branch.tsx'
import { headingOf, pinStyle } from './columns.ts'
import { alignOf } from './table-head.tsx'
import type { TableColumn } from './table.tsx'
import { $text } from './table.text.ts'
import type { RowProps } from './use-row-props.ts'

function Mark<Row>({ row, index, group, rowName, marks, isChosen, hands }: RowProps<Row>) {
  const t = useStore($text)
  const name = t.one(rowName?.(row) ?? t.row(index + 1))
  if (marks === 'boxes') return <Checkbox checked={isChosen} aria-label={name} onChange={(checked) => hands.mark(row, checked)} />
  return (
    <label className="ui-check">
      <input type="radio" name={group} className="ui-check-box" aria-label={name} checked={isChosen} onChange={() => hands.choose(row)} />
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

const Cut = ({ children }: { children: ReactNode }) => (
  <span className="ui-table-cut" data-cut="">
    {children}
  </span>
)

function OneRow<Row>(props: RowProps<Row>) {
  const { row, index, position: rowIndex, columns, rowName, marks, isChosen, hands, expansion, level, isBranchOpen } = props
  const t = useStore($text)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const heading = headingOf(columns)
  const hasMore = expansion !== undefined && (expansion.can?.(row) ?? true)
  // the whole line takes the pointer; its buttons and links keep what is theirs
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('button, a, input, label')) hands.choose(row)
  }
  // a line of a list of many is as high as every other: what does not fit is cut, and told by the bubble
  const cell = (column: TableColumn<Row>) =>
    rowIndex === undefined || column.actions ? column.show(row, index) : <Cut>{column.show(row, index)}</Cut>
  const name = rowName?.(row) ?? t.row(index + 1)
  const branched = (children: ReactNode) =>
    level === undefined ? (
      children
    ) : (
      <Branch name={name} level={level} isOpen={isBranchOpen} onTurn={(isOpen) => hands.turn(row, isOpen)}>
        {children}
      </Branch>
    )
  const turn = <Turn name={name} isOpen={isOpen} controls={id} onTurn={setOpen} />
  return (
    <>
      <tr
        aria-rowindex={rowIndex}
        aria-selected={marks === 'boxes' ? isChosen : undefined}
        data-chosen={isChosen || undefined}
        data-choosable={marks === 'dots' || undefined}
        data-open={(hasMore && isOpen) || undefined}
        onClick={marks === 'dots' ? press : undefined}
      >
        {marks && (
          <td className="ui-table-choice">
            <Mark {...props} />
          </td>
        )}
        {columns.map((column, at) => (
          <td
            key={column.key}
            data-align={alignOf(column)}
            data-heading={at === heading || undefined}
            data-actions={column.actions || undefined}
            data-pin={column.pin}
            style={pinStyle(column)}
            data-title={typeof column.title === 'string' ? column.title : undefined}
          >
            {expansion && at === heading ? (
              <span className="ui-table-turned">
                {hasMore ? turn : <span className="ui-table-turn" />}
                {rowIndex === undefined ? <span>{column.show(row, index)}</span> : cell(column)}
              </span>
            ) : at === heading ? (
              branched(cell(column))
            ) : (
              cell(column)
            )}
          </td>
        ))}
      </tr>
      {hasMore && isOpen && (
        <tr className="ui-table-more" id={id}>
          <td colSpan={columns.length + (marks ? 1 : 0)}>
            <div className="ui-table-below">{expansion.show(row)}</div>
          </td>
        </tr>
      )}
    </>
  )
}

/** A row, and what is open below it; drawn again when something of it changed, not whenever its table is. */
export const TableRow = memo(OneRow) as typeof OneRow
