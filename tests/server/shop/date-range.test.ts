import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { withinDates } from '#src/server/shop/date-range.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()

/** Whether a moment lies in a range. */
async function holds(range: string, moment: string): Promise<boolean> {
  const found = await row<{ is: boolean }>(
    held.app.db,
    sql`select ${withinDates('t.at', range)} as is from (select ${sql.raw(moment)} as at) t`,
  )
  return found!.is
}
const day = (offset: string) => `(date_trunc('day', now() at time zone 'Asia/Shanghai') ${offset}) at time zone 'Asia/Shanghai'`

it('reads whole days in Shanghai, and times', async () => {
  expect(await holds('2026/11/01-2026/11/21', "timestamptz '2026-11-21 23:59:59+08'")).toBe(true)
  expect(await holds('2026/11/01-2026/11/21', "timestamptz '2026-11-22 00:00:00+08'")).toBe(false)
  expect(await holds('2026/11/01-2026/11/21', "timestamptz '2026-10-31 23:59:59+08'")).toBe(false)
  expect(await holds('2026/11/01 10:00:00-2026/11/01 11:00:00', "timestamptz '2026-11-01 10:59:59+08'")).toBe(true)
  expect(await holds('2026/11/01 10:00:00-2026/11/01 11:00:00', "timestamptz '2026-11-01 11:00:01+08'")).toBe(false)
})

it('reads the keywords', async () => {
  expect(await holds('today', day(''))).toBe(true)
  expect(await holds('today', day("- interval '1 second'"))).toBe(false)
  expect(await holds('yesterday', day("- interval '1 second'"))).toBe(true)
  expect(await holds('lately7', day("- interval '6 days'"))).toBe(true)
  expect(await holds('lately7', day("- interval '6 days 1 second'"))).toBe(false)
  expect(await holds('last year', 'now()')).toBe(false)
  for (const range of ['today', 'lately7', 'lately30', 'week', 'month', 'quarter', 'year'])
    expect(await holds(range, 'now()'), range).toBe(true)
})

it.each([
  ...['', 'whenever', '2026/13/01-2026/13/02', '2026/02/30-2026/03/01', "2026/01/01'-2026/01/02"],
  // PostgreSQL knows none of these
  ...['0000/01/01-2026/01/02', '2026/01/01 25:00-2026/01/02 10:00', '2026/01/01 10:00:00-2026/01/02 10:61:00'],
])('takes %s for no range', (text) => {
  expect(withinDates('at', text)).toBeUndefined()
})

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('takes %s for no range', async (text) => {
  expect(withinDates('t.at', text)).toBeUndefined()
})

/** Lists that are narrowed by days, with the field that says them, and what else a call has to carry for it to count. */
const lists: [path: string, field: string, more?: string][] = [
  ['order/list', 'data'],
  ['order/chart', 'data'],
  ['export/order_list', 'data'],
  ['refund/list', 'time'],
  ['order/invoice/list', 'data'],
  ['order/invoice/chart', 'data'],
  ['order/scan_list', 'add_time'],
  ['merchant/verify_order', 'data'],
  ['product/reply', 'data'],
  ['user/user', 'user_time', 'user_time_type=visit'],
  ['user/member/record', 'add_time'],
  ['finance/extract', 'data'],
  ['finance/recharge', 'data'],
  ['finance/balance/list', 'time'],
  ['statistic/flow/get_list', 'time'],
  ['system/log', 'data'],
  ['app/feedback', 'time'],
]

describe('days that nobody understands', () => {
  it.each(lists)('are refused at %s, where all there is would look like an answer', async (path: string, field: string, more = '') => {
    const { headers } = await signedIn(held.app)
    const ask = async (days: string) => {
      const query = new URLSearchParams({ page: '1', limit: '15', [field]: days })
      return (await held.app.inject({ url: `/adminapi/${path}?${query.toString()}&${more}`, headers })).json<object>()
    }
    for (const days of ['lastmonth', '2026-11-01 to 2026-11-30', '2026/11/31-2026/12/01'])
      expect(await ask(days), days).toMatchObject({ status: 400, code: '100100', errors: { [field]: expect.any(String) as string } })
    for (const days of ['', 'month', '2026/11/01-2026/11/30']) expect(await ask(days), days).toMatchObject({ status: 200 })
  })
})
