import { sql } from 'drizzle-orm'
import { rows, type Db } from '#src/server/db.ts'
import type { Seed } from '#src/server/opening/seed.ts'
import { moveStock } from '#src/server/shop/stock.ts'

/** Products that go out without a parcel: a service of the shop, and codes for a course that is sent by mail. */
async function withoutParcel(db: Db): Promise<void> {
  const set = sql.raw(`logistics = '[]', freight = 1, temp_id = null`)
  await db.execute(sql`update products set virtual_type = 3, store_info = '到店服务，下单后由门店联系', ${set}
    where id in (select id from products where spec_type = 0 and stock > 0 order by id offset 20 limit 2)`)
  await db.execute(sql`update products set virtual_type = 1, store_info = '卡密自动发货', ${set}
    where id in (select id from products where spec_type = 0 and stock > 0 order by id offset 30 limit 2)`)
  await db.execute(sql`insert into product_cards (sku_id, position, key, value)
    select s.id, n, 'VIP-' || lpad(n::text, 4, '0'), upper(substr(md5(s.id || ' ' || n), 1, 12))
    from product_skus s join products p on p.id = s.product_id cross join generate_series(1, 40) n where p.virtual_type = 1`)
  const cards = await rows<{ sku: number; quantity: number }>(
    db,
    sql`select s.id as sku, 40 - s.stock as quantity from product_skus s join products p on p.id = s.product_id where p.virtual_type = 1`,
  )
  await moveStock(
    db,
    cards.map((one) => ({ ...one, reason: 'edit' })),
  )
}

/** How the demo shop's products are sent, what they give, what is limited. */
export default {
  order: 47,
  async run({ db }: Seed) {
    await db.execute(sql`update products p set freight = 3, logistics = case when p.id % 4 = 0 then '["1", "2"]' else '["1"]' end::json,
      temp_id = (select id from shipping_templates where type = case when p.id % 5 = 0 then 2 else 1 end order by sort desc, id limit 1 offset p.id % 2),
      give_integral = (p.price / 10)::integer * (p.id % 3),
      is_limit = case when p.id % 13 = 0 then 1 else 0 end, limit_type = case when p.id % 13 = 0 then 2 else 0 end,
      limit_num = case when p.id % 13 = 0 then 5 else 0 end, min_qty = case when p.id % 17 = 0 then 2 else 1 end`)
    await db.execute(sql`update products set freight = 2, temp_id = null where temp_id is null`)
    await withoutParcel(db)
    await db.execute(sql`insert into product_labels (product_id, label_id)
      select p.id, l.id from products p join lateral (select id from user_labels order by id limit 1 offset p.id % 3) l on true where p.id % 9 = 0`)
    await db.execute(sql`insert into product_companions (product_id, companion_id, position)
      select p.id, o.id, o.id - p.id from products p join products o on o.id between p.id + 1 and p.id + 3 where p.id % 10 = 0`)
  },
}
