import { sql } from 'drizzle-orm'
import { row, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'

interface Use {
  code: string
  name: string
}

const kinds = [
  { table: 'seckills', number: '400585', end: "stop_at + interval '1 day'" },
  { table: 'bargains', number: '400586', end: 'stop_at' },
  { table: 'combinations', number: '400587', end: 'stop_at' },
]

const activities = sql.raw(
  kinds
    .map(
      ({ table, number, end }) => `select '${number}' as code, title as name, product_id from ${table}
      where deleted_at is null and status = 1 and ${end} > now()`,
    )
    .join(' union all '),
)

/** Refuses what would touch a product that a running activity sells: 400585 seckill, 400586 bargain, 400587 group buy. */
export async function refuseInActivity(db: Db, ...ids: readonly number[]): Promise<void> {
  const found = await row<Use>(
    db,
    sql`select code, name from (${activities}) a where product_id = any(${sql.param([...ids])}::bigint[]) order by code limit 1`,
  )
  if (found) throw new Refusal({ status: Number(found.code), values: { name: found.name } })
}

// pages name products by their ids in lists, or by a link
const inPage = (id: number) => sql`select 'PRODUCT_IN_PAGE' as code, name from pages where deleted_at is null
  and (value::text like ${`%goods_details/index?id=${id}"%`} or value::text like ${`%goods_details/index?id=${id}&%`}
    or jsonb_path_exists(value::jsonb, '$.**.goodsList.ids[*] ? (@ == $id || @ == $name)',
      jsonb_build_object('id', ${id}::bigint, 'name', ${String(id)}::text)))`

const others = (id: number) => sql`${inPage(id)}
  union all select 'PRODUCT_IN_COUPON', title from coupons where deleted_at is null and status = 1 and type = 2 and ${String(id)} = any (string_to_array(product_id, ','))
  union all select 'PRODUCT_IN_POINTS', title from integral_goods where deleted_at is null and status = 1 and product_id = ${id}
  union all select 'PRODUCT_IN_PRESALE', title from advances where deleted_at is null and status = 1 and stop_at > now() and product_id = ${id}
  union all select 'PRODUCT_IN_ORDER', o.order_id from shop_order_lines l join shop_orders o on o.id = l.order_id
    where l.product_id = ${id} and o.is_del = 0 and o.is_system_del = 0 and o.status in (0, 1, 4) and o.refund_status in (0, 1, 3, 4)`

/** Refuses to remove a product that something still sells or shows, and says what it is. */
export async function refuseInUse(db: Db, id: number): Promise<void> {
  await refuseInActivity(db, id)
  const found = await row<Use>(db, sql`${others(id)} limit 1`)
  if (found) throw new Refusal({ status: 400, code: found.code, values: { name: found.name } })
}
