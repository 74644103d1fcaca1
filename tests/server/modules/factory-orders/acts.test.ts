import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { row, transaction, type Db } from '#src/server/db.ts'
import { audit } from '#src/server/factory/post.ts'
import { actOnPapers } from '#src/server/modules/factory-orders/acts.ts'
import type { User } from '#src/server/sessions.ts'
import { boardLine, factoryStage, who } from '../../factory/stage.ts'

const held = factoryStage()
const boss = { id: 1, name: '老板', level: 0, permissions: new Set<string>(), dataScope: 'all', warehouses: [] } as unknown as User
const line = () => boardLine(held.stage.boards[0]!, 2, { net: '20.00', gross: '20.00' })

const actAll = (db: Db, action: string, ids: readonly number[]) =>
  actOnPapers(db, { type: 'IN', ids, action, note: '试一试', isPlain: true }, { user: boss, locale: 'zh-cn' })

/** Does something with several receipts while somebody else has `taken`; whether it leaves `free` to others until it gets that. */
async function isLeftFree(action: string, ids: readonly number[], taken: SQL, free: SQL): Promise<boolean> {
  const { done, isFree } = await transaction(held.db, async (inner) => {
    await inner.execute(sql`${taken} for update`)
    const acting = transaction(held.db, (db) => actAll(db, action, ids))
    const waiting = sql`select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => row(held.db, waiting)).toBeTruthy()
    return { done: acting, isFree: (await row(held.db, sql`${free} for update skip locked`)) !== undefined }
  })
  expect(await done).toMatchObject({ ok: ids.map((id) => ({ id })), failed: [] })
  return isFree
}
const paperOf = (id: number) => sql`select 1 as one from factory_documents where id = ${id}`

// who has one of two things and waits for the other one, while somebody else does so the other way round, waits for ever
describe('papers of a batch', () => {
  it('are held from the latest on, whatever is done with them', async () => {
    for (const action of ['withdraw', 'submit', 'audit', 'reverse']) {
      const ids = [await held.receipt([line()]), await held.receipt([line()])] as const
      if (action === 'submit') await transaction(held.db, (db) => actAll(db, 'withdraw', ids))
      if (action === 'reverse') for (const id of ids) await audit(held.db, id, who)
      expect(await isLeftFree(action, ids, paperOf(ids[1]), paperOf(ids[0])), action).toBe(true)
    }
  })
  it('hold the numbers of what takes them back before their goods', async () => {
    const ids = [await held.receipt([line()]), await held.receipt([line()])]
    for (const id of ids) await audit(held.db, id, who)
    const worth = sql`select 1 as one from stock_values where sku_id = ${line().sku}`
    const series = sql`select 1 from number_series where letters = 'RK'`
    expect(await isLeftFree('reverse', ids, series, worth)).toBe(true)
  })
  it('hold whom they owe in one order, whichever of them is owed first', async () => {
    const [first, second] = held.stage.suppliers as [number, number]
    const bring = (party: number) => held.receipt([line()], { party })
    for (const party of [first, second]) await audit(held.db, await bring(party), who)
    const ids = [await bring(second), await bring(first)]
    const owed = (party: number) => sql`select 1 as one from party_balances where party_id = ${party}`
    expect(await isLeftFree('audit', ids, owed(Math.min(first, second)), owed(Math.max(first, second)))).toBe(true)
  })
})
