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
  /** There are more: a search is counted so far only, and all that it finds is meant. */
  isCapped?: boolean
  query: object
  onClear(): void
  onBack(): void
}

/** Begins the work; how many rows there really are is known when it has begun. */
function useSending({ connection }: PageTools, query: object) {
  const [begun, setBegun] = useState<number>()
  const send = async ({ batch }: WholeWork, values: ListBatch['values'], options: SendOptions) => {
    const job = await connection.send(beginListBatch, { body: { batch, values, query: { ...query } } }, options)
    setBegun(job.count)
    return job
  }
  return { begun, send }
}

/** In place of the bar of chosen rows: everything that the filter finds, and what our own server can do with all of it. */
export function WholeList<Row, W extends PageWords>(props: WholeListProps<Row, W>) {
  const { actions, words, tools, count, isCapped = false, query, onClear, onBack } = props
  const text = useStore($text)
  const confirm = useConfirm()
  const notify = useNotify()
  const [asking, setAsking] = useState<BatchAction<Row, W>>()
  const [running, setRunning] = useState<{ name: string; begin: JobDialogProps['begin'] }>()
  const { begun, send } = useSending(tools, query)
  const many = isCapped ? `${count}+` : String(count)
  const nameOf = (action: BatchAction<Row, W>) => String(words[action.key])
  const press = async (action: BatchAction<Row, W>) => {
    const [work, name] = [action.whole!, nameOf(action)]
    const { values } = work
    if (typeof values === 'function') return setAsking(action)
    const more = isCapped && { message: text.more(count) }
    if (await confirm({ title: text.sure(name, many), confirmLabel: name, danger: action.isDanger, ...more }))
      setRunning({ name, begin: (key) => send(work, values, { key }) })
  }
  const end = () => {
    setRunning(undefined)
    onClear()
    tools.reload()
  }
  return (
    <div className="console-selection" role="region" aria-label={text.all(many)}>
      <span className="console-selection-count" role="status">
        {text.all(many)}
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
          title={text.titled(nameOf(asking), many)}
          send={(values, options) => send(asking.whole!, values, options)}
          onClose={() => setAsking(undefined)}
          onBegun={(job) => setRunning({ name: nameOf(asking), begin: () => Promise.resolve(job) })}
        />
      )}
      {running && (
        <JobDialog
          title={`${running.name} · ${words.title}`}
          what={begun === undefined && isCapped ? text.more(count) : text.doing(begun ?? count)}
          hint={text.hint}
          begin={running.begin}
          onDone={({ step }) => notify.success(text.done(step))}
          onClose={end}
        />
      )}
    </div>
  )
}
