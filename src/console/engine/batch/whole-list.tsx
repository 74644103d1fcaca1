import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { beginListBatch } from '#src/api/list-batches.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { BatchAction } from '../action.ts'
import { JobDialog } from '../export/job-dialog.tsx'
import type { PageTools, PageWords } from '../page.ts'
import { $text } from './whole-list.text.ts'

export interface WholeListProps<Row, W extends PageWords> {
  actions: readonly BatchAction<Row, W>[]
  words: W
  tools: PageTools
  count: number
  query: object
  onClear(): void
  onBack(): void
}

/** In place of the bar of chosen rows: everything that the filter finds, and what our own server can do with all of it. */
export function WholeList<Row, W extends PageWords>({ actions, words, tools, count, query, onClear, onBack }: WholeListProps<Row, W>) {
  const text = useStore($text)
  const confirm = useConfirm()
  const notify = useNotify()
  const [running, setRunning] = useState<BatchAction<Row, W>>()
  const label = running ? String(words[running.key]) : ''
  const ask = async (action: BatchAction<Row, W>) => {
    const name = String(words[action.key])
    if (await confirm({ title: text.sure(name, count), confirmLabel: name, danger: action.isDanger })) setRunning(action)
  }
  const end = () => {
    setRunning(undefined)
    onClear()
    tools.reload()
  }
  return (
    <div className="console-selection" role="region" aria-label={text.all(count)}>
      <span className="console-selection-count" role="status">
        {text.all(count)}
      </span>
      {actions
        .filter(({ whole }) => whole)
        .map((action) => (
          <Button key={action.key} variant={action.isDanger ? 'danger' : 'plain'} icon={action.icon} onClick={() => void ask(action)}>
            {String(words[action.key])}
          </Button>
        ))}
      <Button variant="quiet" onClick={onBack}>
        {text.back}
      </Button>
      {running?.whole && (
        <JobDialog
          title={`${label} · ${words.title}`}
          what={text.doing(count)}
          hint={text.hint}
          begin={(key) => tools.connection.send(beginListBatch, { body: { ...running.whole!, query: { ...query } } }, { key })}
          onDone={({ step }) => notify.success(text.done(step))}
          onClose={end}
        />
      )}
    </div>
  )
}
