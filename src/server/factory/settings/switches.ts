import { sql } from 'drizzle-orm'
import { usualSwitches, type FactorySwitches } from '#src/api/factory-settings.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'

/** Rules of the factory that its staff set. */
export type FactorySettings = FactorySwitches & { updated_by?: string; updated_at?: string }

export async function readFactorySettings(db: Db): Promise<FactorySettings> {
  const found = await row<{ value: Partial<FactorySettings> }>(db, sql`select value from settings where name = 'factory'`)
  return { ...usualSwitches, ...found?.value }
}

/** Keeps what is named, what is not stays; answers the new version. @throws Refusal 409 `CHANGED` with the row for an older version */
export async function setFactorySettings(db: Db, { version, ...given }: Partial<FactorySwitches>, who: string): Promise<number> {
  await db.execute(sql`insert into settings (name, value) values ('factory', '{}') on conflict (name) do nothing`)
  await db.execute(sql`select 1 from settings where name = 'factory' for update`)
  const before = await readFactorySettings(db)
  const { updated_by: by = '—', updated_at: when = '' } = before
  if (version !== undefined && version !== before.version)
    throw new Refusal({ status: 409, code: 'CHANGED', values: { who: by, at: when }, data: { row: before } })
  const next = { ...before, ...given }
  if (next.submit_audits && next.second_person)
    throw new Refusal({ status: 400, code: 'SWITCHES_DIFFER', errors: { submit_audits: 'SWITCHES_DIFFER' } })
  const now = await row<{ at: string }>(db, sql`select ${shopTime('now()')} as at`)
  const value = JSON.stringify({ ...next, version: before.version + 1, updated_by: who, updated_at: now!.at })
  await db.execute(sql`update settings set value = ${value}::jsonb where name = 'factory'`)
  return before.version + 1
}
