import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../db.ts'

/** A weight range in use: decimal text in kg, `max` '' has no end, `price` '' is none. */
export interface Band {
  id: string
  name: string
  min: string
  max: string
  price: string
  price_unit: string
}

/** Whom ranges count for. */
export interface BandScope {
  scope: 'global' | 'type' | 'product'
  /** 0 for all. */
  id: number
}

/** What ranges are looked up for: a product, or a type. */
export interface BandsOf {
  product?: number | undefined
  type?: number | undefined
}

/** Ranges in use of one scope and way of weighing, from the lowest. */
export const bandsOf = (db: Db, basis: string, { scope, id }: BandScope): Promise<Band[]> =>
  rows<Band>(
    db,
    sql`select id::text as id, name, trim_scale(min)::text as min, coalesce(trim_scale(max)::text, '') as max,
        coalesce(trim_scale(price)::text, '') as price, price_unit
      from weight_ranges where basis = ${basis} and status = 1 and scope = ${scope} and scope_id = ${id} order by weight_ranges.min`,
  )

/** Scopes that count for a product or a type, the narrowest first: its own, its type's and those of the types above, everybody's. */
async function scopesOf(db: Db, { product, type }: BandsOf): Promise<BandScope[]> {
  const own = product
    ? (await row<{ type: number }>(db, sql`select type_id as type from factory_products where id = ${product}`))?.type
    : type
  const above = own
    ? await rows<{ id: number }>(
        db,
        sql`with recursive above as (select id, pid, 1 as at from product_types where id = ${own}
          union all select t.id, t.pid, a.at + 1 from product_types t join above a on t.id = a.pid where a.at < 10) select id from above order by at`,
      )
    : []
  return [
    ...(product ? [{ scope: 'product', id: product } as const] : []),
    ...above.map(({ id }) => ({ scope: 'type', id: Number(id) }) as const),
    { scope: 'global', id: 0 },
  ]
}

/** The range that a weight in kg falls into: on a boundary it belongs to the upper one. */
export const bandAt = <B extends Pick<Band, 'min' | 'max'>>(bands: readonly B[], weight: string): B | undefined =>
  bands.find(({ min, max }) => compared(weight, min) >= 0 && (max === '' || compared(weight, max) < 0))

/** Ranges that count for a product or a type: those of the narrowest scope that has any; and the one of a weight. */
export async function bandsFor(
  db: Db,
  of: BandsOf,
  weight = '',
  basis = 'piece',
): Promise<{ list: Band[]; match: Band | undefined; of: BandScope }> {
  const scopes = await scopesOf(db, of)
  for (const scope of scopes) {
    const list = await bandsOf(db, basis, scope)
    if (list.length > 0) return { list, match: weight === '' ? undefined : bandAt(list, weight), of: scope }
  }
  return { list: [], match: undefined, of: scopes[0]! }
}

/** A type and those above it, the nearest first, whatever the type. */
export async function typesAbove(db: Db): Promise<(type: number) => number[]> {
  const types = await rows<{ id: number; pid: number | null }>(db, sql`select id, pid from product_types`)
  const above = new Map(types.map(({ id, pid }) => [Number(id), pid === null ? undefined : Number(pid)]))
  return (type) => {
    const found: number[] = []
    for (let at: number | undefined = type; at !== undefined && found.length < 10; at = above.get(at)) found.push(at)
    return found
  }
}

/** Ranges of pieces of every scope, read at once: those that count for a product are found without asking again. */
export async function bandsBook(db: Db): Promise<(of: { product: number; type: number }) => readonly Band[]> {
  const above = await typesAbove(db)
  const ranges = await rows<Band & { scope: string; scopeId: number }>(
    db,
    sql`select id::text as id, name, trim_scale(min)::text as min, coalesce(trim_scale(max)::text, '') as max,
        coalesce(trim_scale(price)::text, '') as price, price_unit, scope, scope_id as "scopeId"
      from weight_ranges where basis = 'piece' and status = 1 order by weight_ranges.min`,
  )
  const of = (scope: string, id: number) => ranges.filter((one) => one.scope === scope && Number(one.scopeId) === id)
  return ({ product, type }) => {
    const scopes = [['product', product] as const, ...above(type).map((id) => ['type', id] as const), ['global', 0] as const]
    return scopes.map(([scope, id]) => of(scope, id)).find((list) => list.length > 0) ?? []
  }
}
