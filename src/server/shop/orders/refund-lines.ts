import { sql } from 'drizzle-orm'
import { compared, differenceOf, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { linesOf, type StoredLine, type StoredOrder } from './order.ts'
import { partOf } from './shares.ts'
import { chosenLines, type Pieces } from './ship.ts'

/** A line with what was given back of it already, and what somebody waits for. */
export interface RefundableLine extends StoredLine {
  /** Given back for its pieces so far. */
  given: string
  /** Pieces in refunds that nobody has decided yet. */
  open: number
}

export async function refundableLines(db: Db, order: number): Promise<RefundableLine[]> {
  const lines = await linesOf(db, order)
  const known = await rows<{ line_id: number; given: string; open: number }>(
    db,
    sql`select l.line_id, coalesce(sum(l.price) filter (where r.refund_type = 6), 0) as given,
        coalesce(sum(l.num) filter (where r.refund_type in (1, 2, 4, 5)), 0)::int as open
      from shop_refunds r join shop_refund_lines l on l.refund_id = r.id where r.store_order_id = ${order} and r.is_cancel = 0 group by 1`,
  )
  const byLine = new Map(known.map((one) => [one.line_id, one]))
  return lines.map((line) => ({ ...line, given: byLine.get(line.id)?.given ?? '0.00', open: byLine.get(line.id)?.open ?? 0 }))
}

export interface RefundedLine {
  line: RefundableLine
  num: number
  /** What its pieces are worth. */
  worth: string
}

/** The last pieces of a line are worth what is left of it, others what their part of it is: never more than was paid together. */
const worthOf = ({ paid_price, num, refund_num, given }: RefundableLine, pieces: number): string => {
  const left = differenceOf(paid_price, given)
  const part = refund_num + pieces === num ? left : partOf(paid_price, num, pieces)
  return compared(part, left) > 0 ? left : part
}

/**
 * The pieces that a refund is about: all that are left where none are named.
 * @throws Refusal 400147 where nothing is left, 400159 for more than are left
 */
export function refundedLines(lines: readonly RefundableLine[], pieces: readonly Pieces[]): RefundedLine[] {
  const free = ({ num, refund_num, open }: RefundableLine) => num - refund_num - open
  const left = lines.filter((line) => free(line) > 0)
  if (left.length === 0) throw new Refusal({ status: 400, code: '400147' })
  const wanted = pieces.length > 0 ? pieces : left.map((line) => ({ line: line.id, num: free(line) }))
  return chosenLines(lines, wanted, (line) => free(line as RefundableLine)).map(({ line, num }) => ({
    ...{ line: line as RefundableLine, num },
    worth: worthOf(line as RefundableLine, num),
  }))
}

/** Whether nothing of an order is left once these pieces are given back. */
export const takesAll = (lines: readonly RefundableLine[], refunded: readonly RefundedLine[]): boolean =>
  lines.reduce((sum, { num, refund_num }) => sum + num - refund_num, 0) === refunded.reduce((sum, { num }) => sum + num, 0)

/** What pieces are worth together; with the last of them the postage comes back. */
export function sumOfRefund(order: StoredOrder, lines: readonly RefundableLine[], refunded: readonly RefundedLine[]): string {
  const goods = sumOf(refunded.map(({ worth }) => worth))
  if (!takesAll(lines, refunded)) return goods
  const whole = sumOf([goods, order.pay_postage])
  const left = differenceOf(order.pay_price, order.refund_price)
  return compared(whole, left) > 0 ? left : whole
}
