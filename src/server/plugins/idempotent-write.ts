import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../db.ts'
import { carryOut, type Intention } from '../database/intention.ts'
import { Refusal } from '../refusal.ts'

/** How long an answer is remembered, where no paper came of the write. */
const memory = sql.raw(`interval '24 hours'`)

/** Milliseconds between looks at a write that is still under way; no connection is held meanwhile. */
const pauses = [25, 50, 100, 200, 400, 800]

/** Answers that are forgotten with one that is written. */
const forgotten = 100

interface Remembered<Out> {
  answer: Out
}

/**
 * Runs a write and remembers its answer, both in one transaction: the same intention again is answered as the first time and does
 * nothing, for a day, or for ever where a paper came of it (`intention.ts`). What was refused, or never got as far as the commit, is not remembered. Refused with `idempotency_reused` where the key
 * was used for something else, and with `idempotency_running` while the first is under way for longer than a second and a half.
 */
export async function runIdempotently<Out>(db: Db, intention: Intention, write: (db: Db) => Promise<Out>): Promise<Out> {
  for (const pause of [...pauses, 0]) {
    const remembered = await transaction(db, (inner) => attempt(inner, intention, write))
    if (remembered) return remembered.answer
    if (pause) await new Promise((resume) => setTimeout(resume, pause))
  }
  throw new Refusal({ status: 409, code: 'idempotency_running' })
}

// the lock lives as long as the connection: one that is lost with its server holds nothing back
async function attempt<Out>(db: Db, intention: Intention, write: (db: Db) => Promise<Out>): Promise<Remembered<Out> | undefined> {
  const { person, key, digest } = intention
  const lock = await row<{ is_ours: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`once ${person} ${key}`}, 0)) as is_ours`,
  )
  if (!lock?.is_ours) return undefined
  const before = await row<Remembered<Out> & { digest: string }>(
    db,
    sql`select digest, answer from idempotency_keys where person = ${person} and key = ${key} and (lasts or made_at > now() - ${memory})`,
  )
  if (before && before.digest !== digest) throw new Refusal({ status: 422, code: 'idempotency_reused' })
  if (before) return before
  const { answer, madePaper } = await carryOut(intention, () => write(db))
  await remember(db, intention, JSON.stringify(answer), madePaper)
  return { answer }
}

async function remember(db: Db, { person, key, digest }: Intention, answer: string, lasts: boolean): Promise<void> {
  await db.execute(sql`with forgotten as (delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where not lasts and made_at < now() - ${memory} and (person, key) <> (${person}, ${key})
      order by made_at limit ${forgotten} for update skip locked)))
    insert into idempotency_keys (person, key, digest, answer, lasts) values (${person}, ${key}, ${digest}, ${answer}::json, ${lasts})
    on conflict (person, key) do update set digest = excluded.digest, answer = excluded.answer, lasts = excluded.lasts, made_at = now()`)
}
