import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { row } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp({ jobTimes: { beat: 0.1 } })
const keys = ['product-batch-status', 'admin-store-storeProuduct-index']
const patient = { timeout: 60_000, interval: 50 }
const many = 1_500
let clerk: SignedIn

beforeAll(async () => {
  clerk = await signedIn(held.app, keys)
  const { db } = held.app
  await db.execute(sql`insert into categories (id, cate_name) values (1, '板材')`)
  await db.execute(sql`insert into products (id, cate_id, image, store_name, price, stock, is_show)
    select n, 1, '/a.jpg', '橡胶板 ' || n, 1, 5, 1 from generate_series(1, ${many}) n`)
})

interface Reply {
  status: number
  code?: string
  data: JobRow & { count: number }
}

const hide = { batch: 'products.show', query: { type: 1 }, values: { is_show: 0 } }
const begin = async (who: SignedIn | undefined, change: object = {}): Promise<Reply> =>
  (
    await held.app.inject({
      ...{ method: 'POST', url: '/adminapi/setting/batches', headers: who?.headers ?? {} },
      payload: { ...hide, ...change },
    })
  ).json()
const read = async (id: JobRow['id']): Promise<JobRow> =>
  (await held.app.inject({ method: 'GET', url: `/adminapi/setting/jobs/${id}`, headers: clerk.headers })).json<Reply>().data
const ended = async (id: JobRow['id']): Promise<JobRow> => {
  await vi.waitFor(async () => expect((await read(id)).state).not.toMatch(/waiting|running/), patient)
  return read(id)
}
const onSale = async () =>
  (await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from products where is_show = 1`))!.count

it('does it with everything that the filter finds, leaves what refuses and says why', async () => {
  await held.app.db.execute(sql`insert into bargains (product_id, title, image, status, start_at, stop_at, price, min_price)
    values (777, '砍价橡胶板', '/a.jpg', 1, now() - interval '1 day', now() + interval '1 day', 1, 1)`)
  const { status, data } = await begin(clerk)
  expect(status).toBe(200)
  expect(data.count).toBe(many)
  const job = await ended(data.id)
  expect(job).toMatchObject({ state: 'done', progress: 1 })
  expect(job.step).toMatch(/^1499 \/ 1500，1 条未更改：.*砍价/)
  expect(await onSale()).toBe(1)
  const audited = await row<{ count: number }>(
    held.app.db,
    sql`select count(*)::int as count from audit_changes x join audit_calls c on c.id = x.call_id
      where x.source = 'products' and c.path = 'list-batch' and c.person = ${clerk.id}`,
  )
  expect(audited!.count).toBe(many - 1)
})

it('stops where it is when somebody says so; what is done stays done', async () => {
  await held.app.db.execute(sql`update products set is_show = 0`)
  // a row that somebody else holds keeps the third slice waiting
  await held.app.db.transaction(async (other) => {
    await other.execute(sql`select 1 from products where id = 500 for update`)
    const { data } = await begin(clerk, { query: { type: 2 }, values: { is_show: 1 } })
    await vi.waitFor(async () => expect((await read(data.id)).step).toBe('400 / 1500'), patient)
    expect(await begin(clerk)).toMatchObject({ status: 400, code: 'BATCH_MANY' })
    await held.app.inject({ method: 'PUT', url: `/adminapi/setting/jobs/${data.id}/cancel`, headers: clerk.headers })
    await vi.waitFor(async () => {
      const state = await row(held.app.db, sql`select 1 from jobs where id = ${data.id} and is_cancelled`)
      expect(state).toBeDefined()
    }, patient)
  })
  await vi.waitFor(async () => {
    const left = await row(held.app.db, sql`select 1 from jobs where state in ('waiting', 'running')`)
    expect(left).toBeUndefined()
  }, patient)
  const count = await onSale()
  expect(count).toBeGreaterThanOrEqual(400)
  expect(count).toBeLessThan(many)
  // the same once more does what is left of it, and nothing twice
  const rest = await begin(clerk, { query: { type: 2 }, values: { is_show: 1 } })
  expect(rest.data.count).toBe(many - count)
  expect(await ended(rest.data.id)).toMatchObject({ state: 'done', step: `${many - count} / ${many - count}` })
  expect(await onSale()).toBe(many)
})

it('is refused without a key of the work, for what there is not, and for a wrong filter', async () => {
  expect(await begin(undefined)).toMatchObject({ status: 110003 })
  expect(await begin(await signedIn(held.app, keys.slice(1)))).toMatchObject({ status: 110000 })
  expect(await begin(clerk, { batch: 'products.burn' })).toMatchObject({ status: 400, code: 'BATCH_UNKNOWN' })
  expect(await begin(clerk, { query: { type: 'x' } })).toMatchObject({ status: 400, code: 'BATCH_QUERY' })
  expect(await begin(clerk, { values: { is_show: 7 } })).toMatchObject({ status: 400, code: 'BATCH_QUERY' })
})
