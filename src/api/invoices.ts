import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** An invoice that a customer asked for with an order (orders contract, "Invoices"). */
export interface InvoiceRow {
  /** Of the order. */
  id: Id
  invoice_id: Id
  order_id: string
  pay_price: string
  /** When it was ordered. */
  add_time: string | number
  /** Of the order: 0 to -2. */
  status: number
  refund_status: number
  /** 1 electronic ordinary, 2 paper special. */
  type: number
  /** 1 a person, 2 a company. */
  header_type: number
  name: string
  duty_number: string
  drawer_phone: string
  email: string
  tell: string
  address: string
  bank: string
  card_number: string
  real_name: string
  user_phone: string
  is_invoice: number
  invoice_number: string
  /** The shop's remark; spelt so on the wire. */
  invoice_reamrk: string | null
  /** Of an electronic one that was issued, and of its negative. */
  unique_num?: string
  red_invoice_num?: string
  /** Of a plain shop, out of the answer with its figures: 1, it issues electronic ones. */
  elec_invoice?: number | string
  /** Of our own server alone: an older one that comes back is refused with 409. */
  version?: number
}

export interface InvoiceFilter {
  /** '' all, 1 not issued, 2 issued, 3 of refunded orders. */
  type?: string
  /** What is looked for, and in which field: all, order_id, uid, real_name, user_phone. */
  real_name?: string
  field_key?: string
  /** Days as `2026/11/01-2026/11/21`. */
  data?: string
}

/** An order as the page of invoices tells it. */
export interface InvoiceOrder {
  orderInfo: {
    order_id: string
    real_name: string
    user_phone: string
    user_address: string
    total_num: number
    total_price: string
    pay_postage: string
    coupon_price: string
    deduction_price: string
    pay_price: string
    add_time: string | number
    mark: string
    _status: { _title: string; _payType: string }
    cartInfo: readonly { cart_num: number; productInfo: { id: Id; store_name: string; price: string } }[]
  }
  userInfo: { nickname: string; spread_name: string }
}

export const listInvoices = endpoint<{ query: Paging & InvoiceFilter }, List<InvoiceRow>>('GET', '/order/invoice/list')
/** How many there are of each `type`; figures are text at a plain shop. `elec_invoice` 1: it issues electronic ones. */
export const countInvoices = endpoint<
  { query: InvoiceFilter },
  Record<'all' | 'noOpened' | 'opened' | 'refund', string | number> & { elec_invoice: number }
>('GET', '/order/invoice/chart')
export interface InvoiceBody {
  is_invoice: number
  invoice_number: string
  remark: string
  version?: number | undefined
}
/** By the invoice's number. Refused with 100100, 400166, 400167. */
export const setInvoice = endpoint<{ params: { id: Id }; body: InvoiceBody }, undefined>('POST', '/order/invoice/set/:id', {
  encoding: 'json',
})
/** By the order's number. Refused with 400118. */
export const readInvoiceOrder = endpoint<{ params: { id: Id } }, InvoiceOrder>('GET', '/order/invoice_order_info/:id')

/** How who wants an invoice is reached, in clear; ours, which masks it everywhere else. */
export interface InvoiceContacts {
  real_name: string
  user_phone: string
  user_address: string
  drawer_phone: string
  tell: string
  address: string
}
export const readInvoiceContacts = endpoint<{ params: { id: Id } }, InvoiceContacts>('GET', '/order/invoice/personal_data/:id')
