import { sql } from 'drizzle-orm'
import { allocated, compared, sumOf } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { noticeKeys, pushNotice } from '../../web/notices.ts'
import { Refusal } from '../../refusal.ts'
import { changeOrder } from './change.ts'
import { giveBack } from './give-back.ts'
import { numberOf } from './numbers.ts'
import { lockOrder, timeOf, type Acting, type StoredOrder } from './order.ts'
import { refundableLines, refundedLines, sumOfRefund, takesAll, type RefundableLine, type RefundedLine } from './refund-lines.ts'
import { refundStep, refundTypes } from './refund-states.ts'
import type { Pieces } from './ship.ts'
import { stateOf } from './states.ts'

/** A refund as it is stored, as far as its rules look at it. */
export interface StoredRefund {
  id: number
  store_order_id: number
  order_id: string
  uid: number
  refund_type: number
  apply_type: number
  refund_price: string
  refunded_price: string
  is_cancel: number
  refund_explain: string
}

export interface Application {
  /** 1 the money alone, 2 with the goods, 3 the shop by itself. */
  type: 1 | 2 | 3
  /** All that is left where none are named. */
  pieces: readonly Pieces[]
  reason?: string
  explain?: string
  phone?: string
}

/** The order of a refund and the refund, held in this order by everybody. @throws Refusal 100100 where there is none */
export async function lockRefund(db: Db, id: number): Promise<{ order: StoredOrder; refund: StoredRefund }> {
  const found = await row<{ store_order_id: number }>(db, sql`select store_order_id from shop_refunds where id = ${id}`)
  if (!found) throw new Refusal({ status: 400, code: '100100' })
  const order = await lockOrder(db, found.store_order_id)
  const refund = await row<StoredRefund>(
    db,
    sql`select id, store_order_id, order_id, uid, refund_type, apply_type, refund_price, refunded_price, is_cancel, refund_explain
      from shop_refunds where id = ${id} for update`,
  )
  return { order, refund: refund! }
}

/** The refund of an order that waits for an answer. @throws Refusal 100026 where none does */
export async function openRefund(db: Db, order: number): Promise<number> {
  const found = await row<{ id: number }>(
    db,
    sql`select id from shop_refunds where store_order_id = ${order} and refund_type in (1, 2) and is_cancel = 0 order by id limit 1`,
  )
  if (!found) throw new Refusal({ status: 100026 })
  return found.id
}

function refuseUnrefundable(order: StoredOrder): void {
  // a part is given back through the order that it is of: there its pieces and its money are counted
  if (order.pid > 0) throw new Refusal({ status: 400, code: 'REFUND_PART' })
  if (!order.paid) throw new Refusal({ status: 400, code: '100100' })
  if (stateOf(order) === 'refunded') throw new Refusal({ status: 400, code: '400147' })
}

