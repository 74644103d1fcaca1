import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { timeOf, type Acting, type StoredOrder } from './order.ts'
import { finishOrder } from './receive.ts'
import { stateOf } from './states.ts'

/** What a buyer says of a line, from one to five stars each. */
export interface Review {
  line: number
  productScore: number
  serviceScore: number
  comment: string
  /** Addresses, those of this server without it. */
  pics: readonly string[]
  /** Whether it is shown without anybody looking at it. */
  isPassed?: boolean
}

/** What the shop says where the buyer said nothing in time. */
const unsaid = '此用户没有填写评价，系统默认好评'

/** Lines that the buyer kept and said nothing of. */
const unreviewed = (db: Db, order: number) =>
  rows<{ id: number }>(
    db,
    sql`select l.id from shop_order_lines l where l.order_id = ${order} and l.num > l.refund_num
      and not exists (select 1 from product_replies r where r.line_id = l.id) order by l.id`,
  )

async function addReview(db: Db, review: Review, acting: Acting): Promise<number> {
  const { line, productScore, serviceScore, comment, pics, isPassed = false } = review
  const added = await row<{ id: number }>(
    db,
    sql`insert into product_replies (product_id, uid, order_id, line_id, suk, nickname, avatar, product_score, service_score, comment, pics, status, added_at)
      select l.product_id, u.uid, o.id, l.id, case when l.suk = '默认' then '' else l.suk end, u.nickname, u.avatar, ${productScore}, ${serviceScore},
        ${comment}, ${JSON.stringify(pics)}::json, ${isPassed ? 1 : 0}, ${timeOf(acting)}
      from shop_order_lines l join shop_orders o on o.id = l.order_id join shop_users u on u.uid = o.uid where l.id = ${line} returning id`,
  )
  return added!.id
}

/**
 * Keeps what a buyer says of a line of an order that they have; with the last line the order is over.
 * @returns the id of the review
 * @throws Refusal `REVIEW_EARLY` before it is received, `REVIEW_TWICE` for a line that has one, `REVIEW_REFUNDED` for one that was given back
 */
export async function reviewLine(db: Db, order: StoredOrder, review: Review, acting: Acting = {}): Promise<number> {
  const line = await row<{ kept: number; is_reviewed: boolean }>(
    db,
    sql`select l.num - l.refund_num as kept, exists (select 1 from product_replies r where r.line_id = l.id) as is_reviewed
      from shop_order_lines l where l.id = ${review.line} and l.order_id = ${order.id}`,
  )
  if (line?.is_reviewed) throw new Refusal({ status: 400, code: 'REVIEW_TWICE' })
  if (!['received', 'finished'].includes(stateOf(order))) throw new Refusal({ status: 400, code: 'REVIEW_EARLY' })
  if (!line || line.kept <= 0) throw new Refusal({ status: 400, code: 'REVIEW_REFUNDED' })
  const id = await addReview(db, review, acting)
  await finishReviewed(db, order, acting)
  return id
}

/** A received order of which nothing is left to be said is over: with its last review, or when what was not reviewed is given back. */
export async function finishReviewed(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  if (stateOf(order) === 'received' && (await unreviewed(db, order.id)).length === 0) await finishOrder(db, order, acting)
}

/** Five stars for each line that the buyer said nothing of in time: the order is over. @throws Refusal `REVIEW_EARLY` */
export async function reviewUnsaid(db: Db, order: StoredOrder, acting: Acting = {}): Promise<void> {
  if (stateOf(order) !== 'received') throw new Refusal({ status: 400, code: 'REVIEW_EARLY' })
  for (const { id: line } of await unreviewed(db, order.id))
    await addReview(db, { line, productScore: 5, serviceScore: 5, comment: unsaid, pics: [], isPassed: true }, acting)
  await finishOrder(db, order, acting, '超时未评价，系统默认好评')
}
