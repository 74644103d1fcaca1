import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dbOver, openPool, rows, type Db } from '#src/server/db.ts'
import articles from '../../../demo/seed/articles.ts'
import marketing from '../../../demo/seed/marketing.ts'
import { demoPictures } from '../../../demo/seed/pictures/catalogue.ts'
import { readGoods } from '../../../demo/seed/pictures/goods.ts'
import { readLettering } from '../../../demo/seed/pictures/lettering.ts'
import products from '../../../demo/seed/products.ts'
import { listActivities, type ActivityKind } from '#src/server/shop/activities.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()
let pool: pg.Pool
let db: Db

beforeAll(async () => {
  pool = openPool(database.config)
  db = dbOver(pool)
  for (const part of [products, articles, marketing]) await part.run({ db, files: '', now: new Date() })
})
afterAll(() => pool.end())

const count = async (table: string, where = 'true') =>
  (await rows<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${table} where ${where}`)))[0]!.count

describe('activities of the demo shop', () => {
  it.each<[ActivityKind, string, number]>([
    ['seckill', 'seckills', 20],
    ['bargain', 'bargains', 8],
    ['combination', 'combinations', 8],
    ['advance', 'advances', 6],
  ])('%s: enough run, and some are over, to come, switched off', async (kind, table, running) => {
    const { list } = await listActivities(db, kind, { status: 1, start: 1 })
    expect(list.filter(({ quota }) => quota > 0).length).toBeGreaterThanOrEqual(running)
    for (const start of [-1, 0]) expect((await listActivities(db, kind, { start })).count).toBeGreaterThan(0)
    expect(await count(table, 'status = 0')).toBeGreaterThan(0)
  })

  it('have something sold out and something deleted', async () => {
    for (const table of ['seckills', 'combinations', 'integral_goods']) expect(await count(table, 'quota = 0'), table).toBeGreaterThan(0)
    for (const table of ['seckills', 'bargains', 'combinations', 'integral_goods', 'coupons'])
      expect(await count(table, 'deleted_at is not null'), table).toBeGreaterThan(0)
    expect(await count('integral_goods', 'status = 1 and quota > 0 and deleted_at is null')).toBeGreaterThanOrEqual(10)
  })

  it('cost less than the product, and more than nothing', async () => {
    for (const table of ['seckills', 'combinations', 'advances'])
      expect(await count(`${table} a join products p on p.id = a.product_id`, 'a.price >= p.price or a.price <= 0'), table).toBe(0)
    expect(await count('bargains a', 'min_price >= price or min_price <= 0')).toBe(0)
  })

  it('have a seckill session with goods at every hour of the day', async () => {
    for (let hour = 0; hour < 24; hour++) {
      const open = await count(
        'seckills a join seckill_times t on t.id = a.time_id',
        `${hour} >= t.hour and ${hour} < t.hour + t.hours and a.status = 1 and a.quota > 0 and a.deleted_at is null and a.start_at < now() and a.stop_at > now()`,
      )
      expect(open, `${hour} o'clock`).toBeGreaterThanOrEqual(3)
    }
  })
})

it('there are coupons to take and draws with eight prizes', async () => {
  const had = 'status = 1 and deleted_at is null and (end_at is null or end_at > now()) and (start_at is null or start_at < now())'
  expect(await count('coupons', `${had} and (is_permanent = 1 or remain_count > 0)`)).toBe(12)
  expect(await count('coupons', "type = 1 and category_id = ''")).toBe(0)
  const draws = await rows<{ prizes: number }>(db, sql`select count(*)::int as prizes from lottery_prizes group by lottery_id`)
  expect(draws.map(({ prizes }) => prizes)).toEqual([8, 8, 8, 8])
  expect(await count('lotteries', 'status = 1 and stop_at > now()')).toBe(2)
})

it('there are 24 articles in six categories, each with a picture', async () => {
  expect([await count('articles'), await count('article_categories'), await count('article_categories', 'pid <> 0')]).toEqual([24, 6, 2])
  expect(await count('article_categories c', 'not exists (select 1 from articles a where a.cid = c.id)')).toBe(0)
  expect(await count('articles', 'status = 0')).toBe(1)
})

it('every picture is one that the demo library has', async () => {
  const known = new Set(demoPictures(await readGoods(), await readLettering()).map(({ file }) => `/uploads/attach/demo/${file}`))
  const columns = [
    'seckills.image',
    'bargains.image',
    'combinations.image',
    'integral_goods.image',
    'advances.image',
    'seckill_times.slide',
  ]
  const more = ['lotteries.image', 'lottery_prizes.image', 'article_categories.image']
  const named = await Promise.all(
    [...columns, ...more].map((column) => {
      const [table, name] = column.split('.')
      return rows<{ image: string }>(db, sql.raw(`select ${name} as image from ${table}`))
    }),
  )
  const inLists = await rows<{ image: string }>(db, sql`select json_array_elements_text(image_input) as image from articles`)
  const all = [...named.flat(), ...inLists].map(({ image }) => image)
  expect(all.filter((image) => !known.has(image))).toEqual([])
  expect(all.length).toBeGreaterThan(100)
})
