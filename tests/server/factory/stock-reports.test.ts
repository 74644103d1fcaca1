import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows, transaction, type Db } from '#src/server/db.ts'
import { audit } from '#src/server/factory/post.ts'
import { cardOf } from '#src/server/factory/stock-card.ts'
import { stockOf } from '#src/server/factory/stock-reports.ts'
import { listPapers } from '#src/server/modules/factory-orders/list.ts'
import { productList } from '#src/server/modules/factory-products/product-list.ts'
import type { User } from '#src/server/sessions.ts'
import { boardLine, factoryStage, setStage, who } from './stage.ts'

const held = factoryStage()
const boss = { id: 0, level: 0, permissions: new Set<string>() } as unknown as User

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
    const sku = boards.at(-1)!
    const costed = (one: number) => boardLine(one, 5, { net: '50.00', gross: '50.00' })
    await audit(held.db, await held.receipt([...boards.map(costed), ...Array.from({ length: 60 }, () => costed(sku))]), who)
    for (let at = 0; at < 30; at++) await audit(held.db, await held.receipt([costed(sku)]), who)
    await held.db.execute(sql`analyze`)
    const page = { page: 1, limit: 10 }
    const card = { ...page, sku_id: String(sku), from: '2026-01-01', to: '2026-12-31', seesCost: true, user: boss }
    const ofCard = await readBy((db) => cardOf(db, card))
    expect(ofCard['factory_documents']).toBeLessThanOrEqual(10)
    const ofLaterPage = await readBy((db) => cardOf(db, { ...card, page: 9 }))
    expect(ofLaterPage['factory_documents']).toBeLessThanOrEqual(10)
    const ofProducts = await readBy((db) => productList(db, { ...page, keyword: '橡胶' } as never, boss))
    expect(ofProducts['units']).toBeLessThanOrEqual(10)
    const ofPapers = await readBy((db) => listPapers(db, { ...page, type: 'IN' } as never, boss))
    // its name, and its terms of payment
    expect(ofPapers['parties']).toBeLessThanOrEqual(20)
    const ofStock = await readBy((db) => stockOf(db, { ...page, by: 'sku', seesCost: true }))
    // when something came last is asked for each row of the page, and for none of all others
    expect(ofStock['stock_moves']).toBeLessThanOrEqual(10)
    // what lies of goods everywhere stands beside them: nothing is summed up for it, nor asked of lots for what is summed up by warehouse
    expect(ofStock['stock_balances'] ?? 0).toBe(0)
    const ofWarehouse = await readBy((db) =>
      stockOf(db, { ...page, by: 'warehouse', seesCost: true, warehouse_id: String(held.stage.warehouses[0]) }),
    )
    expect(ofWarehouse['lots'] ?? 0).toBe(0)
    expect(ofWarehouse['stock_moves']).toBeLessThanOrEqual(10)
    const ofOne = await readBy((db) => stockOf(db, { ...page, by: 'lot', seesCost: true, sku_id: String(sku) }))
    expect(ofOne['stock_balances']).toBeLessThanOrEqual(2)
  })
})
