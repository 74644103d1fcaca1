import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { agreeToReturn, payRefund, refuseRefund } from '#src/api/refunds.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { yuan } from '#src/order-forms/amounts.ts'
import { RefundMark } from '#src/console/parts/orders/order-mark.tsx'
import { QueueProgress, QueueResult } from '#src/console/parts/orders/queue-parts.tsx'
import { useQueue } from '#src/console/parts/orders/queue.ts'
import { $queue } from '#src/console/parts/orders/queue.text.ts'
import { sumOf } from '#src/lib/decimal.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { canAgree, canPay, canRefuse, owed } from './conditions.ts'
import type { Refund } from './refund.ts'
import { $text } from './review.text.ts'

type Verdict = 'agree' | 'refuse'

const fits = (verdict: Verdict) => (refund: Refund) => (verdict === 'refuse' ? canRefuse(refund) : canPay(refund) || canAgree(refund))

async function judge(connection: Connection, refund: Refund, verdict: Verdict, reason: string): Promise<string> {
  const params = { id: refund.id }
  if (verdict === 'refuse') return (await connection.answer(refuseRefund, { params, body: { refund_reason: reason } })).message
  if (canAgree(refund)) return (await connection.answer(agreeToReturn, { params })).message
  return (await connection.answer(payRefund, { params, body: { refund_price: owed(refund), type: 1 } })).message
}

interface ReviewProps {
  rows: readonly Refund[]
  tools: PageTools
  onClose(): void
}

/** What is decided, and how far its calls are. */
function useReview(rows: readonly Refund[], tools: PageTools) {
  const text = useStore($text)
  const { queue, run, stop } = useQueue(tools.connection)
  const [connection] = useState(() => keyedConnection(tools.connection))
  // what it was before anything was sent
  const [all] = useState(rows)
  const [verdict, setVerdict] = useState<Verdict>('agree')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState('')
  const fitting = all.filter(fits(verdict))
  const submit = async () => {
    if (verdict === 'refuse' && reason.trim() === '') return setWrong(text.reasonMissing)
    setWrong('')
    await run(
      fitting,
      ({ id }) => String(id),
      (refund) => judge(connection, refund, verdict, reason.trim()),
    )
    tools.reload()
  }
  return { all, fitting, verdict, setVerdict, reason, setReason, wrong, queue, stop, submit }
}

/** Several refunds are judged alike; what is paid back is shown before, and each is a call of its own. */
export function Review({ rows, tools, onClose }: ReviewProps) {
  const text = useStore($text)
  const words = useStore($queue)
  const common = useStore($common)
  const { all, fitting, verdict, setVerdict, reason, setReason, wrong, queue, stop, submit } = useReview(rows, tools)
  const left = fitting.filter(({ id }) => !queue.outcomes.get(String(id))?.isDone)
  const paid = verdict === 'agree' ? fitting.filter(canPay) : []
  const isBegun = queue.isRunning || queue.done > 0
  return (
    <Dialog
      open
      width={860}
      title={text.title(all.length)}
      onClose={onClose}
      footer={
        <>
          {queue.isRunning ? <Button onClick={stop}>{words.stop}</Button> : <Button onClick={onClose}>{common.close}</Button>}
          {left.length > 0 && (
            <Button variant={verdict === 'refuse' ? 'danger' : 'primary'} busy={queue.isRunning} onClick={() => void submit()}>
              {queue.failed > 0 && !queue.isRunning ? words.retry : text.submit(left.length)}
            </Button>
          )}
        </>
      }
    >
      <Field label={text.verdict}>
        <RadioGroup
          look="vertical"
          disabled={isBegun}
          value={verdict}
          onChange={setVerdict}
          options={[
            { value: 'agree', label: text.agree },
            // by another right than the one that opens this
            ...(tools.connection.can('refund-no') ? [{ value: 'refuse' as const, label: text.refuse }] : []),
          ]}
        />
      </Field>
      {verdict === 'refuse' && (
        <Field label={text.reason} error={wrong} required>
          <Textarea value={reason} onChange={setReason} maxLength={200} disabled={isBegun} />
        </Field>
      )}
      {isBegun && <QueueProgress queue={queue} count={fitting.length} />}
      {paid.length > 0 && <p>{text.total(yuan(sumOf(paid.map(owed))), paid.length)}</p>}
      <Rows rows={all} isFitting={fits(verdict)} outcomes={queue.outcomes} />
    </Dialog>
  )
}

interface RowsProps {
  rows: readonly Refund[]
  isFitting(refund: Refund): boolean
  outcomes: ReturnType<typeof useQueue>['queue']['outcomes']
}

function Rows({ rows, isFitting, outcomes }: RowsProps) {
  const text = useStore($text)
  const words = useStore($queue)
  return (
    <Table
      caption={text.title(rows.length)}
      compact
      rows={rows}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'number', title: text.number, heading: true, show: (refund) => refund.order_id },
        { key: 'buyer', title: text.buyer, width: 120, show: ({ nickname }) => nickname },
        { key: 'state', title: text.state, width: 120, show: ({ refund_type: type }) => <RefundMark type={type} /> },
        { key: 'owed', title: text.owed, width: 110, align: 'end', show: (refund) => yuan(owed(refund)) },
        {
          key: 'result',
          title: words.result,
          width: 180,
          show: (refund) => {
            const outcome = outcomes.get(String(refund.id))
            if (outcome) return <QueueResult outcome={outcome} />
            return isFitting(refund) ? '' : text.notNow
          },
        },
      ]}
    />
  )
}
