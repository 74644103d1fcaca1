import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { beginListBatch, type ListBatch } from '#src/api/list-batches.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { BatchAction, WholeWork } from '../action.ts'
import { JobDialog, type JobDialogProps } from '../export/job-dialog.tsx'
import type { PageTools, PageWords } from '../page.ts'
import { ValuesForm } from './values-form.tsx'
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
  const [asking, setAsking] = useState<BatchAction<Row, W>>()
  const [running, setRunning] = useState<{ name: string; begin: JobDialogProps['begin'] }>()
  const nameOf = (action: BatchAction<Row, W>) => String(words[action.key])
  const send = ({ batch }: WholeWork, values: ListBatch['values'], options: SendOptions) =>
    tools.connection.send(beginListBatch, { body: { batch, values, query: { ...query } } }, options)
  const press = async (action: BatchAction<Row, W>) => {
    const [work, name] = [action.whole!, nameOf(action)]
    const { values } = work
    if (typeof values === 'function') return setAsking(action)
    if (await confirm({ title: text.sure(name, count), confirmLabel: name, danger: action.isDanger }))
      setRunning({ name, begin: (key) => send(work, values, { key }) })
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
          <Button key={action.key} variant={action.isDanger ? 'danger' : 'plain'} icon={action.icon} onClick={() => void press(action)}>
            {nameOf(action)}
          </Button>
        ))}
      <Button variant="quiet" onClick={onBack}>
        {text.back}
      </Button>
      {asking?.whole && (
        <ValuesForm
          work={asking.whole}
          title={text.titled(nameOf(asking), count)}
          send={(values, options) => send(asking.whole!, values, options)}
          onClose={() => setAsking(undefined)}
          onBegun={(job) => setRunning({ name: nameOf(asking), begin: () => Promise.resolve(job) })}
        />
      )}
      {running && (
        <JobDialog
          title={`${running.name} · ${words.title}`}
          what={text.doing(count)}
          hint={text.hint}
          begin={running.begin}
          onDone={({ step }) => notify.success(text.done(step))}
          onClose={end}
        />
      )}
    </div>
  )
}
