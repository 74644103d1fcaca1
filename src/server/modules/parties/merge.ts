import { sql } from 'drizzle-orm'
import type { MergeBody } from '#src/api/party-merge.ts'
import { readRecord } from '#src/api/records.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { ledgers } from '../../database/runtime-role.ts'
import { Refusal } from '../../refusal.ts'
import { linesFields, type Table } from '../../tables/table.ts'
import { changeRow, lockedWhole, type Writer } from '../../tables/write.ts'
import { wireOf } from '#src/kinds/kind.ts'
import { completedBy } from './completed-by.ts'

/** Columns of other tables that refer to a party; the lines of its own are dealt with one by one. */
const referring = (db: Db, table: Table) =>
  rows<{ source: string; name: string }>(
    db,
    sql`select c.conrelid::regclass::text as source, a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${table.name}::regclass and cardinality(c.conkey) = 1
        and c.conrelid::regclass::text <> all(${sql.param(linesFields(table).map(({ name, field }) => `${table.name}_${wireOf(name, field)}`))}::text[])`,
  )

/** What stands in a ledger stays there: who has entries goes over into nobody. */
async function refuseEntered(db: Db, source: string, name: string, ids: readonly number[]): Promise<void> {
  const found = await row(
    db,
    sql`select 1 as one from ${sql.identifier(source)} where ${sql.identifier(name)} = any(${sql.param([...ids])}::bigint[]) limit 1`,
  )
  if (found) throw new Refusal({ status: 422, code: 'MERGE_ENTERED' })
}

type Values = Readonly<Record<string, unknown>>

/** Makes one record of several. Refused with MERGE_ITSELF, MERGE_ENTERED, RECORD_GONE, and 409 for an older version of the one that stays. */
export function mergeParties(
  db: Db,
  table: Table,
  { id, version, from }: MergeBody,
  writer: Writer,
): Promise<{ id: string; version: number }> {
  const target = Number(id)
  const ids = [...new Set(from.map(Number))]
  if (ids.includes(target)) throw new Refusal({ status: 400, code: 'MERGE_ITSELF' })
  return transaction(db, async (inner) => {
    // in the order of their ids, so that two merges never wait for each other
    const locked = new Map<number, Values>()
    for (const one of [target, ...ids].sort((a, b) => a - b)) {
      const found = await lockedWhole(inner, table, one, writer.user, one === target ? version : undefined)
      locked.set(one, readRecord(table.resource.fields, found))
    }
    const values = completedBy(
      table,
      locked.get(target)!,
      ids.map((one) => locked.get(one)!),
    )
    for (const { source, name } of await referring(inner, table)) {
      if (source === table.name) continue
      if (ledgers.some((ledger) => ledger === source)) {
        await refuseEntered(inner, source, name, ids)
        continue
      }
      await inner.execute(
        sql`update ${sql.identifier(source)} set ${sql.identifier(name)} = ${target} where ${sql.identifier(name)} = any(${sql.param(ids)}::bigint[])`,
      )
    }
    // first out of the way: names and numbers of those that go may be taken over
    await inner.execute(
      sql`update ${sql.identifier(table.name)} set merged_into = ${target}, version = version + 1, updated_by = ${writer.user.name}, updated_at = now()
        where id = any(${sql.param(ids)}::bigint[]) or merged_into = any(${sql.param(ids)}::bigint[])`,
    )
    const sides = await row<{ customer: boolean; supplier: boolean }>(
      inner,
      sql`select bool_or(is_customer) as customer, bool_or(is_supplier) as supplier from ${sql.identifier(table.name)}
        where id = ${target} or merged_into = ${target}`,
    )
    await inner.execute(
      sql`update ${sql.identifier(table.name)} set is_customer = ${sides!.customer}, is_supplier = ${sides!.supplier} where id = ${target}`,
    )
    const body = Object.fromEntries(
      Object.entries(table.resource.fields)
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => [wireOf(name, field), field.kind.write(values[name])]),
    )
    return changeRow(inner, table, target, body, { ...writer, user: { ...writer.user, level: 0 } })
  })
}
