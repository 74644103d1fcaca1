import { useStore } from '@nanostores/react'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import type { Change } from '../../document/change.ts'
import type { Step } from '../../document/history.ts'
import { timeOf } from '../../session/time.ts'
import { useEditor } from '../../use-editor.ts'
import { useSight } from '../use-sight.ts'
import { sentenceOf } from './step-sentence.ts'
import css from './steps.css?inline'
import { $text } from './steps.text.ts'

addStyles(css)

/** Every row is this high, in px; also in steps.css. */
const rowHeight = 40

/**
 * Everything that was done to the page, also in earlier openings on this device, the oldest first; a press goes there.
 * Only the rows in sight are drawn.
 */
export function Steps() {
  const t = useStore($text)
  const editor = useEditor()
  const { history } = editor.page
  useStore(history.$revision)
  const scroller = useRef<HTMLDivElement>(null)
  const [from, rows] = useSight(scroller, rowHeight)
  const count = history.length + 1
  const [aimed, setAimed] = useAim(history.depth, scroller)
  const id = useId()
  const press = (event: React.KeyboardEvent) => {
    const next = nextRow(event.key, aimed, count)
    if (next !== undefined) setAimed(next)
    else if (event.key === 'Enter' || event.key === ' ') editor.goTo(aimed)
    else return
    event.preventDefault()
  }
  const click = (event: React.MouseEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
    if (row !== undefined) editor.goTo(Number(row))
  }
  const first = Math.max(0, Math.min(from, count - rows))
  const savedAt = history.savedDepth
  return (
    <div className="designer-steps" ref={scroller}>
      <div
        role="listbox"
        tabIndex={0}
        aria-label={t.steps}
        aria-activedescendant={`${id}-${aimed}`}
        aria-describedby={`${id}-hint`}
        style={{ height: count * rowHeight }}
        onKeyDown={press}
        onClick={click}
      >
        {Array.from({ length: Math.min(rows, count - first) }, (_, index) => first + index).map((row) => (
          <StepRow
            key={row}
            id={`${id}-${row}`}
            row={row}
            count={count}
            step={row === 0 ? undefined : history.at(row - 1)}
            isCurrent={row === history.depth}
            isUndone={row > history.depth}
            isAimed={row === aimed}
            isSaved={row === savedAt}
          />
        ))}
      </div>
      <span id={`${id}-hint`} className="ui-sr">
        {t.hint}
      </span>
    </div>
  )
}

function nextRow(key: string, row: number, count: number): number | undefined {
  const wanted = { ArrowUp: row - 1, ArrowDown: row + 1, PageUp: row - 10, PageDown: row + 10, Home: 0, End: count - 1 }[key]
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, count - 1))
}

/** The row that the keys are at: where the page is, until somebody goes through the list. It is kept in sight. */
function useAim(depth: number, scroller: RefObject<HTMLDivElement | null>): [number, (row: number) => void] {
  const [aimed, setAimed] = useState(depth)
  useEffect(() => setAimed(depth), [depth])
  useLayoutEffect(() => {
    const node = scroller.current!
    const top = aimed * rowHeight
    if (top < node.scrollTop) node.scrollTo({ top })
    else if (top + rowHeight > node.scrollTop + node.clientHeight) node.scrollTo({ top: top + rowHeight - node.clientHeight })
  }, [aimed, scroller])
  return [aimed, setAimed]
}

interface StepRowProps {
  id: string
  row: number
  count: number
  step: Step<Change> | undefined
  isCurrent: boolean
  isUndone: boolean
  isAimed: boolean
  isSaved: boolean
}

const StepRow = memo(function StepRow({ id, row, count, step, isCurrent, isUndone, isAimed, isSaved }: StepRowProps) {
  const t = useStore($text)
  const locale = useStore($locale)
  const editor = useEditor()
  const words = step ? sentenceOf(step, (block) => editor.page.lastSeen(block)) : t.start
  return (
    <div
      id={id}
      role="option"
      className="designer-step"
      aria-selected={isCurrent}
      aria-setsize={count}
      aria-posinset={row + 1}
      data-aimed={isAimed || undefined}
      data-undone={isUndone || undefined}
      style={{ top: row * rowHeight }}
      data-row={row}
    >
      <span className="designer-step__words" title={words}>
        {words}
      </span>
      {isUndone && <span className="ui-sr">{t.undone}</span>}
      <span className="designer-step__when">{[isSaved && t.saved, step && timeOf(step.at, locale)].filter(Boolean).join(' · ')}</span>
    </div>
  )
})
