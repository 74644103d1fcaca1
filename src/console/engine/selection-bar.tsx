import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { BatchAction } from './action.ts'
import type { WholeListProps } from './batch/whole-list.tsx'
import { $text } from './engine.text.ts'
import type { PageTools, PageWords } from './page.ts'
import css from './selection-bar.css?inline'
import { useRun } from './use-run.tsx'

addStyles(css)

export interface SelectionBarProps<Row, W extends PageWords> {
  actions: readonly BatchAction<Row, W>[]
  rows: readonly Row[]
  words: W
  tools: PageTools
  /** Rows that the filter finds, and the filter as the list's call carries it. */
  count: number
  /** There are more: a search is counted so far only. */
  isCapped?: boolean
  query: object
  onClear(): void
}

const wholeList = lazyPart<WholeListProps<never, PageWords>>(async () => (await import('./batch/whole-list.tsx')).WholeList)

/** Rises from the bottom while rows are chosen; loaded with the first one. */
export function SelectionBar<Row, W extends PageWords>(props: SelectionBarProps<Row, W>) {
  const { actions, rows, words, tools, count, isCapped = false, onClear } = props
  const text = useStore($text)
  const chosen = text.chosen(rows.length)
  const { run, running, shown } = useRun<readonly Row[], W>({
    words,
    tools,
    nameOf: () => chosen,
    propsOf: (targets) => ({ rows: targets }),
    onDone: onClear,
  })
  const offered = actions.filter((action) => action.when?.(rows) ?? true)
  const [isWhole, setWhole] = useState(false)
  const isMore = count > rows.length && tools.connection.capabilities.features.listBatches && offered.some(({ whole }) => whole)
  const isWholeShown = isWhole && rows.length > 0
  const WholeList = useLazyPart(wholeList, isWholeShown, () => setWhole(false))
  const cleared = () => {
    setWhole(false)
    onClear()
  }
  const all = { ...props, actions: offered } as unknown as SelectionBarProps<never, PageWords>
  if (WholeList && isWholeShown) return <WholeList {...all} onClear={cleared} onBack={() => setWhole(false)} />
  return (
    <>
      {rows.length > 0 && (
        <div className="console-selection" role="region" aria-label={chosen}>
          <span className="console-selection-count" role="status">
            {chosen}
          </span>
          {isMore && (
            <Button variant="quiet" busy={isWhole} onClick={() => setWhole(true)}>
              {isCapped ? text.chooseMore(count) : text.chooseWhole(count)}
            </Button>
          )}
          {offered.map((action) => (
            <Button
              key={action.key}
              variant={action.isDanger ? 'danger' : 'plain'}
              icon={action.icon}
              busy={running === action.key}
              onClick={() => run(action, rows)}
            >
              {String(words[action.key])}
            </Button>
          ))}
          <Button variant="quiet" icon={<X size={16} aria-hidden />} onClick={onClear}>
            {text.unchoose}
          </Button>
        </div>
      )}
      {shown}
    </>
  )
}
