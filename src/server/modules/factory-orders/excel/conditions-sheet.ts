import { sql } from 'drizzle-orm'
import type { ExcelOf } from '#src/api/factory-excel.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import type { Sheet } from '#src/papers/sheet/workbook-stream.ts'
import { row } from '#src/server/db.ts'
import { shopTime } from '#src/server/shop/time.ts'
import { sourceOf } from '#src/server/tables/sources.ts'
import { maySee, plainFields, type Table } from '#src/server/tables/table.ts'
import type { Writing } from './writing.ts'

/** Keys that order or cut a list: they narrow nothing. */
const silent = new Set(['page', 'limit', 'sort', 'order'])

/** What a value of a filter is called: a name, a word, itself. */
async function shownOf(field: Field<unknown> | undefined, value: string, { snapshot, word }: Writing): Promise<string> {
  if (!field) return value
  const source = sourceOf(field)
  if (source) {
    const named = sql`select ${sql.identifier(source.label)} as name from ${sql.identifier(source.table)} where id::text = ${value}`
    return (await row<{ name: string }>(snapshot.db, named))?.name ?? value
  }
  const { options } = field.options as { options?: Readonly<Record<string, string>> }
  const wordOf = (one: string) => (options?.[one] ? word(options[one]) : one)
  return value.split(',').map(wordOf).join('、')
}

/** A field with its name that a key of a query is about, and which end of days it says. */
function fieldOf(table: Table, key: string): { name: string; field?: Field<unknown>; end?: 'from' | 'until' } {
  const [, bare = key, end] = /^(.*)_(from|to)$/.exec(key) ?? []
  const find = (wire: string) => plainFields(table).find(([name, field]) => wireOf(name, field) === wire)
  const found = find(key) ?? (end && find(bare))
  if (!found) return { name: key }
  const [name, field] = found
  return { name, field, ...(end && wireOf(name, field) !== key && { end: end === 'from' ? 'from' : 'until' }) }
}

async function conditionsIn(table: Table, { ids, query = {}, filter = {} }: ExcelOf, writing: Writing): Promise<string[][]> {
  const { word, own, user } = writing
  const told: string[][] = []
  for (const [key, value] of [...Object.entries(query), ...Object.entries(filter)]) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    if (text === '' || silent.has(key)) continue
    const { name, field, end } = fieldOf(table, key)
    if (field && !maySee(field, user)) continue
    const title = field ? word(name) : own(name)
    told.push([end ? `${title} ${own(end)}` : title, await shownOf(field, text, writing)])
  }
  return [...told, ...(ids ? [[own('chosen'), String(ids.length)]] : [])]
}

/** What was asked for, by whom and when (manufacturing 5.3). */
export async function conditionsSheet(table: Table, request: ExcelOf, count: number, writing: Writing): Promise<Sheet> {
  const { own, user, snapshot } = writing
  const told = await conditionsIn(table, request, writing)
  const now = await row<{ at: string }>(snapshot.db, sql`select ${shopTime('now()')} as at`)
  return {
    name: own('conditions'),
    columns: [{ title: own('condition') }, { title: own('value') }],
    rows: [
      ...(told.length > 0 ? told : [[own('condition'), own('none')]]),
      [own('rowCount'), String(count)],
      [own('exportedAt'), now!.at],
      [own('exportedBy'), user.name],
    ],
  }
}
