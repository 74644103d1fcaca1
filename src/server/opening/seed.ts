import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../db.ts'

/** What demo data is made with; `db` is one transaction over all parts. */
export interface Seed {
  db: Db
  /** Folder of uploaded files. */
  files: string
  now: Date
}

/** Default export of `demo/seed/<resource>.ts`, which nobody else reads; run once, in ascending order, on the first start of a demo database. */
export interface SeedPart {
  order: number
  run(seed: Seed): Promise<void>
}

/** Puts the triggers of the audit log to rest, or to work again: what a shop begins with is nobody's change, and written in half the time. */
const audit = (db: Db, to: 'disable' | 'enable') =>
  db.execute(
    sql.raw(`do $$ declare one record; begin
      for one in select tgrelid::regclass as tab, tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where tgname in ('audit_insert', 'audit_update', 'audit_delete') and c.relnamespace = current_schema()::regnamespace loop
        execute format('alter table %s ${to} trigger %I', one.tab, one.name);
      end loop; end $$`),
  )

const found = import.meta.glob<SeedPart>('/demo/seed/*.ts', { import: 'default' })

/**
 * Fills a database that nobody has used yet, whole or not at all: a killed run leaves nothing but pictures, which
 * the next one writes again. Answers false when there was nothing to do.
 */
export async function seedOnce(seed: Seed, said: (part: string) => void = () => undefined): Promise<boolean> {
  const loaded = await Promise.all(Object.entries(found).map(async ([path, load]) => ({ path, part: await load() })))
  const parts = loaded.filter(({ part }) => typeof part?.run === 'function').sort((a, b) => a.part.order - b.part.order)
  return transaction(seed.db, async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(7312027)`)
    const isUsed = await row(db, sql`select 1 as used from settings where name = 'demo' union all select 1 from accounts limit 1`)
    if (isUsed) return false
    await audit(db, 'disable')
    for (const { path, part } of parts) {
      said(path.replace(/^.*\/|\.ts$/g, ''))
      await part.run({ ...seed, db })
    }
    await audit(db, 'enable')
    await db.execute(sql`insert into settings (name, value) values ('demo', '"done"')`)
    return true
  })
}
