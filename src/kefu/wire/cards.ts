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
  vipPrice: string
  /** What it cost before. */
  formerPrice: string
  /** HTML of the shop's staff, as it came; where the product itself was read. */
  description: string
}

/** One of an order's goods. */
export interface OrderedGoods {
  name: string
  picture: string
  /** Empty where the product has only one kind. */
  specification: string
  price: string
  count: string
}

/** What a card shows of an order. */
export interface Order {
  /** What the shop's own calls name it by; empty where nobody says it. */
  id: string
  number: string
  /** The first of its goods. */
  name: string
  picture: string
  count: string
  sum: string
  /** In the server's words. */
  state: string
  goods: readonly OrderedGoods[]
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
    vipPrice: amount(wire.vip_price),
    formerPrice: amount(wire.ot_price),
    description: typeof wire.description === 'string' ? wire.description : '',
    sales: sales && String(Math.trunc(Number(sales)) + Math.trunc(Number(amount(wire.ficti) || 0))),
  }
}

function goodsOf(line: unknown, base: string): OrderedGoods {
  const { productInfo, cart_num: count } = isRecord(line) ? line : {}
  const product = isRecord(productInfo) ? productInfo : {}
  const variant = isRecord(product.attrInfo) ? product.attrInfo : {}
  return {
    name: text(product.store_name),
    picture: absoluteFile(base, text(variant.image) || product.image),
    specification: text(variant.suk),
    price: amount(variant.price) || amount(product.price),
    count: amount(count),
  }
}

/** Reads an order of a message or of a reply. Its goods are a list, or a table by their ids. */
export function readOrder(wire: unknown, base: string): Order | undefined {
  const order = isRecord(wire) && isRecord(wire.orderInfo) ? wire.orderInfo : wire
  if (!isRecord(order) || text(order.order_id) === '') return undefined
  const goods = Array.isArray(order.cartInfo) || isRecord(order.cartInfo) ? (Object.values(order.cartInfo) as unknown[]) : []
  const state = isRecord(order._status) ? text(order._status._title) : ''
  const read = goods.map((one) => goodsOf(one, base))
  return {
    id: text(order.id),
    number: text(order.order_id),
    name: read[0]?.name ?? '',
    picture: read[0]?.picture ?? '',
    goods: read,
    count: amount(order.total_num) || String(goods.length || ''),
    sum: amount(order.pay_price),
    state,
  }
}
