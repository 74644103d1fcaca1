import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Goods } from './goods.ts'

const refused = (code: string, { store_name: name }: { store_name: string }, limit?: number) =>
  new Refusal({ status: 400, code, values: { name, ...(limit !== undefined && { limit }) }, errors: { lines: code } })

/** Each product once, with the pieces of all its specifications. */
function products(goods: Goods) {
  const all = new Map<number, Goods[number]>()
  for (const one of goods) all.set(one.product_id, { ...one, num: one.num + (all.get(one.product_id)?.num ?? 0) })
  return [...all.values()]
}

/** Pieces of products that a buyer took before: what was given up or given back does not count. */
const takenBy = (db: Db, uid: number, ids: readonly number[]) =>
  rows<{ product: number; num: number }>(
    db,
    sql`select l.product_id::int as product, sum(l.num - l.refund_num)::int as num from shop_order_lines l join shop_orders o on o.id = l.order_id
      where o.uid = ${uid} and o.pid <= 0 and l.product_id = any(${sql.param(ids)}::bigint[]) and not (o.paid = 0 and o.is_del = 1) group by 1`,
  )

/**
 * Whether a buyer may have so much of the goods (products contract, limits): the least number, the most at once or by one person, members
 * only, days of a presale. Who buys twice at once is counted one after the other.
 * @throws Refusal `BUY_LEAST`, `BUY_MOST`, `BUY_MOST_PERSON`, `MEMBERS_ONLY`, `PRESALE_CLOSED`
 */
export async function refuseUnsold(db: Db, uid: number, goods: Goods): Promise<void> {
  const all = products(goods)
  for (const one of all) {
    if (!one.is_open) throw refused('PRESALE_CLOSED', one)
    if (one.num < one.min_qty) throw refused('BUY_LEAST', one, one.min_qty)
    if (one.is_limit && one.limit_type === 1 && one.num > one.limit_num) throw refused('BUY_MOST', one, one.limit_num)
  }
  const forMembers = all.find(({ vip_product }) => vip_product)
  if (forMembers) {
    const member = await row(
      db,
      sql`select 1 as is from shop_users where uid = ${uid} and (is_ever_level = 1 or is_money_level > 0 and overdue_at > now())`,
    )
    if (!member) throw refused('MEMBERS_ONLY', forMembers)
  }
  const limited = all.filter(({ is_limit, limit_type }) => is_limit && limit_type === 2)
  if (limited.length === 0) return
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`limits ${uid}`}, 0))`)
  const taken = new Map(
    (
      await takenBy(
        db,
        uid,
        limited.map(({ product_id }) => product_id),
      )
    ).map(({ product, num }) => [product, num]),
  )
  for (const one of limited)
    if ((taken.get(Number(one.product_id)) ?? 0) + one.num > one.limit_num) throw refused('BUY_MOST_PERSON', one, one.limit_num)
}
