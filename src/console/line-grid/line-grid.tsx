import { useStore } from '@nanostores/react'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { isComposing } from '#src/ui/key-guard.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { GridCell } from './grid-cell.tsx'
import { belowHeadings } from './headings.ts'
import css from './line-grid.css?inline'
import { $text } from './line-grid.text.ts'
import { firstFault, totalOf, withCells, type GridColumn, type GridLine } from './lines.ts'
import { readCells } from '#src/lib/clipboard-cells.ts'

addStyles(css)

/** px that a wide column keeps on a phone, where the lines are scrolled sideways. */
const leastWidth = 160

export interface LineGridProps {
  /** Name for screen readers. */
  label: string
  columns: readonly GridColumn[]
  lines: readonly GridLine[]
  /** How often somebody wanted to go on: from the first time on what is missing is said, and each time the first wrong cell gets the focus. */
  checked?: number
  onChange(lines: GridLine[]): void
  /** The lines with what stands in the open cell: to be kept, not to be shown, as Escape still takes it back. */
  onType?(lines: GridLine[]): void
}

interface Place {
  line: number
  column: number
}

/** The place of a cell below a target, from its attributes. */
function placeOf(target: EventTarget): Place | null {
  const { line, column } = (target as HTMLElement).dataset
  return line === undefined || column === undefined ? null : { line: Number(line), column: Number(column) }
}

/**
 * The lines of a document, written as in a spreadsheet: Enter and the arrows go up and down, Tab goes on, Enter in the last line
 * adds one, cells of a spreadsheet are pasted from the cell on. Sums are exact.
 */
export function LineGrid({ label, columns, lines, checked = 0, onChange, onType }: LineGridProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const box = useRef<HTMLDivElement>(null)
  const focus = ({ line, column }: Place) => {
    const cell = box.current?.querySelector<HTMLInputElement>(`input[data-line="${line}"][data-column="${column}"]`)
    cell?.focus()
    cell?.select()
  }
  const put = (at: Place, cells: readonly (readonly string[])[]) => {
    const { lines: next, wrong, outside } = withCells(lines, columns, at, cells)
    if (outside > 0) notify.error(text.outside(outside))
    // what is typed says so at its cell
    if (wrong > 0 && cells.flat().length > 1) notify.error(text.wrong(wrong))
    flushSync(() => onChange(next))
  }
  const add = (column: number) => {
    flushSync(() => onChange([...lines, {}]))
    focus({ line: lines.length, column })
  }
  const adding = useRef(add)
  adding.current = add
  const press = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    if (!at || isComposing(event)) return
    const step = { ArrowDown: 1, Enter: event.shiftKey ? -1 : 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    // what is written counts before another line is made of the lines
    if (at.line + step >= lines.length && event.key === 'Enter') {
      flushSync(() => (event.target as HTMLElement).blur())
      adding.current(at.column)
    } else focus({ ...at, line: at.line + step })
  }
  const paste = (event: ClipboardEvent) => {
    const at = placeOf(event.target)
    const given = event.clipboardData.getData('text/plain')
    if (!at || !/[\t\n]/.test(given)) return
    event.preventDefault()
    // what was typed before would come over the pasted cell later
    flushSync(() => (event.target as HTMLElement).blur())
    put(at, belowHeadings(readCells(given), columns.slice(at.column)))
    focus(at)
  }
  const check = useRef(() => {})
  check.current = () => {
    const wrong = firstFault(lines, columns)
    if (wrong) focus(wrong)
  }
  useEffect(() => {
    if (checked > 0) check.current()
  }, [checked])
  const first = columns.findIndex((column) => !column.of)
  return (
    <div className="line-grid" ref={box}>
      <table aria-label={label} onKeyDown={press} onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">{text.number}</th>
            {columns.map(({ key, title, kind, width }) => (
              <th key={key} scope="col" data-kind={kind} style={{ width, minWidth: width && Math.min(width, leastWidth) }}>
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="ui-sr">{common.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, number) => (
            <tr key={number}>
              <th scope="row">{number + 1}</th>
              {columns.map((column, place) => (
                <td key={column.key} data-kind={column.kind}>
                  <GridCell
                    column={column}
                    line={line}
                    place={{ line: number, column: place }}
                    isChecked={checked > 0}
                    label={text.cell(column.title, number + 1)}
                    onWrite={(value) => put({ line: number, column: place }, [[value]])}
                    onType={(value) => onType?.(withCells(lines, columns, { line: number, column: place }, [[value]]).lines)}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  size="compact"
                  label={text.remove(number + 1)}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => onChange(lines.filter((_, other) => other !== number))}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {columns.map((column, place) => (
              <td key={column.key} data-kind={column.kind} colSpan={place === columns.length - 1 ? 2 : 1}>
                {column.isSummed ? totalOf(lines, column) : ''}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Button variant="quiet" icon={<Plus size={16} aria-hidden />} onClick={() => add(Math.max(0, first))}>
        {text.add}
      </Button>
    </div>
  )
}
