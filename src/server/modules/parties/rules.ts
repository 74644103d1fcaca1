import { sql, type SQL } from 'drizzle-orm'
import type { RecordOf } from '#src/api/resource.ts'
import type { partyFields } from '#src/api/parties.ts'
import { isWithin } from '../../access/data-scope.ts'
import { row, type Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import type { Writing } from '../../tables/table.ts'

type PartyFields = typeof partyFields
type Party = RecordOf<PartyFields>

/** The next free number, `KH0001`: those that people chose are passed over. */
async function nextNumber(db: Db, letters: string): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`parties ${letters}`}, 0))`)
  const found = await row<{ last: number }>(
    db,
    sql`select coalesce(max(substring(sn from '[0-9]+$')::numeric), 0)::bigint as last from parties where sn ~ ${`^${letters}[0-9]{1,9}$`}`,
  )
  return `${letters}${String((found?.last ?? 0) + 1).padStart(4, '0')}`
}

const onlyOneMain = <Line extends { isMain: boolean }>(lines: readonly Line[]): readonly Line[] => {
  const main = lines.findIndex(({ isMain }) => isMain)
  return lines.map((line, at) => ({ ...line, isMain: at === Math.max(main, 0) }))
}

/** What customers and suppliers have in common: a number of their own, one main contact and address, days only where the terms have some. */
export async function completed<P extends Party>(values: P, { db }: Pick<Writing<PartyFields>, 'db'>, letters: string): Promise<P> {
  return {
    ...values,
    sn: values.sn || (await nextNumber(db, letters)),
    payDays: values.payTerm === 'days' || values.payTerm === 'month_end' ? (values.payDays ?? 30) : null,
    contacts: onlyOneMain(values.contacts),
    addresses: onlyOneMain(values.addresses),
  }
}

export type Side = 'customer' | 'supplier'

export const otherSide = { customer: 'supplier', supplier: 'customer' } as const

/** The column that says that a party is of a side. */
export const flagOf = (side: Side): SQL => sql.identifier(`is_${side}`) as unknown as SQL

const owners = { customer: sql`salesman_id`, supplier: sql`buyer_id` }

/** A party that is of the other side alone, as far as this person may see it there. */
export const onlyElsewhere = (side: Side, user: User): SQL => {
  const other = otherSide[side]
  return sql`merged_into is null and ${flagOf(other)} and not ${flagOf(side)} and ${isWithin(owners[other], user) ?? sql`true`}`
}

/** Rows of one side that nobody has merged into another. */
export const ofSide = (side: Side) => ({
  scope: (): SQL => sql`(t.${flagOf(side)} and t.merged_into is null)`,
  fixed: { [`is_${side}`]: sql`true` },
  // who is of both sides stays on the other one
  leaves: { when: sql`t.${flagOf(otherSide[side])}`, set: sql`${flagOf(side)} = false` },
})
