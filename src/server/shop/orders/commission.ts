import { sql } from 'drizzle-orm'
import { compared, productOf, quotientOf, rounded } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { enter } from '../ledger.ts'
import type { ShopSettings } from '../settings.ts'
import type { Acting, StoredOrder } from './order.ts'

/** Goods with what is promised for bringing their buyer; amounts are decimal text. */
interface Promising {
  num: number
  /** 1 where the product has amounts of its own, for each piece. */
  is_sub: number
  brokerage: string
  brokerage_two: string
}

/** What who brought the buyer gets for goods, and who brought that one. */
export interface Commission {
  one: string
  two: string
}

/** By the amounts of the product where it has its own, else by the shares of the shop in what is paid (distribution contract). */
export function commissionOf(goods: Promising, paid: string, { hasCommission, commissionOne, commissionTwo }: ShopSettings): Commission {
  if (!hasCommission) return { one: '0.00', two: '0.00' }
  const each = (amount: string) => rounded(productOf(amount, String(goods.num)), 2)
  if (goods.is_sub) return { one: each(goods.brokerage), two: each(goods.brokerage_two) }
  const share = (percent: string) => quotientOf(productOf(paid, percent), '100', 2)
  return { one: share(commissionOne), two: share(commissionTwo) }
}

interface Change {
  uid: number
  level: number
  amount: string
}

/**
 * What is still due of an order, or too much of it was given: by the pieces that were not given back, and by what its ledger entries say, so
 * that what is asked twice changes nothing. People are held from the buyer's side upwards, as everybody does.
 */
const changesOf = (db: Db, { id, order_id, spread_uid, spread_two_uid }: StoredOrder) =>
  rows<Change & { held: string }>(
    db,
    sql`with due as (
        select coalesce(sum(trunc(one_brokerage * (num - refund_num) / num, 2)), 0) as one,
          coalesce(sum(trunc(two_brokerage * (num - refund_num) / num, 2)), 0) as two
        from shop_order_lines where order_id = ${id}),
      given as (
        select uid, sum(case pm when 1 then number else -number end) as amount from shop_ledger
        where account = 'commission' and link_id = ${order_id} group by uid)
      select w.uid, w.level, s.brokerage_price::text as held, (w.due - coalesce(g.amount, 0))::text as amount
      from due cross join lateral (values (1, ${spread_uid}::bigint, due.one), (2, ${spread_two_uid}::bigint, due.two)) w (level, uid, due)
      join shop_users s on s.uid = w.uid left join given g on g.uid = w.uid
      where w.due < g.amount or s.is_promoter = 1 and s.spread_open = 1 and s.is_del = 0
      order by w.level for no key update of s`,
  )

const earned = (order: StoredOrder, { uid, level }: Change) => {
  if (level === 2) return { type: 'two_brokerage', title: '获得二级推广佣金' }
  return uid === order.uid ? { type: 'self_brokerage', title: '获得自购佣金' } : { type: 'one_brokerage', title: '获得推广佣金' }
}

/** Gives those who brought the buyer what an order promised them, once it is received. */
export async function giveCommission(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  if (order.spread_uid === null && order.spread_two_uid === null) return
  for (const change of await changesOf(db, order))
    if (compared(change.amount, '0') > 0)
      await enter(db, {
        ...{ uid: change.uid, account: 'commission', amount: change.amount, ...earned(order, change), link: order.order_id },
        ...(acting.at && { at: acting.at }),
      })
}

/** Takes back what was given for pieces that came back, as far as it was not withdrawn. */
export async function takeCommissionBack(db: Db, order: StoredOrder, acting: Acting): Promise<void> {
  if (order.spread_uid === null && order.spread_two_uid === null) return
  for (const { uid, amount, held } of await changesOf(db, order)) {
    const tooMuch = amount.startsWith('-') ? amount.slice(1) : '0'
    const back = compared(tooMuch, held) > 0 ? held : tooMuch
    if (compared(back, '0') > 0)
      await enter(db, {
        ...{ uid, account: 'commission', amount: `-${back}`, type: 'refund', title: '退款退佣金', link: order.order_id },
        ...(acting.at && { at: acting.at }),
      })
  }
}
