import { sql, type SQL } from 'drizzle-orm'
import { priceKey } from '#src/api/factory-lines.ts'
import type { PaperType } from '#src/api/factory-orders.ts'
import { numberLetters, type DocumentType } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { tables } from '../../tables/all-tables.ts'
import { withinScope } from '../../tables/scope.ts'
import type { Table } from '../../tables/table.ts'

const byLetters = new Map(Object.entries(numberLetters).map(([type, letters]) => [letters, type as DocumentType]))

/** Tables of papers by their kind. */
export const papers: ReadonlyMap<string, Table> = new Map(
  tables
    .filter(({ name }) => name === 'factory_documents')
    .map((table) => [byLetters.get(table.resource.document!.number.letters)!, table]),
)

/** Keys of the pages of papers: with one of them a call of the family is heard, with that of its kind it is done. */
export const paperPages: readonly string[] = [...papers.values()].map(({ resource }) => resource.keys.page)

export const holds = ({ level, permissions }: User, key: string) => level === 0 || permissions.has(key)

/** The table of a kind for somebody who may see its page. @throws Refusal 110000, 400 `PAPER_UNKNOWN` for a kind that has no page yet */
export function paperFor(type: PaperType, user: User): Table {
  const table = papers.get(type)
  if (!table) throw new Refusal({ status: 400, code: 'PAPER_UNKNOWN', errors: { type: 'PAPER_UNKNOWN' } })
  refuseWithout(user, table.resource.keys.page)
  return table
}

/** @throws Refusal 110000 where somebody has not the key */
export function refuseWithout(user: User, key: string): void {
  if (!holds(user, key)) throw new Refusal({ status: 110000, code: '110000' })
}

/** Papers `t` that somebody may see of a kind, as its own list has them; undefined for who sees all. */
export function scopeOf(table: Table, user: User): SQL | undefined {
  const scopes = user.level === 0 ? [] : [table.scope?.(user), withinScope(table, user)].filter((one) => one !== undefined)
  return scopes.length > 0 ? sql.join(scopes, sql` and `) : undefined
}

/** The same for papers `d`. */
export function seenPapers(table: Table, user: User): SQL | undefined {
  const scope = scopeOf(table, user)
  return scope && sql`exists (select from factory_documents t where t.id = d.id and ${scope})`
}

/** Whether somebody sees what is bought for: all kinds of paper there are are about that. */
export const mayPrice = (user: User): boolean => holds(user, priceKey)

/** What was said of an event; which papers were settled by how much is for who may see prices. */
export const noteFor = (user: User): SQL => (mayPrice(user) ? sql`note` : sql`case when what = 'allocate' then '' else note end`)

/** Whether somebody may write a paper of a kind. */
export const mayAdd = (user: User, { resource: { keys } }: Table): boolean => holds(user, keys.add) && holds(user, keys.edit)
