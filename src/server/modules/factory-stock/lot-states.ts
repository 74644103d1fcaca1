import { sql } from 'drizzle-orm'
import type { LotEvent } from '#src/api/lot-traces.ts'
import { actingAccount } from '../../database/actor.ts'
import { row, rows, type Db } from '../../db.ts'
import { keptBy } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'

/**
 * Says how a lot stands from now on; what it was, who said so and why stay in its log. What is said again is not written.
 * @throws Refusal 400 `RECORD_GONE` for a lot that is not there, or lies nowhere that somebody keeps
 */
export async function setState(db: Db, { lot, qc, note }: { lot: string; qc: string; note: string }, user: User): Promise<void> {
  const kept = keptBy(user, sql`b.warehouse_id`)
  const lies = kept ? sql`exists (select from stock_balances b where b.lot_id = lots.id and ${kept})` : sql`true`
  const before = await row<{ id: number; qc: string }>(db, sql`select id, qc from lots where id = ${lot || '0'} and ${lies} for update`)
  if (!before) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  if (before.qc === qc) return
  await db.execute(sql`
    with said as (insert into lot_events (lot_id, was, qc, note, who, account_id)
      values (${before.id}, ${before.qc}, ${qc}, ${note}, ${user.name}, ${actingAccount()}::bigint))
    update lots set qc = ${qc} where id = ${before.id}`)
}

/** What was said of a lot, the latest first. */
export const stateLog = (db: Db, lot: number): Promise<LotEvent[]> =>
  rows<LotEvent>(
    db,
    sql`select e.was, e.qc, e.note, e.who, ${shopTime('e.added_at')} as at from lot_events e where e.lot_id = ${lot} order by e.id desc`,
  )
