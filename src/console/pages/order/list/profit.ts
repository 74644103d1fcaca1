import { exact, isNought } from '#src/order-forms/amounts.ts'
import type { Order } from '#src/order-forms/order.ts'
import { differenceOf, productOf, sumOf } from '#src/lib/decimal.ts'

const refused = 3
const paidBack = 6

type Sold = Pick<Order, 'paid' | 'pay_price' | 'refund' | 'lines'>

/** What an order left the shop, or how many of its goods nobody knows the cost of; neither before it is paid and while a refund waits. */
export type Profit = { amount: string } | { unknown: number } | undefined

/** What was paid and not given back, less what the pieces that were kept cost. What the shop pays for sending them nobody writes down. */
export function profitOf({ paid, pay_price: price, refund, lines }: Sold): Profit {
  if (paid !== 1 || refund.some(({ refund_type: type }) => type !== refused && type !== paidBack)) return undefined
  const unknown = lines.filter(({ costPrice }) => isNought(costPrice)).length
  if (unknown > 0) return { unknown }
  const back = refund.map(({ refunded_price: amount }) => exact(amount))
  const costs = lines.map(({ costPrice, cart_num: all, refund_num: gone = 0 }) =>
    productOf(exact(costPrice), String(Math.max(0, all - (gone || 0)))),
  )
  return { amount: exact(differenceOf(exact(price), sumOf(['0.00', ...back, ...costs]))) }
}
