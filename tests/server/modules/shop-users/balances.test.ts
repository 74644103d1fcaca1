import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sumOf } from '#src/lib/decimal.ts'
import { row } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp()

async function call(who: SignedIn, method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const reply = await held.app.inject({ method, url: `/adminapi/${path}`, headers: who.headers, ...(payload && { payload }) })
  return reply.json<{
    status: number
    code?: string
    msg: string
    errors?: object
    data: { list: Record<string, unknown>[]; count: number }
  }>()
}
const user = async () =>
  (await row<{ uid: number }>(held.app.db, sql`insert into shop_users (nickname) values ('账户') returning uid::int as uid`))!.uid
const change = (who: SignedIn, uid: number, body: object) => call(who, 'PUT', `user/update_other/${uid}`, body)
const books = (uid: number) =>
  row<{ money: string; points: number; ledgerMoney: string; ledgerPoints: number; least: string }>(
    held.app.db,
    sql`select now_money::text as money, integral::int as points,
      coalesce(sum(case e.pm when 1 then e.number else -e.number end) filter (where e.account = 'money'), 0)::numeric(12, 2)::text as "ledgerMoney",
      coalesce(sum(case e.pm when 1 then e.number else -e.number end) filter (where e.account = 'points'), 0)::int as "ledgerPoints",
      coalesce(min(e.balance), 0)::text as least
      from shop_users u left join shop_ledger e using (uid) where u.uid = ${uid} group by u.uid`,
  )

describe('balance and points', () => {
  it('are the sums of their ledgers and never below nought, whoever writes at once', async () => {
    const who = await signedIn(held.app)
    const uid = await user()
    await change(who, uid, { money_status: 1, money: '10.00', integration_status: 1, integration: 100 })
    let seed = 7
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    const writes = Array.from({ length: 40 }, () => ({
      ...{ money_status: 1 + next(2), money: (next(500) / 100).toFixed(2) },
      ...{ integration_status: 1 + next(2), integration: next(60) },
    }))
    const replies: { status: number; code?: string }[] = []
    for (let at = 0; at < writes.length; at += 8)
      replies.push(...(await Promise.all(writes.slice(at, at + 8).map((body) => change(who, uid, body)))))
    expect(replies.every(({ status, code }) => status === 200 || code === '100007')).toBe(true)
    const found = (await books(uid))!
    expect([found.ledgerMoney, found.ledgerPoints]).toEqual([found.money, found.points])
    expect(Number(found.least)).toBeGreaterThanOrEqual(0)
  })

  it('pay the last yuan out once', async () => {
    const who = await signedIn(held.app)
    const uid = await user()
    await change(who, uid, { money_status: 1, money: 1 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => change(who, uid, { money_status: 2, money: 1 })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === '100007')).toHaveLength(7)
    expect(await books(uid)).toMatchObject({ money: '0.00', ledgerMoney: '0.00' })
  })

  it('change together or not at all, and say what is there at the field', async () => {
    const who = await signedIn(held.app)
    const uid = await user()
    const refused = await change(who, uid, { money_status: 1, money: 5, integration_status: 2, integration: 1 })
    expect(refused).toMatchObject({ status: 400, code: '100007', errors: { integration: expect.stringContaining('现有 0') as string } })
    expect(await books(uid)).toMatchObject({ money: '0.00', points: 0, ledgerMoney: '0.00' })
    expect(await change(who, 99_999, { money_status: 1, money: 5 })).toMatchObject({ status: 100026 })
    for (const money of ['1.005', '-1', 'abc', '1e3'])
      expect(await change(who, uid, { money_status: 1, money }), money).toMatchObject({ code: '100100' })
  })

  it('are listed with their kinds, and take a remark', async () => {
    const who = await signedIn(held.app)
    const uid = await user()
    await change(who, uid, { money_status: 1, money: '8.80', mark: '补偿' })
    const list = (query = '') => call(who, 'GET', `finance/balance/list?limit=100&${query}`)
    const own = (all: Record<string, unknown>[]) => all.filter((one) => one['uid'] === uid)
    for (const type of ['system_add', '3']) {
      const [entry] = own((await list(`trading_type=${type}`)).data.list)
      expect(entry, type).toMatchObject({ pm: 1, number: '8.80', type_name: '系统增加余额', nickname: '账户', mark: '补偿' })
    }
    expect(own((await list('trading_type=system_sub')).data.list)).toEqual([])
    expect(own((await list('time=yesterday')).data.list)).toEqual([])
    const { id } = own((await list()).data.list)[0] as { id: number }
    expect(await call(who, 'POST', `finance/balance/set_mark/${id}`, { mark: ' ' })).toMatchObject({ status: 400, code: '400106' })
    expect(await call(who, 'POST', 'finance/balance/set_mark/99999999', { mark: 'x' })).toMatchObject({ code: '100100' })
    expect(await call(who, 'POST', `finance/balance/set_mark/${id}`, { mark: '已核对' })).toMatchObject({ code: '100024' })
    expect(own((await list()).data.list)[0]).toMatchObject({ mark: '已核对' })
    await change(who, uid, { money_status: 2, money: '1.30' })
    // a number that is also the id of some order is no order's
    const other = await row<{ id: number }>(
      held.app.db,
      sql`insert into shop_orders (order_id, uid, total_num, total_price, pay_price) values ('cp-elsewhere', ${uid}, 1, 1, 1) returning id`,
    )
    const named = { type: 'recharge', title: '充值', link: String(other!.id) }
    await enter(held.app.db, { uid, account: 'money', amount: '1.00', ...named })
    await enter(held.app.db, { uid, account: 'money', amount: '-1.00', ...named })
    expect(own((await list()).data.list)[0]).toMatchObject({ relation: named.link })
    const { summary } = (await list('time=today')).data as unknown as { summary: Record<'income' | 'payout' | 'net', string> }
    expect(sumOf([summary.income, summary.payout])).toBe(summary.net)
    expect((await list('time=yesterday')).data).toMatchObject({ summary: { income: '0.00', payout: '0.00', net: '0.00' } })
    const { data } = await call(who, 'GET', `user/one_info/${uid}?type=balance_change`)
    expect(data.list).toMatchObject([
      ...[{ pm: 0 }, { pm: 1 }],
      { pm: 0, balance: '7.50' },
      { title: '系统增加余额', number: '8.80', balance: '8.80', pm: 1 },
    ])
  })
})
