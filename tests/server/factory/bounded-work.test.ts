import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dbOver, openPool, rows, transaction, type Db } from '#src/server/db.ts'
import { audit } from '#src/server/factory/post.ts'
import { cardOf } from '#src/server/factory/stock-card.ts'
import { stockOf } from '#src/server/factory/stock-reports.ts'
import { listPapers } from '#src/server/modules/factory-orders/list.ts'
import { productList } from '#src/server/modules/factory-products/product-list.ts'
import type { User } from '#src/server/sessions.ts'
import { boardLine, factoryStage, setStage, who } from './stage.ts'

const held = factoryStage()
const boss = { id: 0, level: 0, permissions: new Set<string>() } as unknown as User

/** What a piece of work says to the database, statement by statement. */
async function saidBy(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const pool = openPool({ ...held.database.config, max: 1 })
  onTestFinished(() => pool.end())
  const said: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      said.push(typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text)
      return query(...args)
    }) as never
  })
  await work(dbOver(pool))
  return said
}

describe('an audit', () => {
  it('takes as many statements for fifty lines as for one, and once it holds goods one more and the commit', async () => {
    const { boards } = await setStage(held.db, { boards: 50 })
    const line = (sku: number) => boardLine(sku, 5, { net: '50.00', gross: '50.00' })
    await audit(held.db, await held.receipt(boards.map(line)), who)
    for (const [write, count] of [
      [() => held.receipt([line(boards[0]!)]), () => held.receipt(boards.map(line))],
      [() => held.issue([boardLine(boards[0]!, 1)]), () => held.issue(boards.map((sku) => boardLine(sku, 1)))],
    ] as const) {
      const [short, long] = [await write(), await count()]
      const ofOne = await saidBy((db) => audit(db, short, who))
      const ofFifty = await saidBy((db) => audit(db, long, who))
      expect(ofFifty.length).toBe(ofOne.length)
      const behind = ofFifty.slice(ofFifty.findIndex((text) => text.includes('held_stock')) + 1)
      expect(behind).toEqual([expect.stringContaining('insert into stock_moves'), 'commit'])
    }
  })
})

/** Rows that a piece of work reads of tables, where each row that is joined is looked up. */
async function readBy(work: (db: Db) => Promise<unknown>): Promise<Record<string, number>> {
  return transaction(held.db, async (db) => {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin', 'memoize', 'material'])
      await db.execute(sql.raw(`set local enable_${way} = off`))
    const counted = async () =>
      rows<{ name: string; count: number }>(
        db,
        sql`select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables`,
      )
    const before = new Map((await counted()).map(({ name, count }) => [name, count]))
    await work(db)
    return Object.fromEntries((await counted()).map(({ name, count }) => [name, count - (before.get(name) ?? 0)]))
  })
}

describe('a page of ten', () => {
  it('looks up ten of what stands beside its rows, however many there are', async () => {
    const { boards } = await setStage(held.db, { boards: 60 })
    const [sku] = boards as [number]
    const costed = (one: number) => boardLine(one, 5, { net: '50.00', gross: '50.00' })
    await audit(held.db, await held.receipt([...boards.map(costed), ...Array.from({ length: 60 }, () => costed(sku))]), who)
    for (let at = 0; at < 30; at++) await audit(held.db, await held.receipt([costed(sku)]), who)
    await held.db.execute(sql`analyze`)
    const page = { page: 1, limit: 10 }
    const card = { ...page, sku_id: String(sku), from: '2026-01-01', to: '2026-12-31', seesCost: true }
    const ofCard = await readBy((db) => cardOf(db, card))
    expect(ofCard['factory_documents']).toBeLessThanOrEqual(10)
    const ofLaterPage = await readBy((db) => cardOf(db, { ...card, page: 9 }))
    expect(ofLaterPage['factory_documents']).toBeLessThanOrEqual(10)
    const ofProducts = await readBy((db) => productList(db, { ...page, keyword: '橡胶' } as never, boss))
    expect(ofProducts['units']).toBeLessThanOrEqual(10)
    const ofPapers = await readBy((db) => listPapers(db, { ...page, type: 'IN' } as never, boss))
    expect(ofPapers['parties']).toBeLessThanOrEqual(10)
    const ofStock = await readBy((db) => stockOf(db, { ...page, by: 'sku', seesCost: true }))
    // when something came last is asked for each row of the page, and for none of all others
    expect(ofStock['stock_moves']).toBeLessThan(boards.length)
    const ofOne = await readBy((db) => stockOf(db, { ...page, by: 'lot', seesCost: true, sku_id: String(sku) }))
    expect(ofOne['stock_balances']).toBeLessThanOrEqual(2)
  })
})
