import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dbOver, openPool, row, rows, transaction, type Db } from '#src/server/db.ts'
import { moveStock } from '#src/server/shop/stock.ts'
import { withDatabase } from '../database.ts'

const database = withDatabase()
let pool: ReturnType<typeof openPool>
let db: Db
let product: number
let skus: number[]
beforeAll(() => {
  pool = openPool(database.config)
  db = dbOver(pool)
})
afterAll(() => pool.end())
beforeEach(async () => {
  const made = await row<{ id: number }>(
    db,
    sql`with c as (insert into categories (cate_name) values (gen_random_uuid()::text) returning id)
      insert into products (cate_id, image, store_name, price) select id, '', '丁腈胶板', 10 from c returning id`,
  )
  product = made!.id
  const found = await rows<{ id: number }>(
    db,
    sql`insert into product_skus (product_id, suk, code, price) values (${product}, '黑', substr(gen_random_uuid()::text, 1, 8), 10),
      (${product}, '红', substr(gen_random_uuid()::text, 1, 8), 10) returning id`,
  )
  skus = found.map(({ id }) => id)
})

const held = async () =>
  (
    await rows<{ stock: number; moved: number }>(
      db,
      sql`select stock, (select coalesce(sum(quantity), 0)::int from product_stock_moves m where m.sku_id = s.id) as moved
        from product_skus s where product_id = ${product} order by id`,
    )
  ).concat((await row(db, sql`select stock, stock as moved from products where id = ${product}`))!)

it('sells the last piece once to eight who want it, and what is held is what was moved', async () => {
  await moveStock(db, [
    { sku: skus[0]!, quantity: 1, reason: 'opening' },
    { sku: skus[1]!, quantity: 5, reason: 'opening' },
  ])
  const sold = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      transaction(db, (inner) =>
        // in either order: neither waits for the other for ever
        moveStock(
          inner,
          [
            { sku: skus[0]!, quantity: -1, reason: 'order' as const },
            { sku: skus[1]!, quantity: -1, reason: 'order' as const },
          ].sort(() => (at % 2) * 2 - 1),
        ),
      ),
    ),
  )
  expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await held()).toEqual([
    { stock: 0, moved: 0 },
    { stock: 4, moved: 4 },
    { stock: 4, moved: 4 },
  ])
})

it('says of what there is too little, and moves nothing then', async () => {
  await moveStock(db, [{ sku: skus[0]!, quantity: 2, reason: 'opening' }])
  await expect(
    transaction(db, (inner) =>
      moveStock(inner, [
        { sku: skus[0]!, quantity: -2, reason: 'order' },
        { sku: skus[1]!, quantity: -1, reason: 'order' },
      ]),
    ),
  ).rejects.toMatchObject({ detail: { code: 'STOCK_SHORT', values: { name: '丁腈胶板 红', stock: 0 } } })
  await expect(moveStock(db, [{ sku: 0, quantity: 1, reason: 'edit' }])).rejects.toMatchObject({ detail: { code: 'SKU_GONE' } })
  expect((await held()).map(({ stock }) => stock)).toEqual([2, 0, 2])
})

it('waits for who moves the same goods, and goes by what they leave', async () => {
  const open = skus.map((sku) => ({ sku, quantity: 1, reason: 'opening' as const }))
  await moveStock(db, open)
  const sell = (sku: number) => transaction(db, (inner) => moveStock(inner, [{ sku, quantity: -1, reason: 'order' }]))
  let others: Promise<PromiseSettledResult<void>[]> | undefined
  await transaction(db, async (inner) => {
    await moveStock(inner, [{ sku: skus[0]!, quantity: -1, reason: 'order' }])
    // one of the same specification, one of another of the same product
    others = Promise.allSettled([sell(skus[0]!), sell(skus[1]!)])
    await new Promise((done) => setTimeout(done, 300))
  })
  expect((await others!).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect((await held()).map(({ stock }) => stock)).toEqual([0, 0, 0])
})
