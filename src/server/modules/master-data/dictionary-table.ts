import { sql } from 'drizzle-orm'
import { dictionaryKinds, type DictionaryCounts, type DictionaryKind } from '#src/api/dictionaries.ts'
import dictionaryEntry from '#src/api/resources/dictionary-entry.ts'
import type { RecordQuery, Resource } from '#src/api/resource.ts'
import { rows, type Db } from '../../db.ts'
import { defineTable, plainFields } from '../../tables/table.ts'
import { matchesWords } from '../../tables/words.ts'

async function counts(db: Db, { keyword, status }: RecordQuery): Promise<DictionaryCounts> {
  const words = matchesWords(String(keyword ?? ''), plainFields({ resource: dictionaryEntry as unknown as Resource }))
  const found = await rows<{ kind: DictionaryKind; count: number }>(
    db,
    sql`select kind, count(*)::int as count from dictionary_entries t
      where ${isRead} and ${words ?? sql`true`} and ${status ?? ''} in ('', status::text) group by kind`,
  )
  const all = found.reduce((sum, { count }) => sum + count, 0)
  const own = dictionaryKinds.map((kind) => ({ kind, count: found.find((one) => one.kind === kind)?.count ?? 0 }))
  return { tabs: [{ kind: '', count: all }, ...own] }
}

/** Words of kinds that something offers: those that nobody reads any more stay in the database alone. */
const isRead = sql`t.kind = any(${sql.param([...dictionaryKinds])}::text[])`

export default defineTable(dictionaryEntry, {
  scope: () => isRead,
  choices: {
    query: { kind: { enum: ['', ...dictionaryKinds] } },
    where: ({ kind }) => sql`t.status = 1 and ${kind ? sql`t.kind = ${kind}` : sql`true`}`,
    order: sql`t.sort desc, t.id`,
  },
  unique: [['kind', 'name']],
  order: sql`array_position(${sql.param([...dictionaryKinds])}::text[], t.kind), t.sort desc, t.id`,
  beside: {
    reply: { tabs: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' }, count: { type: 'integer' } } } } },
    read: async (db, query) => ({ ...(await counts(db, query)) }),
  },
})
