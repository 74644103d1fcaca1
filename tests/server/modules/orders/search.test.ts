import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row, rows, type Db } from '#src/server/db.ts'
import type { OrderFilter } from '#src/server/modules/orders/filters.ts'
import { searchOrders } from '#src/server/modules/orders/search.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
let who: SignedIn
let db: Db

// what texts stand in: all orders, many, some, few, none of the latest, one, and a number that begins as all do
const words = `concat_ws(' ', '王建国', case when n % 2 = 0 then '丁腈橡胶板' end, case when n % 23 = 0 then '李秀英' end, case when n % 300 = 7 then '羊毛毡' end,
  case when n > 900 then '氟橡胶' end, case when n = 777 then '100%_棉' end, 'cp7000' || lpad((n * 7919 % 100000)::text, 6, '0'))`

beforeAll(async () => {
  who = await signedIn(held.app)
  db = held.app.db
  const user = await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('陈晓雨') returning uid`)
  // forty orders at each moment, and then three hundred at one
  await db.execute(sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price, words, added_at, paid, is_del, is_system_del, pid)
    select 'cp' || n, ${user!.uid}, 1, 1, 1, ${sql.raw(words)}, timestamptz '2026-10-01 08:00:00.25+08' - least(n / 40, 20) * interval '7 hours', n % 3 % 2,
      case when n % 5 = 0 then 1 else 0 end, case when n % 11 = 0 then 1 else 0 end, case when n % 13 = 0 then 77 else 0 end
    from generate_series(1, 1100) n`)
  await db.execute(sql`analyze shop_orders`)
})

it('answers a search without a page as a list without one', async () => {
  const found = async (query: string) => {
    const url = `/adminapi/order/list?real_name=${encodeURIComponent('羊毛毡')}&${query}`
    return (await held.app.inject({ url, headers: who.headers })).json<{ data: { data: { id: number }[]; count: number } }>().data
  }
  const { data, count } = await found('page=1&limit=100')
  expect(data).toHaveLength(count)
  for (const query of ['', 'page=0', 'page=0&limit=0', 'page=1&limit=0']) expect((await found(query)).data, query).toEqual(data)
})

const texts = ['王建国', '丁腈橡胶', '李秀英', '羊毛毡', '氟橡胶', '氟橡', '胶', '100%_棉', 'cp7000043210', 'nobody']
const filters: OrderFilter[] = [{}, { status: '0' }, { data: '2026/09/26-2026/09/28' }, { status: '0', data: '2026/09/25-2026/09/26' }]
const conditions: Record<string, string> = {
  '0': 'paid = 0 and is_del = 0',
  '2026/09/26-2026/09/28': `added_at >= '2026-09-26 00:00+08' and added_at < '2026-09-29 00:00+08'`,
  '2026/09/25-2026/09/26': `added_at >= '2026-09-25 00:00+08' and added_at < '2026-09-27 00:00+08'`,
}

/** What a look through the whole table finds. */
async function plainly(text: string, { status, data }: OrderFilter, most: number): Promise<number[]> {
  const narrowed = [status, data].flatMap((name) => (name === undefined ? [] : [sql.raw(`and ${conditions[name]!}`)]))
  const found = await rows<{ id: number }>(
    db,
    sql`select id from shop_orders where is_system_del = 0 and pid <= 0 and strpos(words, ${text}) > 0 ${sql.join(narrowed, sql` `)}
      order by added_at desc, id desc limit ${most}`,
  )
  return found.map(({ id }) => id)
}

it.each([
  ['a small shop', undefined],
  ['short looks', { atFirst: 20, walked: 60, taken: 30 }],
  ['looks at the index alone', { atFirst: 10, walked: 0, taken: 90 }],
  ['looks without the index', { atFirst: 50, walked: 10_000, taken: 0 }],
])('finds what a look through all orders finds, in its order: %s', async (_name, reach) => {
  for (const text of texts)
    for (const filter of filters)
      for (const most of [60, 2000])
        expect([text, filter, most, await searchOrders(db, { ...filter, real_name: text }, most, reach)]).toEqual([
          text,
          filter,
          most,
          await plainly(text, filter, most),
        ])
})

it('pages through a search to its end', async () => {
  const page = async (at: number) => {
    const query = new URLSearchParams({ real_name: '丁腈橡胶', page: String(at), limit: '40' }).toString()
    const reply = await held.app.inject({ method: 'GET', url: `/adminapi/order/list?${query}`, headers: who.headers })
    return reply.json<{ data: { data: { id: number }[]; count: number } }>().data
  }
  const all = await plainly('丁腈橡胶', {}, 2000)
  const found: number[] = []
  for (let at = 1; at <= Math.ceil(all.length / 40) + 1; at++) {
    const { data, count } = await page(at)
    expect(count).toBe(all.length)
    found.push(...data.map(({ id }) => id))
  }
  expect(found).toEqual(all)
})
