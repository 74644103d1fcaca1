import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { mostFound } from '#src/server/shop/users/search.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()
const many = mostFound + 60
let all: SignedIn
let masked: SignedIn

interface Found {
  list: { uid: number; nickname: string }[]
  count: number
  is_capped?: boolean
}

async function found(query: string, who = all, path = 'user/user'): Promise<Found> {
  const reply = await held.app.inject({ method: 'GET', url: `/adminapi/${path}?${query}`, headers: who.headers })
  return reply.json<{ data: Found }>().data
}
const names = async (query: string, who = all) => (await found(query, who)).list.map(({ nickname }) => nickname)

beforeAll(async () => {
  all = await signedIn(held.app)
  masked = await signedIn(held.app, ['admin-user-user-index'])
  // more of one sound than are counted, then few of another
  await held.app.db.execute(sql`insert into shop_users (nickname, phone, words, pinyin, sex, now_money)
    select name, phone, lower(name || ' ' || phone), sound, at % 2, case when at = 7 then 5 else 0 end from (
      select at, '温客' || at as name, '137' || lpad(at::text, 8, '0') as phone, ' wenke wk ke k' as sound from generate_series(1, ${many}) at
      union all select 0, '温竹' || at, '138' || lpad(at::text, 8, '0'), ' wenzhu wz zhu z' from generate_series(1, 3) at) u`)
})

it('goes through few pages besides the sorted part of an index', async () => {
  // what was not sorted in yet is what this sorts in: it answers how many pages that was
  for (const index of ['shop_users_words', 'shop_users_grams', 'shop_users_pinyin']) {
    const left = await row<{ pages: number }>(held.app.db, sql`select gin_clean_pending_list(${index}::regclass)::int as pages`)
    expect([index, left!.pages <= 12]).toEqual([index, true])
  }
})

it('counts a search so far and says so, and shows every page of what it counted', async () => {
  for (const text of ['w', 'we', '温', '温客', 'wenke']) {
    const { list, count, is_capped } = await found(`page=1&limit=5&nickname=${text}`)
    expect([text, list.length, count, is_capped]).toEqual([text, 5, mostFound, true])
  }
  const last = await found(`page=${mostFound / 20}&limit=20&nickname=w`)
  expect([last.list.length, last.count]).toEqual([20, mostFound])
  // who reads on, as an export does, gets the rest
  expect((await found(`page=${mostFound / 20 + 1}&limit=20&nickname=w`)).list).toHaveLength(20)
  expect((await found(`page=${Math.ceil((many + 3) / 20)}&limit=20&nickname=w`)).list).toHaveLength((many + 3) % 20)
  // the newest come first
  expect(await names('page=1&limit=4&nickname=w')).toEqual(['温竹3', '温竹2', '温竹1', `温客${many}`])
})

it('refuses a filter that is no figure, where it was asked for one', async () => {
  for (const path of [
    'user/user?status=x',
    'user/user?sex=m',
    'user/user?is_promoter=-',
    'user/user?isMember=2',
    'user/user?pay_count=abc',
  ])
    expect((await held.app.inject({ url: `/adminapi/${path}`, headers: all.headers })).json(), path).toMatchObject({
      status: 400,
      code: '100100',
    })
  for (const path of ['user/user?level=1e9', 'user/user?group_id=-', 'user/cancel_list?status=x'])
    expect((await held.app.inject({ url: `/adminapi/${path}`, headers: all.headers })).json(), path).toMatchObject({
      status: 400,
      code: '100100',
    })
  for (const path of ['user/user?pay_count=-1&sex=0&status=1', 'user/user?pay_count=all&level=0&group_id=', 'user/cancel_list?status='])
    expect((await held.app.inject({ url: `/adminapi/${path}`, headers: all.headers })).json(), path).toMatchObject({ status: 200 })
})

it('counts to the last one what it finds below that', async () => {
  for (const [text, count] of [
    ...[
      ['wz', 3],
      ['z', 3],
      ['竹', 3],
      ['温竹', 3],
      ['w 竹', 3],
      ['竹 w', 3],
      ['客7', 111],
      ['温客1060', 1],
      ['13800000002', 1],
    ],
  ] as const) {
    const one = await found(`page=1&limit=200&nickname=${text}`)
    expect([text, one.list.length, one.count, one.is_capped]).toEqual([text, count, count, undefined])
  }
})

it('is narrowed and ordered as any list, with the count of what is left', async () => {
  const half = await found('page=1&limit=5&nickname=w&sex=1')
  expect([half.count, half.is_capped]).toEqual([many / 2, undefined])
  expect(await names('page=1&limit=1&nickname=w&sort=now_money&order=desc')).toEqual(['温客7'])
  const common = await found('page=1&limit=5&nickname=w 温&status=1')
  expect([common.count, common.is_capped]).toEqual([mostFound, true])
  expect((await found('page=1&limit=5&nickname=w 温&sex=0')).count).toBe(many / 2 + 3)
})

it('finds digits of phone numbers for who may see them alone', async () => {
  expect(await found('page=1&limit=5&nickname=13')).toMatchObject({ count: mostFound, is_capped: true })
  const named = Array.from({ length: many }, (_, at) => String(at + 1)).filter((digits) => digits.includes('13'))
  expect((await found('page=1&limit=5&nickname=13', masked)).count).toBe(named.length)
  expect((await found('page=1&limit=5&nickname=3800000002', masked)).count).toBe(0)
})

it('is the same in the picker of people', async () => {
  const picked = await found('page=1&limit=5&nickname=w', all, 'app/wechat/kefu/create')
  expect([picked.list.length, picked.count, picked.is_capped]).toEqual([5, mostFound, true])
  expect(await found('page=1&limit=5&nickname=wz', all, 'app/wechat/kefu/create')).toMatchObject({ count: 3 })
})

it('orders users by what they spent, by their last order and by how many there were, either way', async () => {
  const { db } = held.app
  const user = async (name: string) =>
    (await row<{ uid: number }>(db, sql`insert into shop_users (nickname, words) values (${name}, ${name}) returning uid::int as uid`))!.uid
  const [none, often, lately] = [await user('消费甲'), await user('消费乙'), await user('消费丙')]
  const order = (id: string, uid: number, price: string, days: number) =>
    db.execute(sql`insert into shop_orders (pid, order_id, uid, total_num, total_price, pay_price, paid, pay_at)
      values (0, ${id}, ${uid}, 1, ${price}, ${price}, 1, now() - make_interval(days => ${days}))`)
  await order('s1', often, '20.00', 9)
  await order('s2', often, '10.00', 8)
  await order('s3', lately, '9.90', 1)
  const sorted = async (by: string) =>
    (await found(`page=1&limit=15&nickname=${encodeURIComponent('消费')}&${by}`)).list.map(({ uid }) => uid)
  expect(await sorted('sort=spent&order=desc')).toEqual([often, lately, none])
  expect(await sorted('sort=spent&order=asc')).toEqual([none, lately, often])
  expect(await sorted('sort=pay_count&order=desc')).toEqual([often, lately, none])
  expect(await sorted('sort=pay_count&order=asc')).toEqual([none, lately, often])
  // who never ordered stands last, whichever comes first
  expect(await sorted('sort=last_order&order=desc')).toEqual([lately, often, none])
  expect(await sorted('sort=last_order&order=asc')).toEqual([often, lately, none])
})
