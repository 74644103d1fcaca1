import { exact } from '#src/order-forms/amounts.ts'
import { compared, differenceOf } from '#src/lib/decimal.ts'
import type { Refund } from './refund.ts'

/** When a refund has its actions (orders contract, "Refunds"). */

const isAlive = ({ is_cancel: cancelled }: Refund) => cancelled !== 1

const isOwed = ({ pay_price: paid, refunded_price: back }: Refund) =>
  compared(exact(paid), exact(back)) > 0 || compared(exact(paid), '0') === 0

export const canPay = (refund: Refund): boolean => isAlive(refund) && [1, 5].includes(refund.refund_type) && isOwed(refund)

export const canAgree = (refund: Refund): boolean => isAlive(refund) && refund.refund_type === 2 && isOwed(refund)

export const canRefuse = (refund: Refund): boolean => isAlive(refund) && [1, 2].includes(refund.refund_type) && refund.is_pink_cancel === 0

/** The buyer has deleted it; the shop takes the order out of its lists together with what was given back. */
export const canRemove = ({ is_del: gone }: Refund): boolean => gone === 1

/** What is still to be paid back of what was applied for. */
export const owed = ({ refund_price: asked, refunded_price: back }: Refund): string => differenceOf(exact(asked), exact(back))
