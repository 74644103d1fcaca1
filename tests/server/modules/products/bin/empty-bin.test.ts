import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { referringTables } from '#src/server/modules/products/bin/keepers.ts'
import { testApp } from '../../../database.ts'
import { grid, openShop } from '../shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(server)
  await shop.db.execute(sql`insert into shop_users (uid, nickname) overriding system value values (801, '买家')`)
})

interface Emptied {
  removed: number
  kept_count: number
  kept: { id: number; store_name: string; why: string }[]
}
const binned = async () =>
  (await row<{ count: number }>(shop.db, sql`select count(*)::int as count from products where deleted_at is not null`))!.count
const empty = async (count: number) => shop.call<Emptied>('POST', 'product/recycle_bin/empty', { count })
const intoBin = (...ids: number[]) =>
  shop.db.execute(sql`update products set deleted_at = now() where id = any(${sql.param(ids)}::bigint[])`)
const isThere = async (id: number) => (await row(shop.db, sql`select 1 from products where id = ${id}`)) !== undefined

it('deletes for good what nothing names, with its specifications and movements, and nothing beside it', async () => {
  const [one, two, stays] = [await shop.add(grid(['色', ['红', '蓝']], ['码', ['M']])), await shop.add(), await shop.add()]
  await shop.db.execute(sql`insert into product_companions (product_id, companion_id, position) values (${stays}, ${one}, 0)`)
  await intoBin(one, two)
  const before = await shop.ledgers(stays)
  expect(await empty(await binned())).toMatchObject({ status: 200, data: { removed: 2, kept_count: 0, kept: [] } })
  expect([await isThere(one), await isThere(two), await isThere(stays)]).toEqual([false, false, true])
  expect(await rows(shop.db, sql`select 1 from product_stock_moves where sku_id not in (select id from product_skus)`)).toEqual([])
  expect(await shop.ledgers(stays)).toEqual(before)
  expect((await shop.read(stays)).recommend_list).toEqual([])
})

it('keeps what orders, reviews, activities, pages, articles and coupons name, and says so', async () => {
  const ids: number[] = []
  for (const name of ['有订单', '有评价', '有活动', '在页面', '有链接', '在文章', '有券', '没有用'])
    ids.push(await shop.add({ store_name: name }))
  const [ordered, reviewed, sold, listed, linked, written, given, free] = ids as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const [held] = await shop.skus(ordered)
  for (const order of [801, 802]) {
    await shop.db
      .execute(sql`insert into shop_orders (id, order_id, uid, total_num, total_price, pay_price, status, paid) overriding system value
      values (${order}, ${`cp${order}`}, 801, 1, 1, 1, 3, 1)`)
    await shop.db.execute(sql`insert into shop_order_lines (order_id, product_id, sku_id, num, price, true_price, paid_price, store_name)
      values (${order}, ${ordered}, ${held!.id}, 1, 1, 1, 1, '有订单')`)
  }
  await shop.db.execute(sql`insert into product_replies (product_id, uid, nickname, comment, product_score, service_score)
    values (${reviewed}, 801, '买家', '好', 5, 5)`)
  await shop.db.execute(sql`insert into bargains (product_id, title, image, price, start_at, stop_at, status, deleted_at)
    values (${sold}, '早已结束', '', 1, now() - interval '9 days', now() - interval '8 days', 0, now())`)
  const list = JSON.stringify({ 1: { name: 'goodList', goodsList: { ids: [String(listed)] } } })
  const link = JSON.stringify({ 1: { link: `/pages/goods_details/index?id=${linked}&a=1` } })
  await shop.db.execute(sql`insert into pages (version, name, value) values ('v1', '首页', ${list}::json), ('v1', '活动页', ${link}::json)`)
  await shop.db.execute(sql`insert into article_categories (id, title) overriding system value values (801, '新闻') on conflict do nothing`)
  await shop.db.execute(sql`insert into articles (cid, title, product_id) values (801, '怎么戴', ${written})`)
  await shop.db.execute(sql`insert into coupons (title, type, coupon_price, product_id) values ('手套券', 2, 1, ${`900007,${given}`})`)
  await intoBin(...ids)
  const { data } = await empty(await binned())
  expect(data).toMatchObject({ removed: 1, kept_count: 7 })
  expect(data.kept.map(({ store_name, why }) => [store_name, why])).toEqual([
    ['有订单', '订单 cp801，另有 1 处'],
    ['有评价', '有商品评价'],
    ['有活动', '砍价活动“早已结束”'],
    ['在页面', '页面“首页”'],
    ['有链接', '页面“活动页”'],
    ['在文章', '文章“怎么戴”'],
    ['有券', '优惠券“手套券”'],
  ])
  expect([await isThere(free), await isThere(ordered)]).toEqual([false, true])
})

it('does nothing where the bin holds others than somebody was asked about', async () => {
  const id = await shop.add()
  await intoBin(id)
  const count = await binned()
  expect(await empty(count + 1)).toMatchObject({ status: 409, code: 'PRODUCT_BIN_CHANGED', msg: expect.stringContaining(String(count)) })
  expect(await isThere(id)).toBe(true)
})

it('never lets a movement of stock go by itself', async () => {
  const id = await shop.add()
  const gone = sql`delete from product_stock_moves where sku_id in (select id from product_skus where product_id = ${id})`
  await expect(shop.db.execute(gone)).rejects.toThrow()
  await intoBin(id)
  await expect(shop.db.execute(gone)).rejects.toThrow()
})

it('knows every table that refers to products', async () => {
  const found = await rows<{ name: string }>(
    shop.db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'products'::regclass`,
  )
  expect(found.map(({ name }) => name).filter((name) => !referringTables.includes(name))).toEqual([])
})
