import { absoluteFile } from '#src/http/absolute-file.ts'

/** What a card shows of a product; amounts as the server wrote them. */
export interface Product {
  id: string
  name: string
  /** Whole address; '' without one. */
  picture: string
  price: string
  /** Empty where nobody says it. */
  stock: string
  sales: string
}

/** What a card shows of an order. */
export interface Order {
  number: string
  /** The first of its goods. */
  name: string
  picture: string
  count: string
  sum: string
  /** In the server's words. */
  state: string
}

type Wire = Record<string, unknown>

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
/** An amount, and nothing that only looks like one. */
const amount = (value: unknown): string => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text(value)) ? text(value) : '')

/** Reads a product of a message or of a reply; undefined for the empty list that stands for none. Histories tell `ficti` apart. */
export function readProduct(wire: unknown, base: string): Product | undefined {
  if (!isRecord(wire) || text(wire.store_name) === '') return undefined
  const sales = amount(wire.sales)
  return {
    id: text(wire.id),
    name: text(wire.store_name),
    picture: absoluteFile(base, wire.image),
    price: amount(wire.price),
    stock: amount(wire.stock),
    sales: sales && String(Math.trunc(Number(sales)) + Math.trunc(Number(amount(wire.ficti) || 0))),
  }
}

/** Reads an order of a message or of a reply. Its goods are a list, or a table by their ids. */
export function readOrder(wire: unknown, base: string): Order | undefined {
  const order = isRecord(wire) && isRecord(wire.orderInfo) ? wire.orderInfo : wire
  if (!isRecord(order) || text(order.order_id) === '') return undefined
  const goods = Array.isArray(order.cartInfo) || isRecord(order.cartInfo) ? (Object.values(order.cartInfo) as unknown[]) : []
  const first = isRecord(goods[0]) && isRecord(goods[0].productInfo) ? goods[0].productInfo : {}
  const variant = isRecord(first.attrInfo) ? first.attrInfo : {}
  const state = isRecord(order._status) ? text(order._status._title) : ''
  return {
    number: text(order.order_id),
    name: text(first.store_name),
    picture: absoluteFile(base, text(variant.image) || first.image),
    count: amount(order.total_num) || String(goods.length || ''),
    sum: amount(order.pay_price),
    state,
  }
}
