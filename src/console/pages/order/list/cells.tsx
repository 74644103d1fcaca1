import { useStore } from '@nanostores/react'
import { Moment } from '#src/console/engine/moment.tsx'
import { OrderMark } from '#src/console/parts/orders/order-mark.tsx'
import { Over } from '#src/console/parts/orders/over.tsx'
import { yuan } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import { $states } from '#src/order-forms/states.text.ts'

/** The number of an order, and when it came. */
export function NumberCell({ order: { order_id: number, kind, added } }: { order: Order }) {
  const states = useStore($states)
  return (
    <Over>
      <strong className="console-name">{number}</strong>
      {kind !== 'ordinary' && <span className="console-tag">{states[kind]}</span>}
      <small>
        <Moment at={added} />
      </small>
    </Over>
  )
}

/** What was paid, and how. */
export function PaidCell({ order: { pay_price: paid, payName }, words }: { order: Order; words: { notPaid: string } }) {
  return (
    <Over>
      {yuan(paid)}
      <small>{payName || words.notPaid}</small>
    </Over>
  )
}

/** What state an order is in, and with whom it is on its way. */
export function StateCell({ order }: { order: Order }) {
  const way = [order.delivery_name, order.delivery_id].filter(Boolean).join(' ')
  return (
    <Over>
      <OrderMark order={order} />
      {way && <small>{way}</small>}
    </Over>
  )
}

/** Whom an order goes to. */
export function ReceiverCell({ order: { real_name: name, user_phone: phone, user_address: address } }: { order: Order }) {
  return (
    <Over>
      <span>{[name, phone].filter(Boolean).join(' ')}</span>
      {address && <small>{address}</small>}
    </Over>
  )
}
