import type { WireOrder } from './wire-order.ts'
import { rounded } from '#src/lib/decimal.ts'

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
  state: string
  lines: readonly OrderLine[]
  postage: string
  pay: string
  /** When it was paid or placed, written out; empty where the shop does not say. */
  paidAt: string
  placedAt: string
  isPaid: boolean
  isUnpaid: boolean
  /** Somebody asked for a refund, and nobody has answered. */
  wantsRefund: boolean
  /** Any refund at all: a shop takes no remark then. */
  hasRefund: boolean
  remark: string
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** An amount with two places: the shop writes some as numbers. */
const money = (value: unknown): string => (/^-?\d+(\.\d+)?$/.test(text(value)) ? rounded(text(value), 2) : text(value))
/** `_type` of the tidied order. */
const unpaid = 0

/** Reads an order of the workbench; `cartInfo` is a list, or a table by the ids of its lines. */
export function readOrder(order: object): CustomerOrder {
  const wire = order as WireOrder
  const isPaid = Number(wire.paid) === 1
  return {
    id: text(wire.id),
    number: text(wire.order_id),
    state: text(wire._status?._title),
    lines: Object.values(wire.cartInfo ?? {}).map((line) => {
      const product = line.productInfo
      const kind = product?.attrInfo
      return {
        name: text(product?.store_name),
        picture: text(kind?.image) || text(product?.image),
        specification: kind?.suk === '默认' ? '' : text(kind?.suk),
        price: money(line.truePrice ?? kind?.price ?? product?.price),
        count: Number(line.cart_num) || 0,
      }
    }),
    postage: money(wire.pay_postage),
    pay: money(wire.pay_price),
    paidAt: isPaid ? text(wire._pay_time) : '',
    placedAt: text(wire._add_time) || (typeof wire.add_time === 'string' ? wire.add_time : ''),
    isPaid,
    isUnpaid: Number(wire._status?._type) === unpaid && !isPaid,
    wantsRefund: Number(wire.refund_status) === 1,
    hasRefund: Number(wire.refund_status) !== 0,
    remark: text(wire.remark),
  }
}
