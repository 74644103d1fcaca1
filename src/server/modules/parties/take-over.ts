import { sql } from 'drizzle-orm'
import type { PartyElsewhere } from '#src/api/party-take-over.ts'
import { readRecord, writeRecord } from '#src/api/records.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { withOwner } from '../../tables/scope.ts'
import type { Table } from '../../tables/table.ts'
import { changeRow, lockedRow, type Writer } from '../../tables/write.ts'
import { completedBy } from './completed-by.ts'
import { flagOf, onlyElsewhere, otherSide, type Side } from './rules.ts'

/** Refuses with PARTY_ELSEWHERE and the party where one of the other side, that this person may see, has the name of a new one. */
export async function refuseElsewhere({ db, user }: { db: Db; user: User }, side: Side, name: string): Promise<void> {
  const party = await row<PartyElsewhere['party']>(
    db,
    sql`select id::text as id, name from parties where name = ${name} and ${onlyElsewhere(side, user)}`,
  )
  if (!party) return
  const code = `PARTY_ELSEWHERE_${otherSide[side]}`
  throw new Refusal({ status: 400, code, values: { name: party.name }, data: { party } })
}

/**
 * Makes a party of the other side one of this side as well; what it has not filled in comes from `record`. Refused with RECORD_GONE where
 * it is not there.
 */
export async function takeOver(
  db: Db,
  table: Table,
  side: Side,
  { id, record }: { id: number; record: WireRecord },
  writer: Writer,
): Promise<{ id: string; version: number }> {
  const taken = await row(
    db,
    sql`update parties set ${flagOf(side)} = true where id = ${id} and ${onlyElsewhere(side, writer.user)} returning id`,
  )
  if (!taken) throw new Refusal({ status: 404, code: 'RECORD_GONE' })
  // rules judge the whole record
  const whole = { ...writer, user: { ...writer.user, level: 0 } }
  const { fields } = table.resource
  const stored = readRecord(fields, await lockedRow(db, table, id, whole.user, undefined))
  const completed = completedBy(table, stored, [readRecord(fields, record)])
  const values = await withOwner(table, completed as typeof stored, { ...writer, db, before: undefined })
  return changeRow(db, table, id, writeRecord(fields, values), whole)
}
