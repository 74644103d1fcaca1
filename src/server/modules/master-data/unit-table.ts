import { sql } from 'drizzle-orm'
import unit from '#src/api/resources/unit.ts'
import { row } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { usesOfUnit } from './uses.ts'

/** A unit is so many of its base, and a base is of none: one step leads from any unit to any other of its kind. */
export default defineTable(unit, {
  usesOf: usesOfUnit,
  /** Among those of one SKU. */
  choices: {
    query: { sku_id: { type: 'string', maxLength: 20, pattern: '^[0-9]*$' } },
    where: ({ sku_id }) => (sku_id ? sql`t.id in (select k.unit_id from sku_units k where k.sku_id = ${sku_id}::bigint)` : undefined),
  },
  async before(values, { db, before }) {
    if (values.base === '') return { ...values, num: 1, den: 1 }
    // two that make each other their base wait here
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('units base', 0))`)
    const found = await row(
      db,
      sql`select 1 as one from units where (id = ${values.base} and base_id is not null) or base_id = ${before?.id ?? 0} limit 1`,
    )
    if (found || values.base === before?.id) throw new Refusal({ status: 400, code: 'UNIT_BASE', errors: { base_id: 'UNIT_BASE' } })
    return values
  },
})
