import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** Identifies a write that may arrive twice: who sends it, the sender's id for it, and a hash of all it asks for. */
export interface OnceKey {
  admin: number
  key: string | undefined
  request: string
}

interface Reply {
  id: string | number
}

/**
 * Runs a write in one transaction; the same write again (a retry after a lost reply) is answered as the first time and
 * does nothing. Remembered for two days. Refuses with `page_save_id_used` a key that was used for something else.
 */
export function saveOnce<Out extends Reply>(db: Db, { admin, key, request }: OnceKey, write: (db: Db) => Promise<Out>): Promise<Out> {
  if (!key) return transaction(db, write)
  return transaction(db, async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${admin} ${key}`}, 0))`)
    const before = await earlier<Out>(inner, admin, key, request)
    if (before) return before
    const saved = await write(inner)
    await inner.execute(sql`delete from page_saves where saved_at < now() - interval '2 days'`)
    await inner.execute(sql`insert into page_saves (admin_id, save_key, request_hash, page_id, reply)
      values (${admin}, ${key}, ${request}, ${Number(saved.id)}, ${JSON.stringify(saved)}::json)`)
    return saved
  })
}

async function earlier<Out>(db: Db, admin: number, key: string, request: string): Promise<Out | undefined> {
  const found = await row<{ request_hash: string; reply: Out }>(
    db,
    sql`select request_hash, reply from page_saves where admin_id = ${admin} and save_key = ${key}`,
  )
  if (found && found.request_hash !== request) throw new Refusal({ status: 400, code: 'page_save_id_used' })
  return found?.reply
}