async function addRefund(
  db: Db,
  order: StoredOrder,
  { type, reason = '', explain = '', phone = '' }: Application,
  refunded: readonly RefundedLine[],
  price: string,
  acting: Acting,
): Promise<StoredRefund> {
  const lines = JSON.stringify(refunded.map(({ line, num, worth }) => ({ line: line.id, num, price: worth })))
  const count = refunded.reduce((sum, { num }) => sum + num, 0)
  const made = await row<StoredRefund>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('shop_refunds', 'id')) as id, ${timeOf(acting)} as at),
      r as (
        insert into shop_refunds (id, store_order_id, order_id, uid, refund_type, apply_type, refund_num, refund_price, refund_reason, refund_explain,
          refund_phone, added_at)
        select n.id, ${order.id}, ${numberOf('R', sql`n.id`, sql`n.at`)}, ${order.uid}, ${type === 2 ? 2 : 1}::smallint, ${type}::smallint, ${count}::int,
          ${price}::numeric, ${reason}, ${explain}, ${phone}, n.at from n
        returning id, store_order_id, order_id, uid, refund_type, apply_type, refund_price, refunded_price, is_cancel, refund_explain),
      l as (insert into shop_refund_lines (refund_id, line_id, num, price)
        select r.id, x.line, x.num, x.price from r, json_to_recordset(${lines}::json) x (line bigint, num int, price numeric))
      select * from r`,
  )
  return made!
}

/**
 * A buyer asks for money back, with or without the goods.
 * @throws Refusal 100100 for what is not paid, 400147 where nothing is left to be given back, 400159 for more pieces than there are
 */
export async function applyForRefund(db: Db, order: StoredOrder, application: Application, acting: Acting = {}): Promise<StoredRefund> {
  refuseUnrefundable(order)
  const lines = await refundableLines(db, order.id)
  const refunded = refundedLines(lines, application.pieces)
  const refund = await addRefund(db, order, application, refunded, sumOfRefund(order, lines, refunded), acting)
  const isAll = takesAll(lines, refunded)
  await changeOrder(
    db,
    order.id,
    isAll ? [sql`refund_status = ${order.pid === -1 ? 4 : 1}`] : [],
    { type: 'apply_refund', message: `用户申请退款，原因：${application.reason ?? ''}` },
    acting,
  )
  if (!acting.at) await pushNotice(db, { type: 'NEW_REFUND_ORDER', data: { order_id: refund.order_id }, permission: noticeKeys.refunds })
  return refund
}

/** Which pieces a refund is about, with what they are worth now. */
async function linesOfRefund(db: Db, refund: StoredRefund, lines: readonly RefundableLine[]): Promise<RefundedLine[]> {
  const stored = await rows<{ line: number; num: number }>(
    db,
    sql`select line_id as line, num from shop_refund_lines where refund_id = ${refund.id}`,
  )
  // its own pieces are no obstacle to themselves
  const own = new Map(stored.map(({ line, num }) => [line, num]))
  return refundedLines(
    lines.map((line) => ({ ...line, open: Math.max(0, line.open - (own.get(line.id) ?? 0)) })),
    stored,
  )
}

/**
 * Pays a refund.
 * @throws Refusal 400144 where it is not to be paid now, 400146 without an amount, 400148 for more than its pieces are worth
 */
export async function payRefund(
  db: Db,
  { order, refund }: { order: StoredOrder; refund: StoredRefund },
  price: string,
  acting: Acting = {},
): Promise<void> {
  if (refund.refund_type === refundTypes.refunded) throw new Refusal({ status: 400, code: '400147' })
  const type = refundStep(refund, 'pay')
  const lines = await refundableLines(db, order.id)
  const refunded = await linesOfRefund(db, refund, lines)
  const most = sumOfRefund(order, lines, refunded)
  if (compared(price, '0') < 0 || (compared(price, '0') === 0 && compared(most, '0') > 0))
    throw new Refusal({ status: 400, code: '400146', errors: { refund_price: '400146' } })
  if (compared(price, most) > 0) throw new Refusal({ status: 400, code: '400148', values: { most }, errors: { refund_price: '400148' } })
  // what goes beyond the goods is postage
  const goods = refunded.map(({ worth }) => worth)
  const worth = sumOf(goods)
  const shares = allocated(compared(price, worth) > 0 ? worth : price, goods)
  const values = JSON.stringify(refunded.map(({ line }, at) => ({ line: line.id, price: shares[at] })))
  await db.execute(sql`with l as (
      update shop_refund_lines l set price = n.price from json_to_recordset(${values}::json) n (line bigint, price numeric)
      where l.refund_id = ${refund.id} and l.line_id = n.line)
    update shop_refunds set refund_type = ${type}, refund_price = greatest(refund_price, ${price}::numeric), refunded_price = ${price}::numeric,
      refunded_at = ${timeOf(acting)}, version = version + 1 where id = ${refund.id}`)
  await giveBack(db, { order, number: refund.order_id, lines, refunded, price }, acting)
}

/** The shop gives money back by itself, at once. @throws Refusal as the two above */
export async function refundOrder(
  db: Db,
  order: StoredOrder,
  { price, pieces, reason = '' }: { price: string; pieces: readonly Pieces[]; reason?: string },
  acting: Acting = {},
): Promise<void> {
  refuseUnrefundable(order)
  const lines = await refundableLines(db, order.id)
  const refunded = refundedLines(lines, pieces)
  const refund = await addRefund(db, order, { type: 3, pieces, reason }, refunded, sumOfRefund(order, lines, refunded), acting)
  await payRefund(db, { order, refund }, price, acting)
}
