import type { TidiedOrder } from '#src/api/orders.ts'
import { exact } from '#src/order-forms/amounts.ts'
import { readTidiedOrder, type Order } from '#src/order-forms/order.ts'

/** A line of an order. */
export interface OrderLine {
  name: string
  picture: string
  /** Empty where the product has only one kind. */
  specification: string
  price: string
  count: number
}

/** An order as the pane beside a conversation shows it. Amounts are decimal text. */
export interface CustomerOrder {
  id: string
  number: string
  /** In the server's words. */
  state: string
  lines: readonly OrderLine[]
  postage: string
  pay: string
  /** When it was paid or placed, written out; empty where the shop does not say. */
  paidAt: string
  placedAt: string
  isPaid: boolean
  remark: string
  /** What its forms and conditions look at. */
  facts: Order
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads an order of the workbench; `cartInfo` is a list, or a table by the ids of its lines. */
export function readOrder(wire: TidiedOrder): CustomerOrder {
  const facts = readTidiedOrder(wire, '')
  const isPaid = facts.paid === 1
  return {
    id: String(facts.id),
    number: facts.order_id,
    state: text(wire._status?._title),
    lines: facts.lines.map(({ productInfo: product, truePrice, cart_num }) => {
      const kind = product?.attrInfo
      return {
        name: text(product?.store_name),
        picture: text(kind?.image) || text(product?.image),
        specification: kind?.suk === '默认' ? '' : text(kind?.suk),
        price: exact(truePrice ?? kind?.price ?? product?.price),
        count: cart_num,
      }
    }),
    postage: exact(facts.pay_postage),
    pay: exact(facts.pay_price),
    paidAt: isPaid ? text(wire._pay_time) : '',
    placedAt: text(wire._add_time),
    isPaid,
    remark: text(facts.remark),
    facts,
  }
}
