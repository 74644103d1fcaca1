import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'
import { openShop } from './shop.ts'

const server = testApp({ jobTimes: { beat: 0.1 } })
const patient = { timeout: 60_000, interval: 50 }
let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => void (shop = await openShop(server)))

/** Begins it for everything that a query finds, and waits for its end. */
async function done(batch: string, query: object, values: object): Promise<JobRow> {
  const begun = await shop.call<{ id: number }>('POST', 'setting/batches', { batch, query, values })
  expect(begun).toMatchObject({ status: 200 })
  const read = async () => (await shop.call<JobRow>('GET', `setting/jobs/${begun.data.id}`)).data
  await vi.waitFor(async () => expect((await read()).state).not.toMatch(/waiting|running/), patient)
  return read()
}
const counts = async () => {
  const { list } = (await shop.call<{ list: { type: number; count: number }[] }>('GET', 'product/product/type_header')).data
  return Object.fromEntries(list.map(({ type, count }) => [type, count]))
}

it('sets one thing for everything that the filter finds', async () => {
  const ids = [await shop.add({ store_name: '批量一' }), await shop.add({ store_name: '批量二' })]
  const other = await shop.add({ store_name: '别的' })
  await done('products.set', { type: 1, store_name: '批量' }, { type: 1, cate_id: [803, 801] })
  await done('products.set', { type: 1, store_name: '批量' }, { type: 6, recommend: ['is_hot'] })
  for (const id of ids) expect(await shop.read(id)).toMatchObject({ cate_id: ['803', '801'], recommend: ['is_hot'], version: 3 })
  expect(await shop.read(other)).toMatchObject({ recommend: [], version: 1 })
  const without = await done('products.set', { type: 1, store_name: '批量' }, { type: 1, cate_id: [] })
  expect(without.step).toContain('请选择分类')
})

it('puts all of them into the recycle bin but those that something sells, and takes them out again', async () => {
  const sold = await shop.add({ store_name: '回收三' })
  const gone = await shop.add({ store_name: '回收四' })
  await shop.add({ store_name: '回收五' })
  await shop.call('DELETE', `product/product/${gone}`)
  await shop.db.execute(sql`insert into bargains (product_id, title, image, status, start_at, stop_at, price, min_price)
    values (${sold}, '砍价', '/a.jpg', 1, now() - interval '1 day', now() + interval '1 day', 1, 1)`)
  const before = await counts()
  const job = await done('products.recycle', { type: 1, store_name: '回收' }, { is_del: 1 })
  expect(job.step).toMatch(/^1 \/ 2，1 条未更改：.*砍价/)
  expect(await counts()).toMatchObject({ 1: before[1]! - 1, 6: before[6]! + 1 })
  await done('products.recycle', { type: 6, store_name: '回收' }, { is_del: 0 })
  expect(await counts()).toMatchObject({ 2: before[2]! + 2, 6: before[6]! - 1 })
  const versions = await rows<{ version: number }>(shop.db, sql`select version from products where store_name like '回收%' order by id`)
  expect(versions.map(({ version }) => version)).toEqual([1, 3, 3])
})

it('is done for nobody without the key of the button', async () => {
  const { headers } = await signedIn(server.app, ['admin-store-storeProuduct-index', 'product-batch-status'])
  for (const [batch, values] of [
    ['products.set', { type: 3, give_integral: 1 }],
    ['products.recycle', { is_del: 1 }],
  ] as const) {
    const payload = { batch, query: { type: 1 }, values }
    const reply = await server.app.inject({ method: 'POST', url: '/adminapi/setting/batches', headers, payload })
    expect(reply.json()).toMatchObject({ status: 110000 })
  }
})
