import { beforeAll, describe, expect, it } from 'vitest'
import type { BillRow, FlowSheet, Flows } from '#src/api/capital-flow.ts'
import type { CommissionEntry, CommissionRow, CommissionUser } from '#src/api/commissions.ts'
import type { List } from '#src/api/endpoint.ts'
import { transaction } from '#src/server/db.ts'
import { recordCapital, type CapitalMove } from '#src/server/shop/capital.ts'
import { signedIn, testApp } from '../../database.ts'
import { caller, earner } from './stage.ts'

const held = testApp()
const call = caller(held)

const moves: readonly (readonly [amount: string, type: CapitalMove['type'], at: string])[] = [
  ['100.10', 'order', '2026-10-30T10:00:00+08:00'],
  ['-20.05', 'refund', '2026-11-01T00:00:00+08:00'],
  ['50.00', 'recharge', '2026-11-01T23:59:00+08:00'],
  ['-30.00', 'commission', '2026-11-02T12:00:00+08:00'],
]
let uid = 0

beforeAll(async () => {
  uid = await earner(held.app.db)
  await transaction(held.app.db, async (db) => {
    for (const [amount, type, at] of moves)
      await recordCapital(db, { uid, amount, type, order: `no ${at}`, payType: 'weixin', at: new Date(at) })
  })
})

describe('lists of money', () => {
  const fields = {
    time: ['statistic/flow/get_list', 'statistic/flow/get_record', 'finance/finance/commission_list', 'finance/balance/list'],
    data: ['finance/extract', 'finance/recharge', 'finance/recharge/user_recharge'],
    add_time: ['order/scan_list', 'user/member/record'],
  }
  const asked = (path: string, query: Record<string, string>) =>
    `${path}?${String(new URLSearchParams({ page: '1', limit: '10', ...query }))}`

  it.each(Object.entries(fields))('refuse days that nobody understands at their field: %s', async (field, paths) => {
    const who = await signedIn(held.app)
    for (const path of paths) {
      for (const text of ['whenever', '2026/02/30-2026/03/01', '2026-11-01', '2026/11/01'])
        expect(await call(who, 'GET', asked(path, { [field]: text })), path).toMatchObject({
          ...{ status: 400, code: '100100', errors: { [field]: '格式不正确' } },
        })
      for (const text of ['', 'lately30', '2026/11/01-2026/11/30'])
        expect(await call(who, 'GET', asked(path, { [field]: text })), path).toMatchObject({ status: 200 })
    }
  })

  it('refuse a bill of days that no calendar has', async () => {
    const who = await signedIn(held.app)
    const flows = (ids: string) => call(who, 'GET', asked('statistic/flow/get_list', { ids }))
    for (const ids of ['2026-02-30~2026-03-01', '2026-99-99~2026-99-99'])
      expect(await flows(ids), ids).toMatchObject({ status: 400, code: '100100', errors: { ids: '格式不正确' } })
    expect(await flows('2026-11-01~2026-11-01')).toMatchObject({ status: 200, data: { count: 2 } })
  })

  it('refuse one day where two are wanted', async () => {
    const who = await signedIn(held.app)
    const entries = (query: Record<string, string>) => call(who, 'GET', asked(`finance/finance/extract_list/${uid}`, query))
    const wrong: Record<string, string>[] = [
      { start_time: '2026-11-01' },
      { end_time: '2026-11-01' },
      { start_time: 'then', end_time: 'now' },
    ]
    for (const query of wrong)
      expect(await entries(query)).toMatchObject({ status: 400, code: '100100', errors: { start_time: '格式不正确' } })
    expect(await entries({ start_time: '2026-11-01', end_time: '2026-11-30' })).toMatchObject({ status: 200 })
    expect(await entries({})).toMatchObject({ status: 200 })
  })
})

