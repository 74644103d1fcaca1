import { sql } from 'drizzle-orm'
import type { BasicBody } from '#src/api/basics.ts'
import { row, rows } from '../../db.ts'
import type { Importer } from '../../importing/importer.ts'
import { entryBody } from './schema.ts'
import { readEntry, unlessTaken, type NewEntry } from './service.ts'

/** Basic data from a file: entries of any kind, none of them there already. */
export const basicsImporter: Importer<BasicBody, NewEntry> = {
  name: 'basics',
  schema: entryBody,
  fields: ['kind', 'name', 'decimals', 'type', 'address', 'rate', 'sort', 'status'],
  read: readEntry,

  async clashes(db, entries) {
    const named = JSON.stringify(entries.map(({ row: place, entry: { kind, name } }) => ({ place, kind, name })))
    const found = await rows<{ place: number; is_there: boolean }>(
      db,
      sql`select place, is_there from (
          select place, exists (select 1 from basic_entries b where b.kind = f.kind and lower(b.name) = lower(f.name)) as is_there,
            row_number() over (partition by kind, lower(name) order by place) as nth
          from jsonb_to_recordset(${named}::jsonb) as f(place int, kind text, name text)) judged
        where is_there or nth > 1`,
    )
    return found.map((one) => ({ row: one.place, field: 'name', code: one.is_there ? 'BASIC_TAKEN' : 'BASIC_TWICE' }))
  },

  async write(db, user, entries) {
    const given = JSON.stringify(entries.map((entry, place) => ({ ...entry, place })))
    const work = rows<{ id: number }>(
      db,
      sql`insert into basic_entries (kind, name, details, sort, status, updated_by)
        select kind, name, details, sort, status, ${user.name}
        from jsonb_to_recordset(${given}::jsonb) as f(place int, kind text, name text, details jsonb, sort int, status int)
        order by place returning id`,
    )
    return (await unlessTaken(work)).map(({ id }) => id)
  },

  async remove(db, ids) {
    const work = row<{ count: number }>(
      db,
      sql`with gone as (delete from basic_entries where id = any(${sql.param([...ids])}::bigint[]) and version = 1 returning 1)
        select count(*)::int as count from gone`,
    )
    return (await unlessTaken(work))?.count ?? 0
  },
}
