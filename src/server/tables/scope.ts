import { sql, type SQL } from 'drizzle-orm'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import type { RecordOf } from '#src/api/resource.ts'
import { isWithin } from '../access/data-scope.ts'
import { row, type Db } from '../db.ts'
import type { Locale } from '../locale.ts'
import { sentence } from '../messages.ts'
import { Refusal } from '../refusal.ts'
import type { User } from '../sessions.ts'
import type { Table } from './table.ts'

const ownerField = ({ ownedBy, resource }: Pick<Table, 'ownedBy' | 'resource'>): Field<unknown> => resource.fields[ownedBy!]!

/** Rows of `t` whose owner is within somebody's data scope; what belongs to nobody is seen by those who see all. */
export const withinScope = (table: Pick<Table, 'ownedBy' | 'resource'>, user: User): SQL | undefined =>
  table.ownedBy ? isWithin(sql`t.${sql.identifier(wireOf(table.ownedBy, ownerField(table)))}`, user) : undefined

/** Whether somebody may give a record to an owner: nobody puts one where they do not see it themselves. */
export async function mayOwn(db: Db, owner: unknown, user: User): Promise<boolean> {
  const within = isWithin(sql`a.id`, user)
  return !within || Boolean(await row(db, sql`select 1 as is from accounts a where a.id = ${Number(owner) || 0} and ${within}`))
}

/**
 * A record with its owner: a new one of somebody who does not see all is their own unless told. Refused with OWNER_BEYOND for an owner
 * outside of their data scope; one that stays as it was is not judged.
 */
export async function withOwner<F extends Fields>(
  table: Table<F>,
  values: RecordOf<F>,
  { db, user, locale, before }: { db: Db; user: User; locale: Locale; before: RecordOf<F> | undefined },
): Promise<RecordOf<F>> {
  const { ownedBy } = table
  if (!ownedBy || user.level === 0 || user.dataScope === 'all') return values
  const field = ownerField(table as unknown as Table)
  const owner = (values as Readonly<Record<string, unknown>>)[ownedBy]
  if (before && owner === (before as Readonly<Record<string, unknown>>)[ownedBy]) return values
  if (!before && field.kind.isEmpty(owner)) return { ...values, [ownedBy]: String(user.id) }
  if (await mayOwn(db, owner, user)) return values
  const message = sentence('OWNER_BEYOND', locale)!
  throw new Refusal({ status: 400, code: 'OWNER_BEYOND', message, errors: { [wireOf(ownedBy, field)]: message } })
}
