import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { row } from '#src/server/db.ts'
import { testApp } from '../../database.ts'
import { grid, openShop } from './shop.ts'

const server = testApp()
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop(server)
})

it('sets prices and stocks of many as it does one by one, all or none', async () => {
  const [one, other] = [await shop.add({ store_name: '调价一' }), await shop.add({ store_name: '调价二' })]
  const set = (ids: number[], type: 7 | 8, way: string, figure: string) =>
    shop.call('POST', 'product/batch/setting', { ids, type, way, figure })
  const now = async () =>
    (await Promise.all(
      [one, other].map((id) => row(shop.db, sql`select price::text as price, stock from products where id = ${id}`)),
    )) as object[]
  expect(await set([one, other], 7, 'percent', '10')).toMatchObject({ status: 200 })
  expect(await set([one], 8, 'add', '-3')).toMatchObject({ status: 200 })
  expect(await set([other], 8, 'set', '40')).toMatchObject({ status: 200 })
  expect(await now()).toEqual([
    { price: '13.75', stock: 4 },
    { price: '13.75', stock: 40 },
  ])
  expect(await shop.ledgers(one)).toEqual([{ stock: 4, sum: 4, balance: 4 }])
  const grown = await shop.add(grid(['色', ['红', '蓝']], ['码', ['M']]))
  for (const [ids, type, way, figure, code] of [
    [[one, grown], 7, 'set', '1', 'PRODUCT_SKUS_SEVERAL'],
    [[one, other], 8, 'add', '-5', 'PRODUCT_FIGURE'],
    [[one, other], 7, 'percent', '-101', 'PRODUCT_FIGURE'],
    [[one, other], 8, 'set', '1.5', 'PRODUCT_FIGURE'],
    [[one, other], 8, 'percent', '10', 'PRODUCT_FIGURE'],
    [[one, other], 7, 'set', '', 'PRODUCT_FIGURE'],
  ] as const)
    expect(await set([...ids], type, way, figure), code).toMatchObject({ status: 400, code })
  expect(await now()).toEqual([
    { price: '13.75', stock: 4 },
    { price: '13.75', stock: 40 },
  ])
})

it('waits for who sells the goods and holds nothing meanwhile that a sale needs', async () => {
  const id = await shop.add({ store_name: '正在卖' })
  const set = await shop.db.transaction(async (sale) => {
    await sale.execute(sql`select id from product_skus where product_id = ${id} for no key update`)
    const pending = shop.call('POST', 'product/batch/setting', { ids: [id], type: 7, way: 'set', figure: '20' })
    await vi.waitFor(async () =>
      expect(
        await row(shop.db, sql`select 1 as waits from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      ).toBeDefined(),
    )
    await sale.execute(sql`select id from products where id = ${id} for no key update nowait`)
    return { pending }
  })
  expect(await set.pending).toMatchObject({ status: 200 })
  expect(await row(shop.db, sql`select price::text as price from products where id = ${id}`)).toEqual({ price: '20.00' })
})
