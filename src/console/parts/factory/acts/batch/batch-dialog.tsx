import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { approvePapers, auditPapers, type PaperOutcome, type PaperType } from '#src/api/factory-orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { RequestError } from '#src/http/failure.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './text.ts'

export type BatchActs = 'submit' | 'approve' | 'audit'

export interface BatchPaper {
  id: string
  sn: string
  allow: readonly string[] | undefined
}

interface BatchDialogProps {
  rows: readonly BatchPaper[]
  type: PaperType
  act: BatchActs
  tools: PageTools
  onClose(): void
}

/** What became of one. */
interface Result {
  sn: string
  isDone: boolean
  said: string
}

type Words = ReturnType<typeof $text.get>

/** Papers in their order, each with what the server says of it. */
function resultsOf(papers: readonly BatchPaper[], { failed, pending = [] }: PaperOutcome, words: Words): Result[] {
  const refused = new Map(failed.map(({ id, msg }) => [String(id), msg]))
  const waiting = new Map((pending as readonly { id: number; next_level: string }[]).map((one) => [String(one.id), one.next_level]))
  return papers.map(({ id, sn }) => {
    const said = refused.get(id)
    if (said !== undefined) return { sn, isDone: false, said }
    const next = waiting.get(id)
    return { sn, isDone: true, said: next === undefined ? words.ok : words.pending(next) }
  })
}

/** Does it; a refusal of all of them is said at the paper that it names. */
function useBatch({ rows, type, act, tools }: BatchDialogProps) {
  const words = useStore($text)
  const notify = useNotify()
  const [connection] = useState(() => keyedConnection(tools.connection))
  // as they were chosen: the list behind is read again
  const [papers] = useState(() => rows.filter(({ allow }) => allow === undefined || allow.includes(act)))
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<Result[]>()
  const [refusal, setRefusal] = useState('')
  const run = async (isAtomic: boolean) => {
    setBusy(true)
    setRefusal('')
    const body = { type, ids: papers.map(({ id }) => Number(id)), ...(isAtomic && { atomic: 1 }) }
    try {
      const outcome =
        act === 'audit'
          ? await connection.send(auditPapers, { body: { ...body, action: act } })
          : await connection.send(approvePapers, { body: { ...body, action: act } })
      setResults(resultsOf(papers, outcome, words))
      tools.reload()
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind !== 'business') return notify.failure(error)
      const { id } = (error.data ?? {}) as { id?: number }
      const sn = papers.find((one) => one.id === String(id))?.sn
      setRefusal([words.none, sn, error.message].filter(Boolean).join(' · '))
    } finally {
      setBusy(false)
    }
  }
  return { papers, isBusy, results, refusal, run }
}

/** Submits, approves or posts the chosen papers, and says of each what became of it. */
export function BatchDialog(props: BatchDialogProps) {
  const { rows, act, onClose, tools: _ } = props
  const words = useStore($text)
  const common = useStore($common)
  const [isAtomic, setAtomic] = useState(false)
  const { papers, isBusy, results, refusal, run } = useBatch(props)
  const left = rows.filter(({ id }) => !papers.some((one) => one.id === id))
  const footer = results ? (
    <Button variant="primary" onClick={onClose}>
      {common.close}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} disabled={papers.length === 0} onClick={() => void run(isAtomic)}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open width={640} title={words[act]} onClose={onClose} footer={footer}>
      {results ? (
        <Results list={results} />
      ) : (
        <>
          <p>{words.waiting(papers.length, rows.length)}</p>
          {left.length > 0 && <p>{words.left + left.map(({ sn }) => sn).join('、')}</p>}
          <Checkbox checked={isAtomic} onChange={setAtomic}>
            {words.atomic}
          </Checkbox>
          {refusal && <p role="alert">{refusal}</p>}
        </>
      )}
    </Dialog>
  )
}

function Results({ list }: { list: readonly Result[] }) {
  const words = useStore($text)
  const failed = list.filter(({ isDone }) => !isDone).length
  return (
    <>
      <p role="status">{words.sums(list.length - failed, failed)}</p>
      <Table
        compact
        caption={words.results}
        rows={list}
        rowKey={({ sn }) => sn}
        columns={[
          { key: 'sn', title: words.paper, width: 170, heading: true, show: ({ sn }) => sn },
          { key: 'result', title: words.result, show: ({ isDone, said }) => (isDone ? said : <strong>{said}</strong>) },
        ]}
      />
    </>
  )
}
