import { sql } from 'drizzle-orm'
import { paperColumns, type PaperColumn } from '#src/api/paper-imports.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { act } from '../../factory/documents.ts'
import { unitsOfSkus } from '../../factory/lines/line-units.ts'
import type { Clash, Importer, RowEntry } from '../../importing/importer.ts'
import { numberDrawn } from '../../factory/settings/numbers.ts'
import type { DocumentType } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import type { Schema } from '../../schemas.ts'
import type { User } from '../../sessions.ts'
import { visibleIds } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { addRow } from '../../tables/write.ts'

/** A row of a file: a line, and what its paper says. */
type Row = Readonly<Record<string, string | undefined>>
type Entry = RowEntry<Row>

const dry = new Error('tried, and taken back')
const writerFor = (user: User) => ({ user, locale: 'zh-cn' as const, isInFile: true })

function schemaOf({ field }: PaperColumn): Schema {
  const { options } = field.options as { options?: object }
  if (options) return { enum: Object.keys(options) }
  return field.kind.as === 'reference' ? { type: 'string', maxLength: 200 } : (field.kind.schema as Schema)
}

/** Ids of what rows name by number or name, by key of the column. */
interface Names {
  sku: ReadonlyMap<string, string>
  warehouse: ReadonlyMap<string, string>
  party: ReadonlyMap<string, string>
}

const folded = (name: string | undefined) => (name ?? '').trim().toLowerCase()

async function namesOf(db: Db, entries: readonly Entry[], parties: string, user: User): Promise<Names> {
  const named = (key: string) => sql.param([...new Set(entries.map(({ entry }) => folded(entry[key])))])
  const found = async (statement: ReturnType<typeof sql>) =>
    new Map((await rows<{ name: string; id: string }>(db, statement)).map(({ name, id }) => [name, id]))
  const party =
    await found(sql`select lower(n.name) as name, p.id::text as id from parties p cross join lateral (values (p.name), (p.sn), (p.short_name)) n (name)
    where p.merged_into is null and lower(n.name) = any(${named('party')}::text[]) and n.name <> '' order by p.id desc`)
  // tables know their importers
  const { tables } = await import('../../tables/all-tables.ts')
  const table = tables.find(({ resource }) => resource.name === parties)!
  const seen = new Set((await visibleIds(db, table, [...party.values()].map(Number), user)).map(String))
  return {
    sku: await found(sql`select lower(n.name) as name, s.id::text as id
      from factory_products_skus s cross join lateral (values (s.name), (s.barcode), (s.sn)) n (name)
      where lower(n.name) = any(${named('sku')}::text[]) and n.name <> '' order by s.id desc`),
    warehouse: await found(
      sql`select lower(name) as name, id::text as id from warehouses where lower(name) = any(${named('warehouse')}::text[])`,
    ),
    party: new Map([...party].filter(([, id]) => seen.has(id))),
  }
}

/** What rows of one paper say alike. */
const saidBy = (columns: readonly PaperColumn[]) => {
  const heads = ['paper', ...columns.filter(({ isOfLine }) => !isOfLine).map(({ key }) => key)]
  return (entry: Row): string => JSON.stringify(heads.map((name) => folded(entry[name])))
}

