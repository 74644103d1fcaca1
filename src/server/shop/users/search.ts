import { sql, type SQL } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { fragmentsOf, way, waysOfName, type Way } from './names.ts'

/** Users that a search is counted to: who finds more says more of what is looked for. */
export const mostFound = 1_000

/** Users that a fragment may mean to be taken out of the indexes as a whole, where others are narrowed by it alone; of several fragments more. */
const mostTaken = { alone: 5_000, ofSeveral: 25_000 }

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

/** Everybody whom a fragment means, as far as the indexes give it at once; undefined where that is more than `most`. */
async function candidates(db: Db, ways: readonly Way[], most: number): Promise<number[] | undefined> {
  if (ways.length === 0) return []
  const found = await row<{ uids: number[] | null }>(
    db,
    sql`select case when count(*) <= ${most} then coalesce(array_agg(c.uid::int), '{}') end as uids
      from (select distinct m.uid from (${members(ways, most + 1)}) m) c`,
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

const among = (uids: readonly number[]): SQL => sql`u.uid = any(${`{${uids.join(',')}}`}::bigint[])`

/**
 * A fragment that few enough are meant by is taken out of the indexes as a whole, and the others are asked of those users alone; where all of
 * them are common, users are gone through one by one, in the order of the list, until a page is full.
 * @param isPlain nothing else narrows or orders the list: no more than are counted have to be known
 */
export async function findUsers(db: Db, search: UserSearch, isPlain: boolean): Promise<FoundUsers> {
  const [alone] = search
  if (search.length === 1 && alone) {
    const uids = await candidates(db, alone, isPlain ? mostFound : mostTaken.alone)
    if (!uids) return { where: plainly(search), isCapped: isPlain, ...(isPlain && { count: mostFound }) }
    const isCapped = uids.length > mostFound
    return { where: among(uids), isCapped, count: Math.min(uids.length, mostFound) }
  }
  for (const ways of rarestFirst(search)) {
    const uids = await candidates(db, ways, mostTaken.ofSeveral)
    if (uids) return { where: sql`${among(uids)} and ${plainly(search.filter((other) => other !== ways))}`, isCapped: false }
  }
  return { where: plainly(search), isCapped: false }
}

/** A fragment with one way to mean somebody is no sound: few are called so, where many sound alike. */
const rarestFirst = (search: UserSearch) => search.toSorted((a, b) => a.length - b.length)
