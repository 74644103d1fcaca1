import { sql } from 'drizzle-orm'
import { preferenceLimits, type Preference } from '#src/api/preferences.ts'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** What a person keeps under a name. */
export async function readPreference(db: Db, account: number, name: string): Promise<Preference> {
  const found = await row<Preference>(db, sql`select value, version from preferences where account_id = ${account} and name = ${name}`)
  return found ?? { value: null, version: 0 }
}

/** Keeps it. Throws a Refusal for too much, too many, or another version than `version`. */
export function savePreference(
  db: Db,
  account: number,
  name: string,
  value: Record<string, unknown>,
  version: number,
): Promise<{ version: number }> {
  const text = JSON.stringify(value)
  if (Buffer.byteLength(text) > preferenceLimits.bytes) throw new Refusal({ status: 400, code: 'preference_large' })
  return transaction(db, async (inner) => {
    const saved = version === 0 ? await first(inner, account, name, text) : await next(inner, account, name, text, version)
    if (saved) return saved
    throw new Refusal({ status: 409, code: 'preference_conflict', data: await readPreference(inner, account, name) })
  })
}

async function first(db: Db, account: number, name: string, text: string): Promise<{ version: number } | undefined> {
  const held = await row<{ count: number }>(db, sql`select count(*)::int as count from preferences where account_id = ${account}`)
  if ((held?.count ?? 0) >= preferenceLimits.count) throw new Refusal({ status: 400, code: 'preference_too_many' })
  return row(
    db,
    sql`insert into preferences (account_id, name, value, version) values (${account}, ${name}, ${text}::json, 1)
      on conflict do nothing returning version`,
  )
}

const next = (db: Db, account: number, name: string, text: string, version: number): Promise<{ version: number } | undefined> =>
  row(
    db,
    sql`update preferences set value = ${text}::json, version = version + 1, saved_at = now()
      where account_id = ${account} and name = ${name} and version = ${version} returning version`,
  )
