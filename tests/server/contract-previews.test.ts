import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#src/api/endpoint.ts'
import { askBargains, askCombinations, askSeckills, discountOf } from '#src/designer/shop/activities.ts'
import { askArticleCategories, askArticles } from '#src/designer/shop/articles.ts'
import { askCoupons } from '#src/designer/shop/coupons.ts'
import { askSessions, sessionsAt } from '#src/designer/shop/seckill-sessions.ts'
import type { Shop } from '#src/designer/shop/shop-answers.ts'
import { pathOf, withQuery } from '#src/http/url.ts'
import { demoApp, signedIn } from './database.ts'
import { demoMade } from './demo-database.ts'

const server = demoApp()
let shop: Shop

/** The demo shop of all tests as if it had been made today: what it sells for a time runs from now. */
async function madeToday(): Promise<void> {
  for (const table of ['seckills', 'bargains', 'combinations', 'coupons'])
    await server.app.db.execute(
      sql.raw(`do $$ declare col text; begin
        for col in select column_name from information_schema.columns where table_name = '${table}' and data_type like 'timestamp%' loop
          execute format('update ${table} set %1$I = %1$I + (now() - timestamptz ''${demoMade.toISOString()}'')', col);
        end loop; end $$`),
    )
}

beforeAll(async () => {
  await madeToday()
  // somebody who designs pages, and nothing else
  const { headers } = await signedIn(server.app, ['admin-setting-pages-devise'])
  const send = async (endpoint: Endpoint, { query, params }: { query?: object; params?: Record<string, string> }) => {
    const reply = await server.app.inject({ url: withQuery(pathOf(endpoint, params), query), headers })
    const { status, data } = reply.json()
    if (status !== 200) throw new Error(reply.body)
    return data
  }
  shop = { base: 'http://localhost', send: send as Shop['send'] }
})

describe('the demo shop in the designer’s previews', () => {
  it('runs a flash sale at every hour, with products and discounts', async () => {
    const [sales, sessions] = await Promise.all([askSeckills.ask(shop), askSessions.ask(shop)])
    for (let hour = 0; hour < 24; hour++) {
      const now = Date.parse('2026-11-21T00:30:00+08:00') + hour * 3_600_000
      const { running } = sessionsAt(sessions, now)
      const shown = sales.filter((sale) => sale.session === running?.id)
      expect(shown.length, `at ${hour}`).toBeGreaterThan(0)
      expect(shown.every((sale) => sale.title && sale.image.startsWith('http') && Number(discountOf(sale)) < 10)).toBe(true)
    }
  })

  it('has bargains, group buying and coupons that run', async () => {
    const [bargains, groups, coupons] = await Promise.all([askBargains.ask(shop), askCombinations.ask(shop), askCoupons.ask(shop)])
    for (const rows of [bargains, groups, coupons]) expect(rows.length).toBeGreaterThan(2)
    expect(groups.every(({ people }) => people >= 2)).toBe(true)
    expect(coupons.every(({ amount }) => Number(amount) > 0)).toBe(true)
  })

  it('has articles of each category that the select offers', async () => {
    const categories = await askArticleCategories.ask(shop)
    const all = await askArticles('').ask(shop)
    expect(all[0]).toMatchObject({ title: expect.stringMatching(/./), added: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) })
    const filled = await Promise.all(categories.map(async ({ id }) => (await askArticles(id).ask(shop)).length > 0))
    expect(filled.filter(Boolean).length).toBeGreaterThan(1)
  })
})
