import { Refusal } from '../../refusal.ts'
import type { StoredOrder } from './order.ts'

/** Where an order is (orders contract, "Order `status`"), told from what is stored. */
export const states = {
  unpaid: { paid: 0, status: 0 },
  /** Given up before it was paid. */
  closed: { paid: 0, status: 0 },
  toShip: { paid: 1, status: 0 },
  toVerify: { paid: 1, status: 0 },
  partlyShipped: { paid: 1, status: 4 },
  shipped: { paid: 1, status: 1 },
  received: { paid: 1, status: 2 },
  finished: { paid: 1, status: 3 },
  refunded: { paid: 1, status: -2 },
} as const
export type OrderState = keyof typeof states

export type OrderAct =
  | 'changePrice'
  | 'pay'
  | 'cancel'
  | 'ship'
  | 'shipPart'
  | 'correctDelivery'
  | 'receive'
  | 'verify'
  | 'finish'
  | 'refundPart'
  | 'refundWhole'

/** What may happen to an order, and where it is then: whatever is not listed here is refused. */
export const transitions: Readonly<Record<OrderAct, Partial<Record<OrderState, readonly OrderState[]>>>> = {
  changePrice: { unpaid: ['unpaid'] },
  pay: { unpaid: ['toShip', 'toVerify'] },
  cancel: { unpaid: ['closed'] },
  ship: { toShip: ['shipped'] },
  shipPart: { toShip: ['partlyShipped', 'shipped'], partlyShipped: ['partlyShipped', 'shipped'] },
  correctDelivery: { shipped: ['shipped'] },
  receive: { shipped: ['received'] },
  verify: { toVerify: ['received'] },
  finish: { received: ['finished'] },
  refundPart: {
    toShip: ['toShip'],
    toVerify: ['toVerify'],
    // what was left to be shipped may be what was given back
    partlyShipped: ['partlyShipped', 'shipped'],
    shipped: ['shipped'],
    received: ['received'],
    finished: ['finished'],
  },
  refundWhole: {
    toShip: ['refunded'],
    toVerify: ['refunded'],
    partlyShipped: ['refunded'],
    shipped: ['refunded'],
    received: ['refunded'],
    finished: ['refunded'],
  },
}

type StateColumns = Pick<StoredOrder, 'paid' | 'status' | 'is_del' | 'shipping_type'>

const byStatus: Readonly<Record<number, OrderState>> = {
  [-2]: 'refunded',
  1: 'shipped',
  2: 'received',
  3: 'finished',
  4: 'partlyShipped',
}

export function stateOf({ paid, status, is_del, shipping_type }: StateColumns): OrderState {
  if (!paid) return is_del ? 'closed' : 'unpaid'
  return byStatus[status] ?? (shipping_type === 2 ? 'toVerify' : 'toShip')
}

/**
 * The columns that say where an order is after an act.
 * @param code what is refused with where the act is not listed for where the order is
 */
export function step(order: StateColumns, act: OrderAct, to: OrderState, code: string): { paid: number; status: number } {
  if (!transitions[act][stateOf(order)]?.includes(to)) throw new Refusal({ status: 400, code })
  return states[to]
}
