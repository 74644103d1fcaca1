import { sql } from 'drizzle-orm'
import type { ProductTypeBody, ProductTypeRow } from '#src/api/factory-products.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { shifted, trimmed } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { contains } from '../../shop/search.ts'
import { refuse } from './product-rules.ts'

/** A rate as a part of one, and in per cent. */
export const partOf = (percent: string): string => (percent === '' ? '' : trimmed(shifted(percent, -2)))
export const percentOf = (part: string): string => (part === '' ? '' : trimmed(shifted(part, 2)))

/** The unit of a name. @throws Refusal UNIT_UNKNOWN at its field */
export async function unitNamed(db: Db, name: string, field: string): Promise<string> {
  if (name === '') return ''
  const found = await row<{ id: string }>(db, sql`select id::text as id from units where name = ${name}`)
  if (!found) throw refuse('UNIT_UNKNOWN', field, { name })
  return found.id
}

/** A type of the wire (manufacturing 3.1) as its table is written. */
export async function typeIn(db: Db, { unit, loss, pid, ...rest }: ProductTypeBody): Promise<WireRecord> {
  return {
    ...rest,
    ...(pid !== undefined && { pid: Number(pid) ? String(pid) : '' }),
    ...(unit !== undefined && { unit_id: await unitNamed(db, unit, 'unit') }),
    ...(loss !== undefined && { loss: percentOf(loss) }),
  }
}

type Found = Omit<ProductTypeRow, 'children'>

const below = (rowsOf: readonly Found[], pid: number): ProductTypeRow[] =>
  rowsOf.filter((one) => one.pid === pid).map((one) => ({ ...one, children: below(rowsOf, one.id) }))

/** A type counts what stands below it as well. */
function counted(list: readonly ProductTypeRow[]): ProductTypeRow[] {
  return list.map((one) => {
    const children = counted(one.children)
    return { ...one, children, product_count: children.reduce((sum, { product_count }) => sum + product_count, one.product_count) }
  })
}

/** Types as a tree; narrowed, they stand beside each other. */
export async function typesOf(db: Db, { kind = '', tree = 1, keyword = '' }: { kind?: string; tree?: 0 | 1; keyword?: string }) {
  const words = keyword.trim().toLowerCase()
  const found = await rows<Found>(
    db,
    sql`select t.id, coalesce(t.pid, 0)::int as pid, t.code, t.name, t.kind, coalesce(u.name, '') as unit, t.price_unit,
          coalesce(t.density::text, '') as density, coalesce(trim_scale(t.loss / 100)::text, '') as loss, t.track_lot, t.sort, t.status, t.version,
          (select count(*)::int from factory_products p where p.type_id = t.id) as product_count
        from product_types t left join units u on u.id = t.unit_id
        where ${kind} in ('', t.kind) and ${words ? sql`(${contains('t.words', 'grams(t.words)', words, 'like')})` : sql`true`}
        order by t.sort desc, t.code`,
  )
  const plain = found.map((one) => ({ ...one, id: Number(one.id) }))
  if (words || !tree) return plain.map((one) => ({ ...one, children: [] }))
  const known = new Set(plain.map(({ id }) => id))
  return counted(
    below(
      plain.map((one) => (known.has(one.pid) ? one : { ...one, pid: 0 })),
      0,
    ),
  )
}