/** Rows of one paper: those that say the same of it. */
function grouped(entries: readonly Entry[], columns: readonly PaperColumn[]): Entry[][] {
  const paperOf = saidBy(columns)
  const groups = new Map<string, Entry[]>()
  for (const one of entries) {
    const key = paperOf(one.entry)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

const unknown = { sku: 'SKU_UNKNOWN', warehouse: 'WAREHOUSE_UNKNOWN', party: 'PARTY_UNKNOWN' } as const

/** What rows name that is not there. */
const strangers = (group: readonly Entry[], names: Names): Clash[] =>
  group.flatMap(({ row: at, entry }) =>
    (Object.keys(unknown) as (keyof Names)[]).flatMap((key) =>
      entry[key]?.trim() && !names[key].has(folded(entry[key])) ? [{ row: at, field: key, code: unknown[key] }] : [],
    ),
  )

/** The paper that rows say, as its page would send it. */
async function bodyOf(db: Db, group: readonly Entry[], columns: readonly PaperColumn[], names: Names) {
  const units = await unitsOfSkus(db, [...new Set(group.map(({ entry }) => names.sku.get(folded(entry['sku'])) ?? '0'))])
  const unitOf = (sku: string, name: string) => {
    const found = units.get(sku)?.find((one) => folded(one.name) === folded(name))
    // a unit that the goods have not is refused as one that is not there
    return found ? (found.num === found.den ? '' : found.id) : '-1'
  }
  const valueOf = (key: string, entry: Row) => {
    const text = entry[key] ?? ''
    if (key in unknown) return names[key as keyof Names].get(folded(text)) ?? ''
    return key === 'unit' && text.trim() ? unitOf(names.sku.get(folded(entry['sku'])) ?? '', text) : text
  }
  const wired = (entry: Row, isOfLine: boolean) =>
    Object.fromEntries(
      columns
        .filter((one) => one.isOfLine === isOfLine && entry[one.key] !== undefined)
        .map(({ key }) => [['sku', 'unit', 'party', 'warehouse'].includes(key) ? `${key}_id` : key, valueOf(key, entry)]),
    )
  return { ...wired(group[0]!.entry, false), lines: group.map(({ entry }) => wired(entry, true)) }
}

/** What a refusal of a paper says of its rows: of `lines.2.qty` the third of them. */
function clashesOf({ detail: { code = '100005', errors = {}, values } }: Refusal, group: readonly Entry[]): Clash[] {
  const found = Object.entries(errors).map(([path, said]): Clash => {
    const [, at = '0', field = path] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
    return { row: (group[Number(at)] ?? group[0]!).row, field: field.replace(/_id$/, ''), code: said, ...(values && { values }) }
  })
  return found.length > 0 ? found : [{ row: group[0]!.row, field: '', code, ...(values && { values }) }]
}

/** Rows that stay out since another one of their paper is wrong. */
function withOthers(told: readonly Clash[], entries: readonly Entry[], togetherOf: (entry: Row) => string): Clash[] {
  const wrong = new Set(told.map((one) => one.row))
  const papers = new Set(entries.filter(({ row: at }) => wrong.has(at)).map(({ entry }) => togetherOf(entry)))
  const others = entries.filter(({ row: at, entry }) => !wrong.has(at) && papers.has(togetherOf(entry)))
  return others.map(({ row: at }) => ({ row: at, field: '', code: 'IMPORT_WITH_PAPER' }))
}

/** Takes drafts of a file back that nobody has touched since; a number that was given stays. Answers how many they were. */
async function voided(db: Db, ids: readonly number[]): Promise<number> {
  const left = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from factory_documents where id = any(${sql.param([...ids])}::bigint[]) and version = 1 and status = 0`,
  )
  if (left!.count < ids.length) return left!.count
  for (const id of ids) await act(db, id, 'void', { who: '—' })
  return ids.length
}

/** Papers by a workbook, of parties of a resource: a row a line; those that say the same of their paper are one draft, which comes whole or not at all. */
export function paperImporter(table: Table, type: DocumentType, parties: string): Importer<Row, Row> {
  const columns = paperColumns(table.resource)
  const paperOf = saidBy(columns)
  // rows that say one number of a paper are one, also where one of them says something else of it by mistake
  const togetherOf = (entry: Row) => folded(entry['paper']) || paperOf(entry)
  const add = async (db: Db, group: readonly Entry[], names: Names, user: User) =>
    Number((await addRow(db, table, await bodyOf(db, group, columns, names), writerFor(user))).id)
  async function tried(db: Db, group: readonly Entry[], names: Names, user: User): Promise<Clash[]> {
    const odd = strangers(group, names)
    if (odd.length > 0) return odd
    try {
      await transaction(db, async (inner) => {
        await add(inner, group, names, user)
        throw dry
      })
    } catch (error) {
      if (error === dry) return []
      if (error instanceof Refusal) return clashesOf(error, group)
      throw error
    }
    return []
  }
  const properties = { paper: { type: 'string', maxLength: 40 }, ...Object.fromEntries(columns.map((one) => [one.key, schemaOf(one)])) }
  return {
    name: table.resource.name,
    table: 'factory_documents',
    schema: { type: 'object', properties, required: ['sku', 'qty'] },
    fields: Object.keys(properties),
    key: ['sn'],
    keyField: 'sku',
    // a file says new papers alone
    keyOf: () => null,
    togetherOf,
    read: (body) => body,
    stored: () => Promise.resolve([]),
    async clashes(db, entries, user) {
      const names = await namesOf(db, entries, parties, user)
      const found: Clash[] = []
      for (const group of grouped(entries, columns)) found.push(...(await tried(db, group, names, user)))
      return [...found, ...withOthers(found, entries, togetherOf)]
    },
    async write(db, user, given) {
      const entries = given.map((entry, at) => ({ row: at, entry }))
      const names = await namesOf(db, entries, parties, user)
      const ids: number[] = []
      for (const group of grouped(entries, columns)) ids.push(await add(db, group, names, user))
      // last, so that nobody else waits for a number while a long file is written
      await numberDrawn(db, type, ids)
      return ids
    },
    update: () => Promise.resolve(0),
    remove: voided,
  }
}
