import { useStore } from '@nanostores/react'
import type { PageWords } from '../page.ts'
import type { Import } from './import.ts'
import { $text } from './import.text.ts'
import { RefusedFile } from './refused-file.tsx'
import { judgedRows } from './row-state.ts'
import { RowTable } from './row-table.tsx'
import type { Step, Written } from './use-import.ts'

/** How far the writing has come. */
export function WriteStep({ written: { lines, outcome } }: { written: Written }) {
  const text = useStore($text)
  const done = lines.length - outcome.left.length
  return (
    <div className="console-import-progress">
      <progress max={lines.length} value={done} aria-label={text.progress(done, lines.length)} />
      <span role="status">{text.progress(done, lines.length)}</span>
    </div>
  )
}

interface DoneStepProps<W extends PageWords> {
  of: Import<W>
  words: W
  done: Extract<Step, { at: 'done' }>
}

/** What became of the rows: how many were added, updated, left and refused, and why. */
export function DoneStep<W extends PageWords>({ of: { columns }, words, done }: DoneStepProps<W>) {
  const text = useStore($text)
  const { outcome, undone } = done
  const { added, updated, skipped, refused, left } = outcome
  if (undone)
    return (
      <p className="console-import-done" role="status">
        {undone}
      </p>
    )
  const figures = { added, updated, skipped, refused: refused.size }
  const rows = judgedRows({ ...done, problems: refused }).filter(({ state }) => state === 'wrong')
  return (
    <>
      <dl className="console-import-figures" role="status">
        {(['added', 'updated', 'skipped', 'refused'] as const).map((key) => (
          <div key={key} data-wrong={(key === 'refused' && figures[key] > 0) || undefined}>
            <dt>{text[key]}</dt>
            <dd>{figures[key]}</dd>
          </div>
        ))}
      </dl>
      {left.length > 0 && <p className="console-import-wrong">{text.unsent(left.length)}</p>}
      {rows.length > 0 && <RowTable rows={rows} columns={columns} words={words} checked={done} />}
      <RefusedFile columns={columns} words={words} opened={done} problems={refused} />
    </>
  )
}
