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
      where ${words ?? sql`true`} and ${status ?? ''} in ('', status::text) group by kind`,
  )
  const all = found.reduce((sum, { count }) => sum + count, 0)
  const own = dictionaryKinds.map((kind) => ({ kind, count: found.find((one) => one.kind === kind)?.count ?? 0 }))
  return { tabs: [{ kind: '', count: all }, ...own] }
}

export default defineTable(dictionaryEntry, {
  unique: [['kind', 'name']],
  order: sql`array_position(${sql.param([...dictionaryKinds])}::text[], t.kind), t.sort desc, t.id`,
  beside: {
    reply: { tabs: { type: 'array', items: { type: 'object', properties: { kind: { type: 'string' }, count: { type: 'integer' } } } } },
    read: async (db, query) => ({ ...(await counts(db, query)) }),
  },
})
