import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { row, rows, transaction } from '#src/server/db.ts'
import { grant } from '#src/server/modules/shop-users/coupons.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp({ jobTimes: { beat: 0.1 } })
const patient = { timeout: 60_000, interval: 50 }
const page = 'admin-user-user-index'
const keys = ['user-batch-set-group', 'user-batch-set-label', 'user-send-coupon', page]
let clerk: SignedIn

beforeAll(async () => {
  clerk = await signedIn(held.app, keys)
  const { db } = held.app
  await db.execute(sql`insert into shop_users (uid, nickname, phone, user_type, words)
    select n, '会员 ' || n, (13600000000 + n)::text, case when n <= 300 then 'h5' else 'pc' end, '会员 ' || n || ' ' || (13600000000 + n) from generate_series(1, 320) n`)
  await db.execute(sql`insert into user_groups (id, group_name) values (5, '团购')`)
  await db.execute(sql`insert into user_labels (id, label_name) values (1, '老客户'), (2, '双十一')`)
  await db.execute(sql`insert into shop_user_labels (uid, label_id) values (1, 1)`)
  await db.execute(
    sql`insert into coupons (id, title, coupon_price, coupon_time, total_count, remain_count) values (9, '满减', 5, 7, 310, 310)`,
  )
})

interface Begun {
  status: number
  code?: string
  data: { id: number; count: number }
}
const post = async (who: SignedIn, body: object): Promise<Begun> =>
  (await held.app.inject({ method: 'POST', url: '/adminapi/setting/batches', headers: who.headers, payload: body })).json()

/** Begins the work and waits for its end; answers how it went. */
async function done(batch: string, values: object, query: object = { user_type: 'h5' }): Promise<{ count: number; step: string }> {
  const { data, ...reply } = await post(clerk, { batch, query, values })
  expect(reply).toMatchObject({ status: 200 })
  const read = async () =>
    (await held.app.inject({ method: 'GET', url: `/adminapi/setting/jobs/${data.id}`, headers: clerk.headers })).json<{ data: JobRow }>()
      .data
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), patient)
  return { count: data.count, step: (await read()).step }
}
const counted = async (query: ReturnType<typeof sql>) => (await row<{ count: number }>(held.app.db, query))!.count
const grouped = () => counted(sql`select count(*)::int as count from shop_users where group_id = 5`)
const labelled = (uid: number) => rows(held.app.db, sql`select label_id::int as id from shop_user_labels where uid = ${uid} order by 1`)

it('puts everybody whom the filter finds into a group', async () => {
  expect(await done('users.group', { group_id: 5 })).toEqual({ count: 300, step: '300 / 300' })
  expect(await grouped()).toBe(300)
})

it('gives labels beside those that are there, or in place of them', async () => {
  await done('users.labels', { label_id: [2], mode: 'add' })
  expect(await labelled(1)).toEqual([{ id: 1 }, { id: 2 }])
  expect(await labelled(320)).toEqual([])
  await done('users.labels', { label_id: [2], mode: 'replace' })
  expect(await labelled(1)).toEqual([{ id: 2 }])
})

it('gives coupons while there are some, and nobody two when it is begun again', async () => {
  expect(await done('users.coupon', { id: 9 }, {})).toMatchObject({
    count: 320,
    step: expect.stringMatching(/^310 \/ 320，10 条未更改：.+/),
  })
  const given = () => counted(sql`select count(*)::int as count from shop_user_coupons where coupon_id = 9`)
  expect(await given()).toBe(310)
  expect(await row(held.app.db, sql`select remain_count from coupons where id = 9`)).toEqual({ remain_count: 0 })
  await held.app.db.execute(sql`update coupons set remain_count = 5, receive_limit = 2 where id = 9`)
  const batch = randomUUID()
  const again = () => transaction(held.app.db, (db) => grant(db, 9, [1, 2, 3], batch))
  await again()
  await again()
  expect(await given()).toBe(313)
  expect(await row(held.app.db, sql`select remain_count from coupons where id = 9`)).toEqual({ remain_count: 2 })
})

it('finds by a part of a phone number only for who may see it', async () => {
  const work = { batch: 'users.group', query: { nickname: '1360000000', field_key: 'phone' }, values: { group_id: 5 } }
  expect((await post(clerk, work)).data.count).toBe(0)
  const seer = await signedIn(held.app, [...keys, 'admin-user-personal-data'])
  expect((await post(seer, work)).data.count).toBe(9)
})

it('is refused without the key of its button, and for values that are none', async () => {
  const reader = await signedIn(held.app, [page])
  for (const batch of ['users.group', 'users.labels', 'users.coupon'])
    expect(await post(reader, { batch, query: {}, values: { group_id: 5 } })).toMatchObject({ status: 110000 })
  for (const [batch, values] of [
    ['users.group', {}],
    ['users.labels', { label_id: [], mode: 'add' }],
    ['users.labels', { label_id: [1], mode: 'burn' }],
    ['users.coupon', { id: 'x' }],
  ] as const)
    expect(await post(clerk, { batch, query: {}, values })).toMatchObject({ status: 400, code: 'BATCH_QUERY' })
})
