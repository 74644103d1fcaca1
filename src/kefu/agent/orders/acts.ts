import type { Connection } from '#src/stores/connection.ts'
import { canConfirmPayment, canEdit, canShip, canVerify } from '#src/order-forms/conditions.ts'
import type { Order } from '#src/order-forms/order.ts'

/** What an agent may do about an order, as its word is called. */
export type OrderAct = 'ship' | 'price' | 'confirmPayment' | 'verify' | 'refund' | 'refuse' | 'remark'

// somebody asked for a refund, and nobody has answered
const wantsRefund = ({ refund_status: status }: Order) => status === 1

/** The same conditions as at the shop's own list (orders contract); refunds are answered, and a refunded order takes no remark (customer-service contract). */
const conditions: Readonly<Record<OrderAct, (order: Order) => boolean>> = {
  ship: canShip,
  price: canEdit,
  confirmPayment: canConfirmPayment,
  verify: canVerify,
  refund: wantsRefund,
  refuse: wantsRefund,
  remark: ({ refund_status: status }) => status === 0,
}
const acts = Object.keys(conditions) as OrderAct[]

/** What can be done about an order now; a plain shop lets no agent confirm a payment. */
export const actsOf = (order: Order, { kind }: Pick<Connection, 'kind'>): OrderAct[] =>
  acts.filter((act) => conditions[act](order) && (act !== 'confirmPayment' || kind === 'own'))
