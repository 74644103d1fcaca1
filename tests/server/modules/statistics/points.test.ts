import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { PointFigures } from '#src/api/point-statistics.ts'
import type { Shares, Trend } from '#src/api/statistics.ts'
import { row, transaction } from '#src/server/db.ts'
import { enter } from '#src/server/shop/ledger.ts'
import { signedIn, testApp } from '../../database.ts'

const held = testApp()

it('counts points as the ledger has them, by their reasons and by days', async () => {
  const { db } = held.app
  const { uid } = (await row<{ uid: number }>(db, sql`insert into shop_users (nickname) values ('积分') returning uid::int as uid`))!
  const at = new Date('2026-11-03T12:00:00+08:00')
  const moves = [
    ['100', 'system_add'],
    ['30', 'gain'],
    ['-20', 'deduction'],
    ['-5', 'of-no-name'],
  ] as const
  await transaction(db, async (inner) => {
    for (const [amount, type] of moves) await enter(inner, { uid, account: 'points', amount, type, title: type, at })
    await enter(inner, { uid, account: 'points', amount: '7', type: 'sign', title: '签到', at: new Date('2026-10-03T12:00:00+08:00') })
  })
  const who = await signedIn(held.app, ['marketing-point_statistic-index'])
  const ask = async <Data>(name: string, headers = who.headers) =>
    (await held.app.inject({ method: 'GET', url: `/adminapi/marketing/point/${name}?time=2026/11/01-2026/11/30`, headers })).json<{
      status: number
      data: Data
    }>()
  expect((await ask<PointFigures>('get_basic')).data).toEqual({ now_point: 112, all_point: 137, pay_point: 25 })
  const { series } = (await ask<Trend>('get_trend')).data
  expect(series.map(({ data }) => data[2])).toEqual([130, 25])
  const parts = async (name: string) =>
    Object.fromEntries((await ask<Shares>(name)).data.bing_data.flatMap(({ name: part, value }) => (value ? [[part, value]] : [])))
  expect(await parts('get_channel')).toEqual({ 后台赠送: 100, 商品赠送: 30 })
  expect(await parts('get_type')).toEqual({ 订单抵扣: 20, 其他: 5 })
  const other = await signedIn(held.app, ['admin-statistic'])
  expect((await ask('get_basic', other.headers)).status).toBe(110000)
})
