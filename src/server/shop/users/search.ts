import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { fragmentsOf, way, waysOfName, type Way } from './names.ts'

/** Users that a search is counted to: who finds more says more of what is looked for. */
export const mostFound = 5_000

/** Fragments that all have to be met, each in one of its ways. */
export type UserSearch = readonly (readonly Way[])[]

const any = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`)
const every = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

/** Each way is asked of its own index: one condition of them all would take the characters of every row apart again. */
const members = (ways: readonly Way[], most?: number): SQL =>
  sql.join(
    ways.map(({ indexed }) => sql`(select u.uid from shop_users u where ${indexed}${most === undefined ? sql`` : sql` limit ${most}`})`),
    sql` union all `,
  )

/** Users `u` that a search means, however many. */
export const isMeant = (search: UserSearch): SQL =>
  every(search.map((ways) => (ways.length > 0 ? sql`u.uid in (${members(ways)})` : sql`false`)))

/**
 * Users `u` whose names hold every fragment of a text, as written or by its sound.
 * @param others what a fragment may be besides, such as a number
 */
export const hasName = (text: string, others: (fragment: string) => readonly SQL[] = () => []): SQL =>
  isMeant(fragmentsOf(text).map((fragment) => [...waysOfName(fragment), ...others(fragment).map(way)]))

const plainly = (search: UserSearch): SQL => every(search.map((ways) => any(ways.map(({ plain }) => plain))))

/** Everybody whom a fragment means, as far as the indexes give it at once; undefined where that is more than are counted. */
async function candidates(db: Db, ways: readonly Way[]): Promise<number[] | undefined> {
  if (ways.length === 0) return []
  const found = await row<{ uids: number[] | null }>(
    db,
    sql`select case when count(*) <= ${mostFound} then coalesce(array_agg(c.uid::int), '{}') end as uids
      from (select distinct m.uid from (${members(ways, mostFound + 1)}) m) c`,
  )
  return found?.uids ?? undefined
}

/** Users whom a search means, in a condition that costs little. */
export interface FoundUsers {
  where: SQL
  /** How many they are, where that is known already; `isCapped` where they are more than are counted. */
  count?: number
  isCapped: boolean
}

/**
 * A rare fragment is taken out of the indexes as a whole, and the others are asked of those users alone; where all of them are common, users are
 * gone through one by one, in the order of the list, until a page is full.
 */
export async function findUsers(db: Db, search: UserSearch): Promise<FoundUsers> {
  let fewest: { at: number; uids: number[] } | undefined
  for (const [at, ways] of search.entries()) {
    const uids = await candidates(db, ways)
    if (uids && uids.length < (fewest?.uids.length ?? Infinity)) fewest = { at, uids }
  }
  const isAlone = search.length === 1
  if (!fewest) return { where: plainly(search), isCapped: isAlone, ...(isAlone && { count: mostFound }) }
  const { at, uids } = fewest
  const ids = sql`u.uid = any(${`{${uids.join(',')}}`}::bigint[])`
  if (isAlone) return { where: ids, isCapped: false, count: uids.length }
  return { where: sql`${ids} and ${plainly(search.filter((_, index) => index !== at))}`, isCapped: false }
}
