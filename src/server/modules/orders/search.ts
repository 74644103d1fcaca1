import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../../db.ts'
import { wordSearch, orderConditions, type OrderFilter, type WordSearch } from './filters.ts'

export const latestFirst = sql`order by o.added_at desc, o.id desc`

/** How far one look goes; given by tests, which have fewer orders. */
export interface Reach {
  /** Orders that are gone through one by one at first, to learn how many of them hold the text; and at most in a later look. */
  atFirst: number
  walked: number
  /** Orders that the index may give at once: they lie anywhere in the table. */
  taken: number
}

const usual: Reach = { atFirst: 1_000, walked: 20_000, taken: 6_000 }
const mostLooks = 12

/** Orders added from `since` on and before `until`, in whole unix seconds. */
interface Span {
  since?: number
  until?: number
}

const within = (where: SQL, { since, until }: Span): SQL => {
  const from = since === undefined ? sql`` : sql` and o.added_at >= to_timestamp(${since})`
  return sql`${where}${from}${until === undefined ? sql`` : sql` and o.added_at < to_timestamp(${until})`}`
}

/** Between when the listed orders were added, and since when the latest of them; null where there are no more than those. */
async function edgesOf(db: Db, listed: SQL, atFirst: number) {
  const at = (order: SQL) => sql`extract(epoch from (select o.added_at from shop_orders o where ${listed} ${order}))`
  const found = await row<{ newest: number; since: number | null; oldest: number }>(
    db,
    sql`select ceil(${at(sql`${latestFirst} limit 1`)})::float8 as newest, floor(${at(sql`order by o.added_at, o.id limit 1`)})::float8 as oldest,
      floor(${at(sql`${latestFirst} limit 1 offset ${atFirst}`)})::float8 as since`,
  )
  return found!
}

/** Goes through orders one by one, from the latest. */
async function walk(db: Db, { others, plain }: WordSearch, span: Span, most: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select o.id from shop_orders o where ${within(others, span)} and ${plain} ${latestFirst} limit ${most}`,
  )
  return found.map(({ id }) => id)
}

/** Takes orders out of the index; undefined where it has more than `taken`. The limits stand where no plan reckons with them. */
async function take(db: Db, { others, indexed }: WordSearch, span: Span, most: number, taken: number): Promise<number[] | undefined> {
  const found = await rows<{ id: number; count: number }>(
    db,
    sql`with held as materialized (select o.id, o.added_at from shop_orders o where ${within(others, span)} and ${indexed}),
      o as (select * from held limit ${taken + 1})
      select o.id, (count(*) over ())::int as count from o ${latestFirst} limit ${most}`,
  )
  return (found[0]?.count ?? 0) > taken ? undefined : found.map(({ id }) => id)
}

/**
 * The latest orders that hold a text, each look as far back as the earlier ones say that enough is found: a common text is met soon by going
 * through orders one by one, a rare one is taken out of the index as a whole, and what is between them for a part of the time.
 */
async function latest(db: Db, search: WordSearch, most: number, { atFirst, walked, taken }: Reach): Promise<number[]> {
  const { newest, since, oldest } = await edgesOf(db, search.listed, atFirst)
  if (since === null) return walk(db, search, {}, most)
  const found = await walk(db, search, { since }, most)
  const eachTakes = Math.max(1, newest - since) / atFirst
  let until = since
  let longest = Infinity
  for (let looks = 0; looks < mostLooks && found.length < most && until > oldest; looks++) {
    const missing = most - found.length
    const each = Math.max(1, newest - until) / Math.max(1, found.length)
    // a quarter more than what is to be expected, or all that is left where the index may give that at once
    const wanted = (until - oldest) / each < taken ? Infinity : missing * 1.25 * each
    const seconds = Math.max(1, Math.ceil(Math.min(longest, wanted, until - oldest)))
    const span = { since: until - seconds, until }
    const isNear = seconds <= walked * eachTakes
    const part = isNear ? await walk(db, search, span, missing) : await take(db, search, span, missing, taken)
    longest = part ? Infinity : seconds / 4
    if (!part) continue
    found.push(...part)
    until = span.since
  }
  const left = most - found.length
  return left > 0 && until > oldest ? [...found, ...(await walk(db, search, { until }, left))] : found
}

/** Ids of the latest orders that a filter with a text finds, at most so many, in their order. */
export async function searchOrders(db: Db, filter: OrderFilter, most: number, reach = usual): Promise<number[]> {
  const search = wordSearch(filter)
  if (search) return latest(db, search, most, reach)
  const found = await rows<{ id: number }>(
    db,
    sql`select o.id from shop_orders o where ${orderConditions(filter)} ${latestFirst} limit ${most}`,
  )
  return found.map(({ id }) => id)
}
