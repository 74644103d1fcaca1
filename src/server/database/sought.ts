import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../db.ts'

/** Rows that a search is counted and summed up to: who finds more says more of what is looked for. */
export const mostCounted = 1_000

/** One search, said in two ways. */
export interface Search {
  /** `select … as id` of all that it finds, by indexes. */
  indexed: SQL
  /** As one row is looked at, by no index. */
  plain: SQL
}

/** Rows that a search finds, in a condition that costs little. */
export interface Sought {
  where: SQL
  /** There are more than are counted. */
  isCapped: boolean
  count: number
}

/** What is listed besides the search: `from … where …` with the id of its rows, and in which order where an index has that. */
export interface Listed {
  id: SQL
  from: SQL
  order?: SQL
}

/** Rows that an index may give of a search that few of the first rows meet: going through those until a page is full would take longer. */
const mostTaken = 5_000

/** So many rows say how common a search is. */
const sampled = 500
/** Parts of them: from the first on it is met soon enough to be counted row by row, from the second on a page of it is soon full. */
const parts = { common: 0.2, frequent: 0.02 }

const idsOf = async (db: Db, select: SQL): Promise<string[]> =>
  (await row<{ ids: string[] }>(db, sql`select coalesce(array_agg(c.id), '{}')::text[] as ids from (${select}) c`))!.ids

/** So many rows are looked at before a common search was met more often than is counted. */
const lookedAt = mostCounted / parts.common

/** The part of the rows that would be looked at which a search finds: what the latest ones have in common may be rare soon after them. */
async function partOf(db: Db, { id, from, order }: Required<Listed>, plain: SQL): Promise<number> {
  const rowsInOrder = sql`select ${id} as id, row_number() over (${order}) as at ${from} ${order} limit ${lookedAt}`
  const first = sql`${id} in (select f.id from (${rowsInOrder}) f where f.at % ${lookedAt / sampled} = 1)`
  // the ids are taken first, however little they seem to narrow
  const found = await row<{ hits: number }>(db, sql`select count(*) filter (where ${plain})::int as hits ${from} and ${first}`)
  return found!.hits / sampled
}

/** Whether the first rows meet a search more often than is counted. */
async function isMet(db: Db, { id, from, order }: Required<Listed>, plain: SQL): Promise<boolean> {
  const first = sql`select ${id} as id, ${plain} as is_met ${from} ${order} limit ${lookedAt}`
  const found = await row<{ hits: number }>(
    db,
    sql`select count(*)::int as hits from (select from (${first}) f where f.is_met limit ${mostCounted + 1}) h`,
  )
  return found!.hits > mostCounted
}

/**
 * Takes what a search finds out of its indexes, where it is little enough to be counted and summed up by itself. Where it is more, rows are looked
 * at one by one, in the order of the list, until a page is full: what many rows hold is met soon.
 */
export async function seek(db: Db, listed: Listed, { indexed, plain }: Search): Promise<Sought> {
  const { id, from, order } = listed
  const part = order ? await partOf(db, { id, from, order }, plain) : parts.frequent
  const capped: Sought = { where: plain, isCapped: true, count: mostCounted }
  // a tenth of them was asked: no more rows are gone through than such a search needs
  if (order && part >= parts.common && (await isMet(db, { id, from, order }, plain))) return capped
  const most = part < parts.frequent ? mostTaken : mostCounted
  // one by one, what the index has first: no plan begins with everything that is listed
  const ids = await idsOf(
    db,
    sql`select n.id from (${indexed} offset 0) w cross join lateral (select ${id} as id ${from} and ${id} = w.id offset 0) n limit ${most + 1}`,
  )
  if (ids.length > most) return capped
  return { where: sql`${id} = any(${`{${ids.join(',')}}`}::bigint[])`, isCapped: false, count: ids.length }
}
