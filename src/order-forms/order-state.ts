import type { OrderFacts } from '#src/api/orders.ts'

/** What state an order is in, as its word is called. */
export type OrderState =
  | 'unpaid'
  | 'groupRunning'
  | 'toShip'
  | 'toVerify'
  | 'partlyShipped'
  | 'toReceive'
  | 'toReview'
  | 'done'
  | 'refunding'
  | 'partlyRefunded'
  | 'refunded'

type Numbers = Pick<OrderFacts, 'paid' | 'status' | 'refund_status' | 'shipping_type'> & { pinkStatus?: number | null }

/** States of goods on their way, by `status`. */
const stages: Readonly<Record<number, OrderState>> = { 1: 'toReceive', 2: 'toReview', 3: 'done', 4: 'partlyShipped' }

/** Read off the numbers (orders contract, "Computed `_status`"): a shop writes its labels out in Chinese, some of them as HTML. */
export function stateOf({ paid, status, refund_status: refund, shipping_type: way, pinkStatus }: Numbers): OrderState {
  if (!paid) return 'unpaid'
  if (refund === 1 || refund === 4) return 'refunding'
  if (refund === 2 || status === -2) return 'refunded'
  if (refund === 3) return 'partlyRefunded'
  const isPickUp = way === 2
  if (status === 1 && isPickUp) return 'toVerify'
  const stage = stages[status]
  if (stage) return stage
  if (pinkStatus === 1) return 'groupRunning'
  return isPickUp ? 'toVerify' : 'toShip'
}

/** What waits for the shop. */
export const isOpen = (state: OrderState): boolean => ['toShip', 'toVerify', 'partlyShipped', 'refunding'].includes(state)

/** Part of it, or all, is applied for: an order whose number does not say so yet. */
export function isApplied({ refund, refund_status: status }: Pick<OrderFacts, 'refund' | 'refund_status'>): boolean {
  return status === 0 && refund.some(({ refund_type: type }) => type !== 3 && type !== 6)
}
