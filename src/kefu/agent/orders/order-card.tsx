import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import type { OrderAct } from './acts.ts'
import { $text } from './orders.text.ts'
import { OrderWare } from './order-ware.tsx'
import type { CustomerOrder } from './read-order.ts'

interface OrderCardProps {
  order: CustomerOrder
  base: string
  /** What can be done about it. */
  acts: readonly OrderAct[]
  onSend(): void
  onWish(act: OrderAct | 'details'): void
}

/** Lines that are shown of an order before somebody wants to see all. */
const few = 2

/** An order in the list: what it is of, what was paid, what can be done. */
export function OrderCard({ order, base, acts, onSend, onWish }: OrderCardProps) {
  const text = useStore($text)
  const [isWhole, setWhole] = useState(false)
  const lines = isWhole ? order.lines : order.lines.slice(0, few)
  const wantsRefund = order.facts.refund_status === 1
  const hidden = order.lines.length - few
  return (
    <article className="kefu-order">
      <header>
        <button type="button" className="kefu-order-number" onClick={() => onWish('details')}>
          <span className="ui-sr">{text.number} </span>
          {order.number}
        </button>
        <span className="kefu-order-state">{order.state}</span>
      </header>
      {lines.map((line, at) => (
        <OrderWare key={at} line={line} base={base} />
      ))}
      {hidden > 0 && (
        <button type="button" className="kefu-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text.fewer : text.more(hidden)}
        </button>
      )}
      <dl>
        <div>
          <dt>{order.paidAt && !wantsRefund ? text.paidAt : text.placedAt}</dt>
          <dd>{(!wantsRefund && order.paidAt) || order.placedAt}</dd>
        </div>
        <div>
          <dt>{text.postage}</dt>
          <dd>¥{order.postage}</dd>
        </div>
        <div>
          <dt>{order.isPaid ? text.paid : text.due}</dt>
          <dd className="kefu-order-sum">¥{order.pay}</dd>
        </div>
        {order.remark && (
          <div>
            <dt>{text.remark}</dt>
            <dd>{order.remark}</dd>
          </div>
        )}
      </dl>
      <div className="kefu-order-acts" role="group" aria-label={text.actions(order.number)}>
        {acts.map((act) => (
          <Button key={act} size="compact" onClick={() => onWish(act)}>
            {text[act]}
          </Button>
        ))}
        <Button size="compact" variant="primary" onClick={onSend}>
          {text.send}
        </Button>
      </div>
    </article>
  )
}
