import { sql, type SQL } from 'drizzle-orm'
import {
  weightBases,
  type WeightBasis,
  type WeightRange,
  type WeightRangeBody,
  type WeightRangeList,
  type WeightScope,
  type WeightSearch,
} from '#src/api/weight-ranges.ts'
import { codeOf, row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { bandOf, gapsOf, namesOf, overlaps, readBand, shown, weightIn, type Band, type NewBand } from './band.ts'

// stored are whole grams and ten-thousandths of a yuan, so that the database itself keeps bands apart
const decimalText = (column: 'min_g' | 'max_g' | 'price', parts: 1000 | 10000) => sql.raw(`trim_scale(${column}::numeric / ${parts})::text`)
const columns = sql`id, name, scope, scope_id, ${decimalText('min_g', 1000)} as min, ${decimalText('max_g', 1000)} as max, basis,
  ${decimalText('price', 10000)} as price, price_unit, sort, status, version, updated_by, ${shopTime('updated_at')} as updated_at`
const order = sql`scope, scope_id, basis, min_g, sort, id`

type Search = WeightSearch & { page?: number; limit?: number }

/** Bands by what was asked, the gaps between those in use, and the one that a weight falls into. */
export async function search(db: Db, query: Search): Promise<WeightRangeList> {
  const where = filterOf(query)
  const list = await rows<Band>(db, sql`select ${columns} from weight_ranges where ${where} order by ${order} ${pageOf(query, 10)}`)
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count from weight_ranges where ${where}`)
  const inUse = await bandsInUse(db, query)
  const match = query.weight ? bandOf(inUse, weightIn(query.weight, 'weight')) : undefined
  const tabs = await countsOf(db, query)
  return {
    ...{ list: list.map(shown), count: found?.count ?? 0, tabs },
    ...{ in_use: inUse.map(shown), gaps: gapsOf(inUse), match: match ? shown(match) : null },
  }
}

function filterOf({ keyword = '', scope, scope_id, basis, status }: Search): SQL {
  const where = [sql`true`]
  if (keyword.trim()) where.push(sql`position(lower(${keyword.trim()}) in lower(name)) > 0`)
  if (scope) where.push(sql`scope = ${scope} and scope_id = ${scope === 'global' ? 0 : Number(scope_id ?? 0)}`)
  if (basis) where.push(sql`basis = ${basis}`)
  if (status !== undefined) where.push(sql`status = ${status}`)
  return sql.join(where, sql` and `)
}

/** How many each way of weighing has under the other filters. */
async function countsOf(db: Db, search: Search): Promise<WeightRangeList['tabs']> {
  const found = await rows<{ basis: WeightBasis; count: number }>(
    db,
    sql`select basis, count(*)::int as count from weight_ranges where ${filterOf({ ...search, basis: undefined })} group by basis`,
  )
  return weightBases.map((basis) => ({ basis, count: found.find((one) => one.basis === basis)?.count ?? 0 }))
}

/** Bands in use of one scope and basis, from the lowest. */
function bandsInUse(
  db: Db,
  { scope = 'global', scope_id = 0, basis = 'piece' }: Pick<Search, 'scope' | 'scope_id' | 'basis'>,
): Promise<Band[]> {
  const owner = scope === 'global' ? 0 : Number(scope_id)
  return rows<Band>(
    db,
    sql`select ${columns} from weight_ranges
      where scope = ${scope} and scope_id = ${owner} and basis = ${basis} and status = 1 order by min_g`,
  )
}

/** Bands for a line: those of the scope that was asked for, or the general ones where it has none. */
export async function forDocumentLine(
  db: Db,
  query: Pick<Search, 'scope' | 'scope_id' | 'basis' | 'weight'>,
): Promise<{ list: WeightRange[]; match_id: number | null }> {
  const own = await bandsInUse(db, query)
  const list = own.length > 0 ? own : await bandsInUse(db, { ...query, scope: 'global' })
  const match = query.weight ? bandOf(list, weightIn(query.weight, 'weight')) : undefined
  return { list: list.map(shown), match_id: match?.id ?? null }
}

/** One band. Refused with RANGE_MISSING. */
export async function read(db: Db, id: number): Promise<WeightRange> {
  const found = await row<Band>(db, sql`select ${columns} from weight_ranges where id = ${id}`)
  if (!found) throw missing()
  return shown(found)
}

/** Bands by their ids. */
export async function readAll(db: Db, ids: readonly number[]): Promise<WeightRange[]> {
  const found = await rows<Band>(db, sql`select ${columns} from weight_ranges where id = any(${sql.param([...ids])}::bigint[])`)
  return found.map(shown)
}

const missing = () => new Refusal({ status: 400, code: 'RANGE_MISSING' })

// product types and products of manufacturing are not there yet: bands count for all
const scopes: readonly WeightScope[] = ['global']

/** Refuses with RANGE_SCOPE a band of what is not there. */
export function inScope(band: NewBand): NewBand {
  if (!scopes.includes(band.scope)) throw new Refusal({ status: 400, code: 'RANGE_SCOPE' })
  return band
}

/** The bands in use beside which a band must fit; until the transaction ends nobody else adds one there. */
export async function neighbours(db: Db, band: Pick<NewBand, 'scope' | 'scope_id' | 'basis'>): Promise<Band[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`weights ${band.scope} ${band.scope_id} ${band.basis}`}, 0))`)
  return bandsInUse(db, band)
}

