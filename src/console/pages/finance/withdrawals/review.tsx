import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { passWithdrawal, refuseWithdrawal, type WithdrawalRow } from '#src/api/withdrawals.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { exact, yuan } from '#src/order-forms/amounts.ts'
import { QueueProgress, QueueResult } from '#src/console/parts/orders/queue-parts.tsx'
import { useQueue } from '#src/console/parts/orders/queue.ts'
import { $queue } from '#src/console/parts/orders/queue.text.ts'
import { differenceOf, sumOf } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import css from './review.css?inline'
import { $text } from './text.ts'
import { accountOf, Hints, isWaiting, wayOf } from './withdrawal.tsx'

addStyles(css)

type Verdict = 'pass' | 'refuse'
type Row = WithdrawalRow

/** What leaves the shop. */
const paidOut = ({ extract_price: amount, extract_fee: fee }: Row) => differenceOf(exact(amount), exact(fee))

interface ReviewProps {
  rows: readonly Row[]
  tools: PageTools
  onClose(): void
}

/** What is decided, and how far its calls are. */
function useReview({ rows, tools }: ReviewProps) {
  const words = useStore($text)
  const { queue, run, stop } = useQueue(tools.connection)
  const [connection] = useState(() => keyedConnection(tools.connection))
  // what waited before anything was sent
  const [all] = useState(() => rows.filter(isWaiting))
  const [verdict, setVerdict] = useState<Verdict>('pass')
  const [message, setMessage] = useState('')
  const [wrong, setWrong] = useState('')
  const send = async ({ id }: Row) => {
    const params = { id }
    if (verdict === 'pass') return (await connection.answer(passWithdrawal, { params })).message
    return (await connection.answer(refuseWithdrawal, { params, body: { message: message.trim() } })).message
  }
  const submit = async () => {
    if (verdict === 'refuse' && message.trim() === '') return setWrong(words.messageHint)
    setWrong('')
    await run(all, ({ id }) => String(id), send)
    tools.reload()
  }
  return { all, verdict, setVerdict, message, setMessage, wrong, queue, stop, submit }
}

/** Several withdrawals are decided alike; what is paid out is shown before, and each is a call of its own. */
export function Review(props: ReviewProps) {
  const words = useStore($text)
  const queueWords = useStore($queue)
  const common = useStore($common)
  const { all, verdict, setVerdict, message, setMessage, wrong, queue, stop, submit } = useReview(props)
  const left = all.filter(({ id }) => !queue.outcomes.get(String(id))?.isDone)
  const isBegun = queue.isRunning || queue.done > 0
  return (
    <Dialog
      open
      width={860}
      title={words.reviewing(all.length)}
      onClose={props.onClose}
      footer={
        <>
          {queue.isRunning ? <Button onClick={stop}>{queueWords.stop}</Button> : <Button onClick={props.onClose}>{common.close}</Button>}
          {left.length > 0 && (
            <Button variant={verdict === 'refuse' ? 'danger' : 'primary'} busy={queue.isRunning} onClick={() => void submit()}>
              {queue.failed > 0 && !queue.isRunning ? queueWords.retry : words.decide(words[verdict], left.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="withdrawal-review">
        <Field label={words.verdict}>
          <RadioGroup
            disabled={isBegun}
            value={verdict}
            onChange={setVerdict}
            options={[
              { value: 'pass', label: words.pass },
              { value: 'refuse', label: words.refuse },
            ]}
          />
        </Field>
        {verdict === 'refuse' && (
          <Field label={words.message} error={wrong} required>
            <Textarea value={message} onChange={setMessage} maxLength={500} disabled={isBegun} placeholder={words.messageHint} />
          </Field>
        )}
        {isBegun && <QueueProgress queue={queue} count={all.length} />}
        {verdict === 'pass' && <p>{words.paying(all.length, yuan(sumOf(all.map(paidOut))))}</p>}
        <Rows rows={all} outcomes={queue.outcomes} />
      </div>
    </Dialog>
  )
}

function Rows({ rows, outcomes }: { rows: readonly Row[]; outcomes: ReturnType<typeof useQueue>['queue']['outcomes'] }) {
  const words = useStore($text)
  const { result } = useStore($queue)
  return (
    <Table
      caption={words.reviewing(rows.length)}
      compact
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'user', title: words.user, heading: true, show: ({ nickname, uid }) => `${nickname} · ID ${uid}` },
        {
          key: 'way',
          title: words.way,
          width: 240,
          show: (row) => (
            <>
              {wayOf(row, words)} {accountOf(row)} <Hints row={row} words={words} />
            </>
          ),
        },
        { key: 'amount', title: words.extract_price, width: 110, align: 'end', show: ({ extract_price: amount }) => yuan(amount) },
        { key: 'paid', title: words.paidOut, width: 110, align: 'end', show: (row) => yuan(paidOut(row)) },
        { key: 'result', title: result, width: 160, show: ({ id }) => <QueueResult outcome={outcomes.get(String(id))} /> },
      ]}
    />
  )
}
