import { sql } from 'drizzle-orm'
import type { ProductBody, SkuBody } from '#src/api/factory-products.ts'
import { codeOf, row, rows, transaction, type Db } from '#src/server/db.ts'
import type { Clash, Importer, RowEntry } from '#src/server/importing/importer.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { User } from '#src/server/sessions.ts'
import type { Table } from '#src/server/tables/table.ts'
import { addRow } from '#src/server/tables/write.ts'
import factoryProducts from '../factory-product-table.ts'
import { productIn, wireErrors } from '../product-wire.ts'
import { importRow } from './import-row.ts'

/** A row of a file: a product with one of its specifications. */
export type ImportedRow = Readonly<Record<string, string | number | undefined>>

const table = factoryProducts as unknown as Table
const ofSku = ['t', 'w', 'l', 'list_price', 'floor_price', 'barcode'] as const
const dry = new Error('tried, and taken back')

/** Rows of one number are one product; a row without one is a product by itself. */
function grouped<Row extends { entry: ImportedRow }>(entries: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const [at, one] of entries.entries()) {
    const key = one.entry['sn'] ? `sn ${String(one.entry['sn']).toLowerCase()}` : `row ${at}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

const skuOf = (entry: ImportedRow): SkuBody =>
  Object.fromEntries(ofSku.filter((name) => entry[name] !== undefined).map((name) => [name, entry[name]])) as SkuBody

/** The product that rows say: what stands in the first of them, and a specification each. */
async function productOf(db: Db, entries: readonly ImportedRow[]): Promise<ProductBody> {
  const [first] = entries as [ImportedRow]
  const { type = '', ...rest } = first
  const found = await row<{ id: number }>(
    db,
    sql`select id::int as id from product_types where upper(code) = upper(${type}) or name = ${type} limit 1`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'TYPE_UNKNOWN', errors: { type: 'TYPE_UNKNOWN' } })
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !(ofSku as readonly string[]).includes(name)))
  return { ...(plain as ProductBody), type_id: found.id, skus: entries.map(skuOf) }
}

/** Fields that a product is said by: rows of one product say them alike, or leave them out. */
function oddOnes(group: readonly RowEntry<ImportedRow>[]): Clash[] {
  const [first] = group as [RowEntry<ImportedRow>]
  return group.slice(1).flatMap(({ row: at, entry }) => {
    const odd = Object.keys(entry).find(
      (name) => !(ofSku as readonly string[]).includes(name) && entry[name] !== undefined && entry[name] !== first.entry[name],
    )
    return odd ? [{ row: at, field: odd, code: 'IMPORT_DIFFERS', values: { row: first.row + 1 } }] : []
  })
}

const writerFor = (user: User) => ({ user, locale: 'zh-cn' as const })

async function addGroup(db: Db, entries: readonly ImportedRow[], user: User): Promise<number> {
  return Number((await addRow(db, table, await productIn(db, await productOf(db, entries), undefined), writerFor(user))).id)
}

/** What a refusal of a product says of its rows: of `skus.2.t` the third of them. */
function clashesOf(error: Refusal, group: readonly RowEntry<ImportedRow>[]): Clash[] {
  const { code = '100005', errors = {}, values } = error.detail
  const found = Object.entries(wireErrors(errors)).map(([path, said]): Clash => {
    const [, at = '0', field = 't'] = /^skus\.(\d+)\.(\w+)$/.exec(path) ?? [undefined, '0', path]
    return { row: (group[Number(at)] ?? group[0]!).row, field, code: said, ...(values && { values }) }
  })
  const told = found.length > 0 ? found : [{ row: group[0]!.row, field: 'sn', code }]
  const wrong = new Set(told.map((one) => one.row))
  const others = group.filter((one) => !wrong.has(one.row)).map((one): Clash => ({ row: one.row, field: 'sn', code: 'IMPORT_WITH' }))
  return [...told, ...others]
}

/** Tries a product and takes it back: it is refused as the single write would be. */
async function tried(db: Db, group: readonly RowEntry<ImportedRow>[], user: User): Promise<Clash[]> {
  const odd = oddOnes(group)
  if (odd.length > 0) return odd
  try {
    await transaction(db, async (inner) => {
      await addGroup(
        inner,
        group.map(({ entry }) => entry),
        user,
      )
      throw dry
    })
  } catch (error) {
    if (error === dry) return []
    if (error instanceof Refusal) return clashesOf(error, group)
    throw error
  }
  return []
}

/** Products by a workbook: a row a specification, rows of one number are one product, which comes whole or not at all. */
export const productImporter: Importer<ImportedRow, ImportedRow> = {
  name: 'factory-products',
  table: 'factory_products',
  schema: importRow,
  fields: Object.keys(importRow.properties!),
  key: ['sn'],
  keyField: 'sn',
  // a product that is there is refused by the write itself: its number is taken
  keyOf: () => null,
  read: (body) => body,
  stored: () => Promise.resolve([]),
  async clashes(db, entries, user) {
    const found: Clash[] = []
    for (const group of grouped(entries)) found.push(...(await tried(db, group, user)))
    return found
  },
  async write(db, user, entries) {
    const ids: number[] = []
    for (const group of grouped(entries.map((entry) => ({ entry }))))
      ids.push(
        await addGroup(
          db,
          group.map(({ entry }) => entry),
          user,
        ),
      )
    return ids
  },
  update: () => Promise.resolve(0),
  async remove(db, ids) {
    try {
      const gone = await rows(
        db,
        sql`delete from factory_products where id = any(${sql.param([...ids])}::bigint[]) and version = 1 returning id`,
      )
      return gone.length
    } catch (error) {
      throw codeOf(error) === '23503' ? new Refusal({ status: 400, code: 'TABLE_IN_USE' }) : error
    }
  },
}