async function room(db: Db, band: NewBand, id: number): Promise<void> {
  if (inScope(band).status !== 1) return
  const other = (await neighbours(db, band)).find((one) => one.id !== id && overlaps(band, one))
  if (other) throw new Refusal({ status: 400, code: 'RANGE_OVERLAP', values: namesOf(other), data: { other: shown(other) } })
}

/** Adds a band. Refused with RANGE_ORDER, RANGE_OVERLAP, RANGE_WEIGHT, RANGE_PRICE, RANGE_SCOPE. */
export async function add(db: Db, user: User, body: WeightRangeBody): Promise<{ id: number; name: string }> {
  const band = readBand(body)
  return transaction(db, async (inner) => {
    await room(inner, band, 0)
    const made = await row<{ id: number }>(
      inner,
      sql`insert into weight_ranges (name, scope, scope_id, min_g, max_g, basis, price, price_unit, sort, status, updated_by)
        values (${band.name}, ${band.scope}, ${band.scope_id}, ${band.min}::numeric * 1000, ${band.max}::numeric * 1000, ${band.basis},
          ${band.price}::numeric * 10000, ${band.price_unit}, ${band.sort}, ${band.status}, ${user.name}) returning id`,
    )
    return { id: made!.id, name: band.name }
  })
}

/** Changes a band; somebody with an older version is shown the one there is. Documents keep the ends that they were made with. */
export async function edit(db: Db, user: User, body: WeightRangeBody & { id: number; version: number }): Promise<{ version: number }> {
  const band = readBand(body)
  return transaction(db, async (inner) => {
    await atVersion(inner, body.id, body.version)
    await room(inner, band, body.id)
    const changed = await row<{ version: number }>(
      inner,
      sql`update weight_ranges set name = ${band.name}, scope = ${band.scope}, scope_id = ${band.scope_id}, min_g = ${band.min}::numeric * 1000,
          max_g = ${band.max}::numeric * 1000, basis = ${band.basis}, price = ${band.price}::numeric * 10000, price_unit = ${band.price_unit}, sort = ${band.sort},
          status = ${band.status}, version = version + 1, updated_by = ${user.name}, updated_at = now()
        where id = ${body.id} returning version`,
    )
    return { version: changed!.version }
  })
}

/** Deletes a band that nothing refers to. Refused with RANGE_IN_USE, and with 409 for an older version. */
export async function remove(db: Db, id: number, version?: number): Promise<void> {
  await transaction(db, async (inner) => {
    await atVersion(inner, id, version)
    await inner.execute(sql`delete from weight_ranges where id = ${id}`)
  }).catch((error: unknown) => {
    if (codeOf(error) === '23503') throw new Refusal({ status: 400, code: 'RANGE_IN_USE' })
    throw error
  })
}

async function atVersion(db: Db, id: number, version: number | undefined): Promise<void> {
  const found = await row<Band>(db, sql`select ${columns} from weight_ranges where id = ${id} for update`)
  if (!found) throw missing()
  if (version === undefined || version === found.version) return
  const values = { who: found.updated_by || '—', at: found.updated_at }
  throw new Refusal({ status: 409, code: 'RANGE_CHANGED', values, data: { row: shown(found) } })
}
