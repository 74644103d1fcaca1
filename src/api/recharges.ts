import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A recharge of a user's balance (finance contract, 充值记录). Amounts are decimal text, times unix seconds. */
export interface RechargeRow {
  id: Id
  uid: Id
  order_id: string
  trade_no: string
  price: string
  /** What the shop adds. */
  give_price: string
  /** `weixin`, `routine`, `alipay`, `balance` out of the commission, `system` by the shop. */
  recharge_type: string
  paid: number
  pay_time: number
  add_time: number
  /** Above zero for one that was given back. */
  refund_price: string
  channel_type: string
  nickname: string
  avatar: string
  /** Names of the shop, in its language. */
  _recharge_type: string
  paid_type: string
  _pay_time: string
  _add_time: string
}

/** A figure above the list. */
export interface RechargeFigure {
  name: string
  field: string
  count: number | string
  className: string
  col: number
}

/** `paid` 0 or 1; `data` is a range of days, `nickname` a part of the name or of the number. */
interface RechargeQuery extends Paging {
  data?: string
  paid?: string
  nickname?: string
}

export const listRecharges = endpoint<{ query: RechargeQuery }, List<RechargeRow>>('GET', '/finance/recharge')
export const readRechargeFigures = endpoint<{ query: RechargeQuery }, RechargeFigure[]>('GET', '/finance/recharge/user_recharge')
export const readRefundForm = endpoint<{ params: { id: Id } }, ServerForm>('GET', '/finance/recharge/:id/refund_edit')
/** `refund_price` 1 takes back what the shop added, too; 0 leaves it. */
export const refundRecharge = endpoint<{ params: { id: Id }; body: { refund_price: number } }, unknown>('PUT', '/finance/recharge/:id', {
  encoding: 'json',
})
/** Unpaid ones alone. */
export const removeRecharge = endpoint<{ params: { id: Id } }, unknown>('DELETE', '/finance/recharge/:id')
