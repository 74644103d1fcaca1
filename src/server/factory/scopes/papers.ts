import { sql, type SQL } from 'drizzle-orm'
import { isWithin, type Scoped } from '../../access/data-scope.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { seenParty } from './parties.ts'
import { keptBy, type Keeper } from './warehouses.ts'

/** Where the texts that papers are found by stand. */
export const wordsOfPapers = (id: SQL) => ({ table: sql`paper_words`, key: sql`document_id`, id })

/** Kinds that are somebody's own whoever the party is. */
const owned = sql`('PO', 'SO')`

/**
 * Papers `alias` of any kind that somebody may see (manufacturing 2.12, I13): of warehouses that they keep, and their own or of a party that is theirs;
 * undefined for all. Rows of their lines know no warehouse that goods go to (`isLine`).
 */
export function seenPaper(user: Scoped & Keeper, alias: string, { isLine = false } = {}): SQL | undefined {
  const of = (column: string) => sql.raw(`${alias}.${column}`)
  const kept = keptBy(user, of('warehouse_id'), isLine ? undefined : of('to_warehouse_id'))
  const [own, party] = [isWithin(of('salesman_id'), user), seenParty(user, of('party_id'))]
  const theirs = own && sql`(${own} or ${of('type')} not in ${owned} and ${party ?? sql`true`})`
  const both = [kept, theirs].filter((one) => one !== undefined)
  return both.length > 0 ? sql.join(both, sql` and `) : undefined
}

/** The same as a condition. */
export const isSeenPaper = (user: Scoped & Keeper, alias: string): SQL => seenPaper(user, alias) ?? sql`true`

/** Refused with `RECORD_GONE`, as one that is not there, for papers of which somebody may not see one. */
export async function refuseForeignPapers(db: Db, user: Scoped & Keeper, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  const seen = seenPaper(user, 'd')
  if (!seen || wanted.length === 0) return
  const found = await row<{ count: number }>(
    db,
    sql`select count(*)::int as count from factory_documents d where d.id = any(${sql.param(wanted)}::bigint[]) and ${seen}`,
  )
  if (found!.count < wanted.length) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
}
