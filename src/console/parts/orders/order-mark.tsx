import { useStore } from '@nanostores/react'
import { State } from '#src/console/engine/state.tsx'
import { isApplied, isOpen } from '#src/order-forms/order-state.ts'
import type { Order } from '#src/order-forms/order.ts'
import { refundStateOf, isWaiting } from '#src/order-forms/refund-state.ts'
import { $states } from '#src/order-forms/states.text.ts'

/** What state an order is in, and what is applied for besides. */
export function OrderMark({ order }: { order: Order }) {
  const words = useStore($states)
  return (
    <span className="console-tags">
      <State isOn={isOpen(order.state)}>{words[order.state]}</State>
      {isApplied(order) && <span className="console-tag">{order.is_all_refund ? words.refunding : words.partlyRefunding}</span>}
      {order.is_del === 1 && <span className="console-tag">{words.deleted}</span>}
    </span>
  )
}

/** What state a refund is in. */
export function RefundMark({ type }: { type: number }) {
  const words = useStore($states)
  return <State isOn={isWaiting(type)}>{words[refundStateOf(type)]}</State>
}
