import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import type { BatchAction } from './action.ts'
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
  onClear(): void
}

/** Rises from the bottom while rows are chosen; loaded with the first one. */
export function SelectionBar<Row, W extends PageWords>({ actions, rows, words, tools, onClear }: SelectionBarProps<Row, W>) {
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
  return (
    <>
      {rows.length > 0 && (
        <div className="console-selection" role="region" aria-label={chosen}>
          <span className="console-selection-count" role="status">
            {chosen}
          </span>
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
