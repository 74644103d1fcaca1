import { sql } from 'drizzle-orm'
import type { BasicBody } from '#src/api/basics.ts'
import { row, rows } from '../../db.ts'
import type { Importer } from '../../importing/importer.ts'
import { entryBody } from './schema.ts'
import { readAll, readEntry, unlessTaken, type NewEntry } from './service.ts'

/** Basic data from a file: entries of any kind, the same ones by kind and name. */
export const basicsImporter: Importer<BasicBody, NewEntry> = {
  name: 'basics',
  table: 'basic_entries',
  schema: entryBody,
  fields: ['kind', 'name', 'decimals', 'type', 'address', 'rate', 'sort', 'status'],
  key: ['kind', 'name'],
  keyField: 'name',
  keyOf: ({ kind = '', name = '' }) => (kind && name ? [kind, name] : null),
  read: readEntry,

  async stored(db, ids) {
    const found = await readAll(db, ids)
    return found.map(({ id, version, kind, name, details, sort, status }) => {
      const body = { kind, name, ...details, sort, status, version }
      return { id: Number(id), version, body }
    })
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

  // the kind stays: it is of the key
  async update(db, user, entries) {
    const given = JSON.stringify(entries.map(({ id, version, entry }) => ({ ...entry, id, version })))
    const work = rows(
      db,
      sql`update basic_entries b set name = f.name, details = f.details, sort = f.sort, status = f.status, version = b.version + 1,
          updated_by = ${user.name}, updated_at = now()
        from jsonb_to_recordset(${given}::jsonb) as f(id bigint, version int, name text, details jsonb, sort int, status int)
        where b.id = f.id and b.version = f.version returning b.id`,
    )
    return (await unlessTaken(work)).length
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
