import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { partOf, within, type Period } from './period.ts'

// What the pages of statistics share. An order counts on the day that it was paid for, and once: as it was bought, not by the parts that it
// was shipped in. Money that came in counts also where the shop has deleted the order since.

const none = sql`true`
const bought = sql`o.paid = 1 and o.pid <= 0`

/** Condition for orders of one channel (`wechat`, `routine`, `h5`, `pc`, `app`). */
export const ofChannel = (channel = ''): SQL => (channel ? sql`o.channel_type = ${channel}` : none)

export interface PaidSums {
  count: string
  amount: string
  cost: string
}

export async function paidIn(db: Db, period: Period): Promise<PaidSums> {
  const found = await row<PaidSums>(
    db,
    sql`select count(*)::text as count, coalesce(sum(o.pay_price), 0)::text as amount, coalesce(sum(o.cost), 0)::text as cost
      from shop_orders o where ${bought} and ${within('o.pay_at', period)}`,
  )
  return found!
}

/** How many people paid. */
export async function payersIn(db: Db, period: Period, channel?: string): Promise<string> {
  const found = await row<{ count: string }>(
    db,
    sql`select count(distinct o.uid)::text as count from shop_orders o
      where ${bought} and ${within('o.pay_at', period)} and ${ofChannel(channel)}`,
  )
  return found!.count
}

export interface PaidPart {
  part: number
  count: string
  amount: string
}

/** Orders and amounts by parts of the time. `only` narrows the orders, called `o`. */
export const paidParts = (db: Db, period: Period, only: SQL = none): Promise<PaidPart[]> =>
  rows(
    db,
    sql`select ${partOf('o.pay_at', period)} as part, count(*)::text as count, sum(o.pay_price)::text as amount
      from shop_orders o where ${bought} and ${within('o.pay_at', period)} and ${only} group by 1`,
  )

export const payerParts = (db: Db, period: Period, channel?: string): Promise<{ part: number; count: string }[]> =>
  rows(
    db,
    sql`select ${partOf('o.pay_at', period)} as part, count(distinct o.uid)::text as count
      from shop_orders o where ${bought} and ${within('o.pay_at', period)} and ${ofChannel(channel)} group by 1`,
  )

/** Sums of paid orders by an expression over them. */
export const paidBy = (db: Db, period: Period, by: SQL): Promise<{ key: number; count: string; amount: string }[]> =>
  rows(
    db,
    sql`select ${by} as key, count(*)::text as count, sum(o.pay_price)::text as amount
      from shop_orders o where ${bought} and ${within('o.pay_at', period)} group by 1`,
  )

export interface RefundSums {
  count: string
  amount: string
  pieces: string
}

const refunded = sql`r.refund_type = 6`

export async function refundedIn(db: Db, period: Period): Promise<RefundSums> {
  const found = await row<RefundSums>(
    db,
    sql`select count(*)::text as count, coalesce(sum(r.refunded_price), 0)::text as amount, coalesce(sum(r.refund_num), 0)::text as pieces
      from shop_refunds r where ${refunded} and ${within('r.refunded_at', period)}`,
  )
  return found!
}

export const refundParts = (db: Db, period: Period): Promise<PaidPart[]> =>
  rows(
    db,
    sql`select ${partOf('r.refunded_at', period)} as part, count(*)::text as count, sum(r.refunded_price)::text as amount
      from shop_refunds r where ${refunded} and ${within('r.refunded_at', period)} group by 1`,
  )
