import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { changedByStaff } from '../users/changed.ts'
import { changeOrder } from './change.ts'
import { lockOrder, timeOf, type Acting, type StoredOrder } from './order.ts'
import { step } from './states.ts'

/** Takes the codes for an order that is paid, those that came first before others. @throws Refusal `CARDS_SHORT` */
async function takeCards(db: Db, order: StoredOrder): Promise<string[]> {
  const wanted = await rows<{ sku: number; num: number; name: string; text: string }>(
    db,
    sql`select l.sku_id as sku, l.num, l.store_name as name, s.disk_info as text
      from shop_order_lines l join product_skus s on s.id = l.sku_id where l.order_id = ${order.id} order by l.sku_id`,
  )
  const told: string[] = []
  for (const { sku, num, name, text } of wanted) {
    if (text) {
      told.push(text)
      continue
    }
    const taken = await rows<{ key: string; value: string }>(
      db,
      sql`with free as (select id from product_cards where sku_id = ${sku} and order_id is null order by position, id limit ${num} for update skip locked)
        update product_cards c set order_id = ${order.id} from free where c.id = free.id returning c.key, c.value`,
    )
    if (taken.length < num) throw new Refusal({ status: 400, code: 'CARDS_SHORT', values: { name } })
    told.push(...taken.map(({ key, value }) => [key, value].filter(Boolean).join(' ')))
  }
  return told
}

/** Coupons that an order is about, a piece each. */
const couponsOf = (order: number) => sql`select s.coupon_id, l.num from shop_order_lines l join product_skus s on s.id = l.sku_id
  where l.order_id = ${order} and s.coupon_id is not null`
/** Coupons that products give to who buys them. */
const giftsOf = (order: number) =>
  sql`select distinct g.coupon_id, 1 as num from shop_order_lines l join product_coupons g on g.product_id = l.product_id where l.order_id = ${order}`

/** Gives the buyer coupons, as many as there are left; those that were paid for are all there. @throws Refusal `COUPON_GONE` */
async function giveCoupons(db: Db, { id, uid }: StoredOrder, isGoods: boolean): Promise<number> {
  const given = await rows(
    db,
    sql`with wanted as (${isGoods ? couponsOf(id) : giftsOf(id)}),
      held as (select c.* from coupons c where c.id in (select coupon_id from wanted) and c.deleted_at is null order by c.id for update),
      due as (select h.*, least(w.num, case when h.is_permanent = 1 then w.num else h.remain_count end) as count from held h join wanted w on w.coupon_id = h.id),
      left_over as (update coupons c set remain_count = c.remain_count - d.count from due d where c.id = d.id and d.is_permanent = 0)
    insert into shop_user_coupons (coupon_id, uid, coupon_title, coupon_price, use_min_price, start_at, end_at, type, bought_by, given_by)
      select d.id, ${uid}, d.title, d.coupon_price, d.use_min_price, coalesce(d.use_start_at, now()),
        coalesce(d.use_end_at, now() + greatest(d.coupon_time, 1) * interval '1 day'), 'send', ${isGoods ? id : null}::bigint, ${isGoods ? null : id}::bigint
      from due d cross join generate_series(1, d.count) returning id`,
  )
  if (isGoods) {
    const bought = await row<{ num: number }>(db, sql`select coalesce(sum(num), 0)::int as num from (${couponsOf(id)}) b`)
    if (given.length < bought!.num) throw new Refusal({ status: 400, code: 'COUPON_GONE' })
  }
  return given.length
}

/** What buying brings besides the goods: labels for who buys, and coupons. */
async function giveGifts(db: Db, order: StoredOrder): Promise<void> {
  const due = await row<{ labels: boolean; coupons: boolean }>(
    db,
    sql`with p as (select distinct product_id from shop_order_lines where order_id = ${order.id})
      select exists (select 1 from p join product_labels using (product_id)) as labels, exists (select 1 from p join product_coupons using (product_id)) as coupons`,
  )
  if (due?.labels)
    // a form of the buyer that is open holds the labels of before: it is not stored over these
    await db.execute(sql`with given as (insert into shop_user_labels (uid, label_id) select distinct ${order.uid}::bigint, x.label_id
        from shop_order_lines l join product_labels x on x.product_id = l.product_id where l.order_id = ${order.id} on conflict do nothing returning uid)
      update shop_users set ${changedByStaff} where uid in (select uid from given)`)
  if (due?.coupons) await giveCoupons(db, order, false)
}

/**
 * What happens by itself once an order is paid: codes and coupons are handed over, so that it counts as shipped, and gifts are given. What is
 * taken over from the past gave what it gave.
 * @throws Refusal `CARDS_SHORT` where codes are gone that the stock promised
 */
export async function handOver(db: Db, paid: StoredOrder, acting: Acting): Promise<void> {
  if (acting.at) return
  await giveGifts(db, paid)
  if (paid.virtual_type !== 1 && paid.virtual_type !== 2) return
  const content = paid.virtual_type === 1 ? (await takeCards(db, paid)).join('\n') : `优惠券 ${await giveCoupons(db, paid, true)} 张`
  const { status } = step(await lockOrder(db, paid.id), 'ship', 'shipped', '400472')
  await changeOrder(
    db,
    paid.id,
    {
      order: [
        sql`status = ${status}, shipped_at = ${timeOf(acting)}, delivery_type = 'fictitious', fictitious_content = ${content}, virtual_info = ${content}`,
      ],
      lines: sql`surplus_num = 0`,
    },
    { type: 'delivery_fictitious', message: '已自动发货' },
    acting,
  )
}
