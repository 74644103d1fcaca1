import { sql } from 'drizzle-orm'
import { weightBases, type WeightBand, type WeightBasis, type WeightOverview } from '#src/api/weight-ranges.ts'
import type { RecordQuery, Resource } from '#src/api/resource.ts'
import weightRange from '#src/api/resources/weight-range.ts'
import { rows, type Db } from '../../db.ts'
import { plainFields } from '../../tables/table.ts'
import { matchesWords } from '../../tables/words.ts'
import { bandOf, gapsOf } from './band.ts'

/** Ranges in use of one way of weighing, from the lowest. */
export const bandsInUse = (db: Db, basis: string): Promise<WeightBand[]> =>
  rows<WeightBand>(
    db,
    sql`select id::text as id, name, min::text as min, coalesce(max::text, '') as max, coalesce(price::text, '') as price, price_unit
      from weight_ranges where basis = ${basis} and status = 1 order by weight_ranges.min`,
  )

/** As `bandsInUse`; until the transaction ends nobody else adds one there. */
export async function neighbours(db: Db, basis: string): Promise<WeightBand[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`weights ${basis}`}, 0))`)
  return bandsInUse(db, basis)
}

/** What stands beside the list: how many of each way of weighing, the ranges in use with their gaps, the one of a weight. */
export async function overview(db: Db, { keyword, status, basis, weight }: RecordQuery): Promise<WeightOverview> {
  const found = await rows<{ basis: WeightBasis; count: number }>(
    db,
    sql`select basis, count(*)::int as count from weight_ranges t
      where ${matchesWords(String(keyword ?? ''), plainFields({ resource: weightRange as unknown as Resource })) ?? sql`true`}
        and ${status ?? ''} in ('', status::text) group by basis`,
  )
  const bands = await bandsInUse(db, String(basis || 'piece'))
  return {
    tabs: weightBases.map((one) => ({ basis: one, count: found.find((row) => row.basis === one)?.count ?? 0 })),
    in_use: bands,
    gaps: gapsOf(bands),
    match: weight ? (bandOf(bands, String(weight)) ?? null) : null,
  }
}
