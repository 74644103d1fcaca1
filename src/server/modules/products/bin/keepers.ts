import { sql, type SQL } from 'drizzle-orm'

/** Tables with a column of a product, and what of a row says which one it is: while a row is there, its product stays. */
const holding = {
  shop_order_lines: { kind: 'order', name: '(select o.order_id from shop_orders o where o.id = t.order_id)' },
  product_replies: { kind: 'review', name: "''" },
  seckills: { kind: 'seckill', name: 't.title' },
  bargains: { kind: 'bargain', name: 't.title' },
  combinations: { kind: 'combination', name: 't.title' },
  integral_goods: { kind: 'points', name: 't.title' },
  advances: { kind: 'presale', name: 't.title' },
  lottery_prizes: { kind: 'lottery', name: 't.name' },
  articles: { kind: 'article', name: 't.title' },
} as const

/** What goes with a product. */
const parts = ['product_skus', 'product_categories', 'product_labels', 'product_coupons', 'product_companions']

/** Every table that refers to products; a test compares it with the catalogue. */
export const referringTables = [...Object.keys(holding), ...parts]

const inTables = Object.entries(holding).map(
  ([table, { kind, name }]) =>
    `select t.product_id, '${kind}' as kind, ${name} as name from ${table} t where t.product_id in (select id from binned)`,
)

// pages name products by their ids in lists, or by a link; coupons in a text with commas
const elsewhere = [
  `select (m.link)[1]::bigint, 'page', p.name from pages p
    cross join lateral regexp_matches(p.value::text, 'goods_details/index\\?id=([0-9]{1,15})["&]', 'g') m (link) where p.deleted_at is null`,
  `select (i.id #>> '{}')::bigint, 'page', p.name from pages p
    cross join lateral jsonb_path_query(p.value::jsonb, '$.**.goodsList.ids[*]') i (id)
    where p.deleted_at is null and i.id #>> '{}' ~ '^[0-9]{1,15}$'`,
  `select i.id::bigint, 'coupon', c.title from coupons c cross join lateral unnest(string_to_array(c.product_id, ',')) i (id)
    where c.deleted_at is null and c.type = 2 and i.id ~ '^[0-9]{1,15}$'`,
]

/** What keeps products of `binned`: a row for each reason. */
export const keepers: SQL = sql.raw([...inTables, ...elsewhere].join('\n  union all '))

export type KeeperKind = (typeof holding)[keyof typeof holding]['kind'] | 'page' | 'coupon'
