import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import type { OrderAct } from './order-dialogs.tsx'
import { $text } from './orders.text.ts'
import { OrderWare } from './order-ware.tsx'
import type { CustomerOrder } from './read-order.ts'

interface OrderCardProps {
  order: CustomerOrder
  base: string
  onSend(): void
  onWish(act: OrderAct): void
}

/** Lines that are shown of an order before somebody wants to see all. */
const few = 2

/** An order in the list: what it is of, what was paid, what can be done. */
export function OrderCard({ order, base, onSend, onWish }: OrderCardProps) {
  const text = useStore($text)
  const [isWhole, setWhole] = useState(false)
  const lines = isWhole ? order.lines : order.lines.slice(0, few)
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
          <dt>{order.paidAt && !order.wantsRefund ? text.paidAt : text.placedAt}</dt>
          <dd>{(!order.wantsRefund && order.paidAt) || order.placedAt}</dd>
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
      <Acts order={order} onSend={onSend} onWish={onWish} />
    </article>
  )
}

function Acts({ order, onSend, onWish }: Omit<OrderCardProps, 'base'>) {
  const text = useStore($text)
  return (
    <div className="kefu-order-acts" role="group" aria-label={text.actions(order.number)}>
      {order.isUnpaid && (
        <Button size="compact" onClick={() => onWish('price')}>
          {text.price}
        </Button>
      )}
      {order.wantsRefund && (
        <>
          <Button size="compact" onClick={() => onWish('refund')}>
            {text.refund}
          </Button>
          <Button size="compact" onClick={() => onWish('refuse')}>
            {text.refuse}
          </Button>
        </>
      )}
      {!order.hasRefund && (
        <Button size="compact" onClick={() => onWish('remark')}>
          {text.remark}
        </Button>
      )}
      <Button size="compact" variant="primary" onClick={onSend}>
        {text.send}
      </Button>
    </div>
  )
}
