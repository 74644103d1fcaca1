import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'

/** Rules of the factory that its staff set. */
export interface FactorySettings {
  /** What numbers of products are made of: `{TYPE}`, `{HARDNESS}`, `{T2}` (thickness in two figures), `{SEQ4}`. */
  productNumber: string
}

const unset: FactorySettings = { productNumber: '{TYPE}{HARDNESS}-{T2}-{SEQ4}' }

export async function readFactorySettings(db: Db): Promise<FactorySettings> {
  const found = await row<{ value: Partial<FactorySettings> }>(db, sql`select value from settings where name = 'factory'`)
  return { ...unset, ...found?.value }
}

/** What is named is set, what is not stays. */
export async function setFactorySettings(db: Db, settings: Partial<FactorySettings>): Promise<void> {
  await db.execute(sql`insert into settings (name, value) values ('factory', ${JSON.stringify(settings)}::jsonb)
    on conflict (name) do update set value = settings.value || excluded.value`)
}
