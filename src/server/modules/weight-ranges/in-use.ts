import { sql, type SQL } from 'drizzle-orm'
import { weightBases, type WeightBasis, type WeightOverview } from '#src/api/weight-ranges.ts'
import type { RecordQuery, Resource } from '#src/api/resource.ts'
import weightRange from '#src/api/resources/weight-range.ts'
import { parseDecimal } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../../db.ts'
import { bandsFor, bandsOf, type Band, type BandScope } from '../../factory/weight-bands.ts'
import { plainFields } from '../../tables/table.ts'
import { matchesWords } from '../../tables/words.ts'
import { bandOf, gapsOf } from './band.ts'

/** As `bandsOf`; until the transaction ends nobody else adds one there. */
export async function neighbours(db: Db, basis: string, of: BandScope): Promise<Band[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`weights ${basis} ${of.scope} ${of.id}`}, 0))`)
  return bandsOf(db, basis, of)
}

/** Ranges of `t` that a weight in kg falls into; what is no weight falls into none. */
export function containing({ contains }: RecordQuery): SQL | undefined {
  if (!contains) return undefined
  const grams = parseDecimal(String(contains).trim(), 3)
  if (grams === undefined) return sql`false`
  const weight = sql`${grams}::numeric`
  return sql`t.min <= ${weight} and (t.max is null or t.max > ${weight})`
}

/** How many of each way of weighing a list finds, whatever way is looked at. */
async function tabsOf(db: Db, query: RecordQuery) {
  const { keyword, status, scope, type_id: type, product_id: product } = query
  const is = (column: SQL, wanted: unknown) => (wanted ? sql`${column}::text = any(string_to_array(${String(wanted)}, ','))` : sql`true`)
  const found = await rows<{ basis: WeightBasis; count: number }>(
    db,
    sql`select basis, count(*)::int as count from weight_ranges t
      where ${matchesWords(String(keyword ?? ''), plainFields({ resource: weightRange as unknown as Resource })) ?? sql`true`}
        and ${is(sql`t.status`, status)} and ${is(sql`t.scope`, scope)} and ${is(sql`t.type_id`, type)} and ${is(sql`t.product_id`, product)}
        and ${containing(query) ?? sql`true`} group by basis`,
  )
  return weightBases.map((one) => ({ basis: one, count: found.find(({ basis }) => basis === one)?.count ?? 0 }))
}

const nameOfScope = async (db: Db, { scope, id }: BandScope): Promise<string> =>
  scope === 'global'
    ? ''
    : ((
        await row<{ name: string }>(
          db,
          sql`select name from ${sql.raw(scope === 'type' ? 'product_types' : 'factory_products')} where id = ${id}`,
        )
      )?.name ?? '')

/**
 * What stands beside the list: how many of each way of weighing; the ranges that count for the product or the type that is looked at, for all
 * where none is, with their gaps and the one of a weight.
 */
export async function overview(db: Db, query: RecordQuery): Promise<WeightOverview> {
  const { basis, weight } = query
  const wanted = { product: Number(query['product_id']) || undefined, type: Number(query['type_id']) || undefined }
  const { list, of } = await bandsFor(db, wanted, '', String(basis || 'piece'))
  const isOwn =
    of.scope === (wanted.product ? 'product' : wanted.type ? 'type' : 'global') && of.id === (wanted.product ?? wanted.type ?? 0)
  return {
    tabs: await tabsOf(db, query),
    in_use: list,
    in_use_of: { scope: of.scope, scope_id: of.id, scope_name: await nameOfScope(db, of), is_own: isOwn },
    gaps: gapsOf(list),
    match: weight ? (bandOf(list, String(weight)) ?? null) : null,
  }
}

/** What names a range: SKUs, rules of prices, lines of papers. */
export async function usesOfRange(db: Db, id: number): Promise<Record<'skus' | 'prices' | 'lines', number>> {
  const found = await row<Record<'skus' | 'prices' | 'lines', number>>(
    db,
    sql`select (select count(*)::int from factory_products_skus where weight_range_id = ${id}) as skus,
      (select count(*)::int from price_rules where weight_range_id = ${id}) as prices,
      (select count(*)::int from factory_documents_lines where weight_range_id = ${id}) as lines`,
  )
  return found!
}
