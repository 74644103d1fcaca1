import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { absolute } from '../address.ts'
import { withMaskedContacts } from '../personal.ts'
import type { Cart } from './cart.ts'

/** A refund as it stands in the tables, with the pieces of it. */
export interface RefundFacts {
  id: number
  store_order_id: number
  order_id: string
  uid: number
  refund_type: number
  refund_num: number
  refund_price: string
  refunded_price: string
  refund_phone: string
  refund_express: string
  refund_express_name: string
  refund_explain: string
  refund_img: string[]
  refund_reason: string
  refuse_reason: string
  remark: string
  refunded_time: number
  is_cancel: number
  is_del: number
  add_time: number
  pieces: { line: number; num: number }[]
}

export const refundColumns =
  sql.raw(`r.id, r.store_order_id, r.order_id, r.uid, r.refund_type, r.refund_num, r.refund_price, r.refunded_price,
  r.refund_phone, r.refund_express, r.refund_express_name, r.refund_explain, r.refund_img, r.refund_reason, r.refuse_reason, r.remark,
  coalesce(extract(epoch from r.refunded_at)::int, 0) as refunded_time, r.is_cancel, r.is_del, extract(epoch from r.added_at)::int as add_time,
  (select json_agg(json_build_object('line', l.line_id, 'num', l.num) order by l.line_id) from shop_refund_lines l where l.refund_id = r.id) as pieces`)

/** Refunds of orders that are under way or paid, the latest first, by the orders' ids. */
export async function refundsOf(db: Db, orders: readonly number[]): Promise<Map<number, RefundFacts[]>> {
  const found = await rows<RefundFacts>(
    db,
    sql`select ${refundColumns} from shop_refunds r where r.store_order_id = any(${sql.param([...orders])}::bigint[]) and r.is_cancel = 0
      and r.refund_type <> 3 order by r.id desc`,
  )
  const byOrder = new Map<number, RefundFacts[]>()
  for (const one of found) byOrder.set(one.store_order_id, [...(byOrder.get(one.store_order_id) ?? []), one])
  return byOrder
}

/** A refund as orders and lists of refunds carry it; its pieces are carts of its order. */
export function refundOnWire({ pieces, ...refund }: RefundFacts, carts: readonly Cart[], origin: string) {
  const cart_info = pieces.flatMap(({ line, num }) => {
    const cart = carts.find(({ id }) => id === String(line))
    if (!cart) return []
    const { refund_num: _refunded, ...rest } = cart
    return [{ ...rest, cart_num: num }]
  })
  const refund_img = refund.refund_img.map((address) => absolute(address, origin))
  return { ...withMaskedContacts(refund), refund_img, store_id: 0, cart_info, is_pink_cancel: 0, is_system_del: 0 }
}
