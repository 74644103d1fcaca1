import { compared } from '#src/lib/decimal.ts'
import { exact } from './amounts.ts'
import type { Order } from './order.ts'

/** When an order has its actions (orders contract, "Row actions and their conditions"). */

const refused = 3
const paidBack = 6

// one that was refused is none
const hasNoRefund = ({ refund }: Order) => refund.every(({ refund_type: type }) => type === refused)
const isThere = ({ is_del: gone }: Order) => gone !== 1
const isWholeGroup = ({ pinkStatus }: Order) => pinkStatus === null || pinkStatus === undefined || pinkStatus === 2
// at a plain shop an order that was split says of its parts that they were given back; a server that counts pieces says it of its own
const saysItOfItself = ({ pid, left_to_ship: left }: Order) => pid !== -1 || left !== undefined
/** Pieces were given back, and nothing more is applied for: the rest goes its way. */
const isPartlyBack = (order: Order) =>
  order.refund_status === 3 && saysItOfItself(order) && order.refund.every(({ refund_type: type }) => type === refused || type === paidBack)
// a server that counts no pieces is asked for more than are left
const hasLeft = (count: number | undefined) => count === undefined || count > 0
const isAsItWas = (order: Order) => order.refund_status === 0 || isPartlyBack(order)
const isOnItsWay = (order: Order) => order.paid === 1 && order.status === 1 && isAsItWas(order)

export const canEdit = (order: Order): boolean => order.state === 'unpaid' && isThere(order)

export const canConfirmPayment = (order: Order): boolean => canEdit(order) && order.pay_type === 'offline'

export const canShip = (order: Order): boolean =>
  order.paid === 1 &&
  (order.status === 4 || (order.status === 0 && isAsItWas(order))) &&
  order.shipping_type === 1 &&
  isWholeGroup(order) &&
  isThere(order) &&
  hasLeft(order.left_to_ship) &&
  (hasNoRefund(order) || isPartlyBack(order))

export const canChangeDelivery = (order: Order): boolean => isOnItsWay(order) && !order.isSplit && order.delivery_type !== 'fictitious'

export const canVerify = (order: Order): boolean => order.shipping_type === 2 && order.status === 0 && order.paid === 1 && isAsItWas(order)

export const canRemark = (order: Order): boolean => order.state !== 'unpaid'

export const canRefund = (order: Order): boolean =>
  order.paid === 1 && hasLeft(order.left_to_refund) && ((order.refund_status === 0 && hasNoRefund(order)) || isPartlyBack(order))

export const canRefundPoints = ({ use_integral: used, back_integral: back }: Order): boolean => compared(exact(used), exact(back)) > 0

/** A courier has it, by a number that can be followed. */
export const isOnItsWayByCourier = ({ delivery_type: way, delivery_id: number }: Order): boolean => way === 'express' && number !== ''

/** A courier was booked to fetch it, and has not yet come as far as the shop knows. */
export const canCancelPickUp = ({ status, kuaidi_order_id: booking }: Order): boolean => status === 1 && Boolean(booking)

export const canTake = (order: Order): boolean => isOnItsWay(order)

export const canRemove = ({ is_del: gone }: Order): boolean => gone === 1

export const isPaid = ({ paid }: Order): boolean => paid === 1
