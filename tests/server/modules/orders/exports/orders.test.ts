import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { sumOf } from '#src/lib/decimal.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { row } from '#src/server/db.ts'
import { demoApp, signedIn, type SignedIn } from '../../../database.ts'

const held = demoApp({ jobTimes: { beat: 0.1 } })
const headings = { orderNumber: '订单号', state: '订单状态', goods: '商品', paid: '实付金额', payName: '支付方式', added: '下单时间' }

const ask = async (who: SignedIn, query: object) =>
  (
    await held.app.inject({
      ...{ method: 'POST', url: '/adminapi/setting/exports', headers: who.headers },
      payload: {
        ...{ resource: 'orders', query, title: '订单', words: {} },
        columns: Object.entries(headings).map(([name, title]) => ({ name, title })),
      },
    })
  ).json<{ status: number; code?: string; data: JobRow }>()

async function exported(who: SignedIn, query: object): Promise<string[][]> {
  const { data } = await ask(who, query)
  const read = (path = '') => held.app.inject({ method: 'GET', url: `/adminapi/setting/jobs/${data.id}${path}`, headers: who.headers })
  await vi.waitFor(async () => expect((await read()).json<{ data: JobRow }>().data.state).toBe('done'), { timeout: 60_000, interval: 50 })
  const sheet = await readSheet(new File([Uint8Array.from((await read('/file')).rawPayload)], 'a.xlsx'))
  return sheet.map(({ cells }) => [...cells])
}

it('writes every order that the filter finds, with its money to the cent', async () => {
  const who = await signedIn(held.app, ['admin-order-storeOrder-index'])
  const [heading, ...found] = await exported(who, {})
  expect(heading).toEqual(Object.values(headings))
  const there = await row<{ count: number; paid: string }>(
    held.app.db,
    sql`select count(*)::int as count, sum(pay_price)::text as paid from shop_orders where is_system_del = 0 and pid <= 0`,
  )
  expect(found).toHaveLength(there!.count)
  expect(sumOf(found.map((one) => one[3]!))).toBe(there!.paid)
  expect(
    found.every(([number, state, goods, , , added]) => number && state && goods && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(added!)),
  ).toBe(true)
  const unpaid = (await exported(who, { status: '0' })).slice(1)
  expect(new Set(unpaid.map((one) => one[1]))).toEqual(new Set(['未支付']))
  expect(unpaid.length).toBeLessThan(found.length)
})

it('is refused without the key of the orders, and for a filter that there is not', async () => {
  expect(await ask(await signedIn(held.app, ['finance-capital-flow']), {})).toMatchObject({ status: 110000 })
  expect(await ask(await signedIn(held.app), { status: ['a'] })).toMatchObject({ status: 400, code: 'EXPORT_QUERY' })
})
