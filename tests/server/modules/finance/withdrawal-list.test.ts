import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Bills, Flows } from '#src/api/capital-flow.ts'
import type { Commissions } from '#src/api/commissions.ts'
import type { JobRow } from '#src/api/jobs.ts'
import type { Withdrawals } from '#src/api/withdrawals.ts'
import { transaction } from '#src/server/db.ts'
import { passWithdrawal } from '#src/server/modules/finance/withdrawals.ts'
import { applyForWithdrawal, type Application } from '#src/server/shop/withdrawals.ts'
import { signedIn, testApp } from '../../database.ts'
import { booksOf, caller, earner } from './stage.ts'

const held = testApp({ jobTimes: { beat: 0.1 } })
const call = caller(held)
const patient = { timeout: 60_000, interval: 50 }

const apply = (uid: number, price: string, account: Partial<Application> = { type: 'alipay', alipay_code: 'a@example.com' }) =>
  transaction(held.app.db, (db) => applyForWithdrawal(db, { uid, price, type: 'alipay', real_name: '王五', ...account }))
const pass = (id: number) => transaction(held.app.db, (db) => passWithdrawal(db, id))
const bank = (bank_code: string) => ({ type: 'bank', bank_code, bank_address: '工商银行' }) as const

it('says of a withdrawal that waits who else is paid to its account, and whether it is much more than ever before', async () => {
  const who = await signedIn(held.app)
  const [one, other, third] = [await earner(held.app.db, '900.00'), await earner(held.app.db), await earner(held.app.db)]
  await pass(await apply(one, '20.00', bank('6222000011112222')))
  const [usual, large] = [await apply(one, '60.00', bank('6222000011112222')), await apply(one, '60.01', bank('6222000011112222'))]
  const shared = await apply(other, '10.00', bank('6222000011112222'))
  // the same letters are another account where they are paid out another way, and no account is nobody's
  const alone = await apply(third, '10.00', { type: 'alipay', alipay_code: '6222000011112222' })
  const empty = await apply(third, '10.00', { type: 'balance' })
  const { list } = (await call<Withdrawals>(who, 'GET', 'finance/extract?status=0&limit=100')).data.list
  const hintsOf = (id: number) => {
    const { shared_users: others, is_unusual: isUnusual } = list.find((found) => Number(found.id) === id)!
    return [others, isUnusual]
  }
  expect([usual, large, shared, alone, empty].map(hintsOf)).toEqual([
    [1, 0],
    [1, 1],
    [1, 0],
    [0, 0],
    [0, 0],
  ])
})

it('decides everything that waits of what a filter finds, each once', async () => {
  const judge = await signedIn(held.app, ['finance-user_extract', 'extract-status'])
  const uid = await earner(held.app.db)
  const account = { type: 'weixin', wechat: 'batch-of-this-test' } as const
  const decided = await apply(uid, '10.00', account)
  await pass(decided)
  await apply(uid, '20.00', account)
  await apply(uid, '30.00', account)
  const mine = { nireid: 'batch-of-this-test' }
  const begin = (values: object, query: object = mine) =>
    call<{ id: number; count: number }>(judge, 'POST', 'setting/batches', { batch: 'withdrawals.review', query, values })
  const read = async (id: number) => (await call<JobRow>(judge, 'GET', `setting/jobs/${id}`)).data
  /** How many it was begun with, and how it ended. */
  const ended = async (values: object, query?: object) => {
    const { data } = await begin(values, query)
    await vi.waitFor(async () => expect((await read(data.id)).state).toBe('done'), patient)
    return [data.count, (await read(data.id)).step]
  }
  expect(await begin({ verdict: 'burn' })).toMatchObject({ status: 400, code: 'BATCH_QUERY' })
  expect((await ended({ verdict: 'pass' }, { ...mine, status: '1' }))[0]).toBe(0)
  expect(await ended({ verdict: 'refuse' })).toEqual([2, '0 / 2，2 条未更改：拒绝理由不能为空'])
  expect(await ended({ verdict: 'pass' })).toEqual([2, '2 / 2'])
  expect(await booksOf(held.app.db, uid)).toMatchObject({ brokerage_price: '40.00', commission: '40.00', capital: '-60.00', flows: 3 })
  expect((await ended({ verdict: 'pass' }))[0]).toBe(0)
  const reader = await signedIn(held.app, ['finance-user_extract'])
  const refused = await call(reader, 'POST', 'setting/batches', { batch: 'withdrawals.review', query: {}, values: { verdict: 'pass' } })
  expect(refused).toMatchObject({ status: 110000 })
})

it('sums up all that a filter finds, and shows no phone number in clear', async () => {
  const who = await signedIn(held.app)
  const uid = await earner(held.app.db, '77.00')
  await held.app.db.execute(sql`update shop_users set phone = '13912345678', nickname = '合计' where uid = ${uid}`)
  await pass(await apply(uid, '7.00'))
  const { list, summary } = (await call<Commissions>(who, 'GET', `finance/finance/commission_list?nickname=${encodeURIComponent('合计')}`))
    .data
  expect(list).toMatchObject([{ nickname: `合计|139****5678|${uid}`, phone: '139****5678' }])
  expect(summary).toEqual({ sum_number: '77.00', brokerage_price: '70.00' })
  const flows = (words: string) => call<Flows>(who, 'GET', `statistic/flow/get_list?keywords=${words}`)
  expect((await flows('13912345678')).data).toMatchObject({ count: 1, list: [{ phone: '139****5678' }] })
  expect((await flows('1391234')).data.count).toBe(0)
  const bills = (await call<Bills>(who, 'GET', 'statistic/flow/get_record?type=month')).data
  const flow = (await call<Flows>(who, 'GET', 'statistic/flow/get_list')).data.summary!
  expect(bills.summary).toEqual({ income_price: flow.income, exp_price: flow.payout, entry_price: flow.net })
})
