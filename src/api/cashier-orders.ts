import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A payment at the counter (orders contract, "Cashier orders"). */
export interface CashierOrder {
  id: Id
  order_id: string
  uid: Id
  nickname: string
  pay_price: string | number
  /** What was taken off. */
  true_price: string | number
  pay_time: string
  /** Ours, where goods were sold: the order that it made. */
  store_order_id?: number
}

/** A payment that was taken at the counter. */
export interface CashierPayment {
  uid: Id
  /** What was asked for, and what was paid; decimal text. */
  due: string
  pay_price: string
  pay_type: string
  mark: string
}

/** `add_time` are days as `2026/11/01-2026/11/21`, `name` a part of the customer's name. */
export const listCashierOrders = endpoint<{ query: Paging & { add_time?: string; order_id?: string; name?: string } }, List<CashierOrder>>(
  'GET',
  '/order/scan_list',
)
/**
 * Enters a payment and its movement of money; a payment out of the customer's balance takes it from there. Our own server only. Refused with
 * 400250 without a customer, CASHIER_AMOUNT, CASHIER_DUE, BALANCE_SHORT.
 */
export const enterCashierPayment = endpoint<{ body: CashierPayment }, undefined>('POST', '/order/cashier_payment', { encoding: 'json' })

/** A specification as it is sold at the counter. */
export interface CashierGoods {
  /** Its code. */
  unique: string
  product_id: number
  store_name: string
  suk: string
  image: string
  /** The shop's price; decimal text. */
  price: string
  stock: number
}
/** What can be sold of some products, `ids` joined by commas. Our own server only. */
export const listCashierGoods = endpoint<{ query: { ids: string } }, CashierGoods[]>('GET', '/order/cashier_goods')

/** Pieces of a specification, by its code. */
export interface CashierLine {
  unique: string
  num: number
}
/** What goods cost a customer. */
export interface CashierQuote {
  /** All of it; decimal text. */
  due: string
  lines: { unique: string; price: string; sum: string }[]
}
/** What goods cost somebody, by their level and membership; `uid` 0 for nobody in particular. It reads. Refused with SKU_GONE. */
export const quoteCashierSale = endpoint<{ body: { uid: Id; lines: CashierLine[] } }, CashierQuote>('POST', '/order/cashier_quote', {
  encoding: 'json',
  keepsReads: true,
})

/** Goods that are sold and paid at the counter. */
export interface CashierSale {
  uid: Id
  lines: CashierLine[]
  /** What the customer was told that it costs, and what the cashier took off that; decimal text. */
  due: string
  discount: string
  pay_type: string
  mark: string
}
/**
 * Makes an order as `POST /api/shop/orders` does, pays it and hands it over: lines, stock, money and log are those of every order. Refused
 * with 400250, CASHIER_DISCOUNT, 409 CASHIER_PRICE where it costs something else by now (`data.due`), and as orders of a storefront are.
 */
export const sellAtCashier = endpoint<{ body: CashierSale }, { id: number; order_id: string; pay_price: string }>(
  'POST',
  '/order/cashier_sale',
  { encoding: 'json' },
)