describe('flows of money', () => {
  it('are listed with a running total and sums over all that the filter finds', async () => {
    const who = await signedIn(held.app)
    const { data } = await call<Flows>(who, 'GET', 'statistic/flow/get_list?page=1&limit=2')
    expect(data).toMatchObject({ count: 4, summary: { income: '150.10', payout: '-50.05', net: '100.05' } })
    expect(data.list.map(({ price, running }) => [price, running])).toEqual([
      ['-30.00', '100.05'],
      ['50.00', '130.05'],
    ])
    expect(data.status).toHaveLength(9)
    const refunds = (await call<Flows>(who, 'GET', 'statistic/flow/get_list?trading_type=2')).data
    expect(refunds).toMatchObject({ count: 1, list: [{ trading_type: '订单退款', pay_type_name: '微信支付', running: '-20.05' }] })
    const november = (await call<Flows>(who, 'GET', 'statistic/flow/get_list?time=2026/11/01-2026/11/01')).data
    expect(november.list.map(({ price }) => price)).toEqual(['50.00', '-20.05'])
    expect((await call<Flows>(who, 'GET', 'statistic/flow/get_list?keywords=nobody')).data.count).toBe(0)
  })

  it('take a remark and stay as they are', async () => {
    const who = await signedIn(held.app)
    const [flow] = (await call<Flows>(who, 'GET', 'statistic/flow/get_list')).data.list
    expect(await call(who, 'POST', `statistic/flow/set_mark/${flow!.id}`, { mark: '已核对' })).toMatchObject({
      status: 200,
      code: '100024',
    })
    expect((await call<Flows>(who, 'GET', 'statistic/flow/get_list')).data.list[0]).toEqual({ ...flow, mark: '已核对' })
    expect(await call(who, 'POST', 'statistic/flow/set_mark/99999', { mark: 'x' })).toMatchObject({ status: 100025 })
  })

  it('come as a sheet of the shop', async () => {
    const who = await signedIn(held.app)
    const { data } = await call<FlowSheet>(who, 'GET', 'statistic/flow/get_list?export=1')
    expect(data.list).toHaveLength(4)
    expect(data.header[0]).toBe('交易单号')
    expect(data.fileKey).toHaveLength(data.header.length)
  })
})

describe('bills', () => {
  const bills = async (query: string) =>
    (await call<List<BillRow>>(await signedIn(held.app), 'GET', `statistic/flow/get_record?${query}`)).data

  it('hold a day, a week and a month of the shop, and name their flows', async () => {
    const who = await signedIn(held.app)
    const days = await bills('type=day&page=1&limit=2')
    expect(days.count).toBe(3)
    expect(days.list.map(({ add_time: at, income_price, exp_price, entry_price }) => [at, income_price, exp_price, entry_price])).toEqual([
      ['2026-11-02', '0.00', '-30.00', '-30.00'],
      ['2026-11-01', '50.00', '-20.05', '29.95'],
    ])
    const ofDay = (await call<Flows>(who, 'GET', `statistic/flow/get_list?ids=${String(days.list[1]!.ids)}`)).data
    expect(ofDay.summary).toEqual({ income: '50.00', payout: '-20.05', net: '29.95' })
    // 1 November 2026 is a Sunday
    const weeks = await bills('type=week')
    expect(weeks.list.map(({ add_time: at }) => at)).toEqual(['第45周（2026-11-02 起）', '第44周（2026-10-26 起）'])
    const months = await bills('type=month&time=2026/10/01-2026/11/01')
    expect(months.list.map(({ add_time: at, entry_price }) => [at, entry_price])).toEqual([
      ['2026-11', '29.95'],
      ['2026-10', '100.10'],
    ])
  })

  it('name flows by ids, too, as the shop does', async () => {
    const who = await signedIn(held.app)
    const { list } = (await call<Flows>(who, 'GET', 'statistic/flow/get_list')).data
    const ids = list.slice(0, 2).map(({ id }) => id)
    expect((await call<Flows>(who, 'GET', `statistic/flow/get_list?ids=${ids.join(',')}`)).data.count).toBe(2)
  })
})

describe('commissions', () => {
  it('are listed by user with sums, ordered and narrowed by them', async () => {
    const who = await signedIn(held.app)
    const rich = await earner(held.app.db, '900.00')
    const { data } = await call<List<CommissionRow>>(who, 'GET', 'finance/finance/commission_list?sum_number=desc')
    expect(data.list.map(({ uid: one, sum_number: sum }) => [one, sum])).toEqual([
      [rich, '900.00'],
      [uid, '100.00'],
    ])
    expect((await call<List<CommissionRow>>(who, 'GET', 'finance/finance/commission_list?price_min=500')).data.count).toBe(1)
    const { user_info: info } = (await call<{ user_info: CommissionUser }>(who, 'GET', `finance/finance/user_info/${rich}`)).data
    expect(info).toMatchObject({ number: '900.00', brokerage_price: '900.00', spread_name: '' })
    const entries = (await call<{ data: CommissionEntry[] }>(who, 'GET', `finance/finance/extract_list/${rich}`)).data
    expect(entries.data).toMatchObject([{ pm: 1, number: '900.00', mark: '获得推广佣金' }])
    const before = await call<{ count: number }>(
      who,
      'GET',
      `finance/finance/extract_list/${rich}?start_time=2020-01-01&end_time=2020-12-31`,
    )
    expect(before.data.count).toBe(0)
    expect(await call(who, 'GET', 'finance/finance/user_info/99999')).toMatchObject({ status: 400, code: '400119' })
  })
})
