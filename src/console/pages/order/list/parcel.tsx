import { useStore } from '@nanostores/react'
import { readParcel, type Parcel } from '#src/api/order-logistics.ts'
import { copyText } from '#src/console/engine/copy-text.ts'
import detail from '#src/console/engine/detail/detail.css?inline'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Order } from '#src/order-forms/order.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './parcel.css?inline'
import { $text } from './parcel.text.ts'

addStyles(detail)
addStyles(css)

/** Where the parcel of an order is, as far as the server knows (orders contract, 物流查询). */
export function ParcelDialog({ row: { id }, onClose, tools }: { row: Order; onClose(): void; tools: PageTools }) {
  const text = useStore($text)
  const common = useStore($common)
  const answer = useCall(tools.connection, readParcel, { params: { id } })
  const parcel = answer.state === 'there' ? answer.data : undefined
  return (
    <Dialog
      open
      width={480}
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {parcel && <Button onClick={() => void copyText(parcel.delivery_id, tools)}>{text.copy}</Button>}
          <Button variant="primary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      {answer.state === 'waiting' && <Skeleton rows={3} height={28} />}
      {answer.state === 'failed' && <ErrorCard title={text.notRead} message={answer.message} onRetry={answer.reload} />}
      {parcel && <Way parcel={parcel} />}
    </Dialog>
  )
}

function Way({ parcel: { delivery_name: courier, delivery_id: number, result, is_traced: isTraced } }: { parcel: Parcel }) {
  const text = useStore($text)
  // a shop whose courier service said nothing answers no list at all
  const steps = Array.isArray(result) ? result : []
  return (
    <div className="order-parcel">
      <dl className="console-detail-fields">
        <div>
          <dt>{text.courier}</dt>
          <dd>{courier || '—'}</dd>
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd className="console-code-text">{number}</dd>
        </div>
      </dl>
      {steps.length === 0 && <Empty text={text.nothing} />}
      {steps.length > 0 && (
        <ol className="console-history" aria-label={text.steps}>
          {steps.map(({ time, status }, at) => (
            <li key={at}>
              {status}
              <p>
                <time>{time}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {isTraced === false && <p className="console-faint">{text.ownSteps}</p>}
    </div>
  )
}
