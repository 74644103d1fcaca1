import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** A payment at the counter, without an order of the shop (orders contract, "Cashier orders"). */
export interface CashierOrder {
  id: Id
  order_id: string
  uid: Id
  nickname: string
  pay_price: string | number
  /** What was taken off. */
  true_price: string | number
  pay_time: string
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
