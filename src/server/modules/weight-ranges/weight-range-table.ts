import { sql } from 'drizzle-orm'
import weightRange from '#src/api/resources/weight-range.ts'
import type { Clash } from '../../importing/importer.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { isUpright, nameOf, namesOf, overlaps } from './band.ts'
import { neighbours, overview } from './in-use.ts'
import { bandSchema, gapSchema } from './schema.ts'

/** Ranges in use of one way of weighing never overlap. */
export default defineTable(weightRange, {
  order: sql`t.basis, t.min, t.sort, t.id`,
  // what is to be chosen for a product are the ranges that its SKUs have
  choices: {
    query: { product_id: { type: 'string', maxLength: 20, pattern: '^[0-9]*$' } },
    where: ({ product_id }) =>
      product_id
        ? sql`exists (select 1 from factory_products_skus s where s.parent_id = ${product_id}::bigint and s.weight_range_id = t.id)`
        : undefined,
    order: sql`t.min, t.id`,
  },
  beside: {
    query: { weight: { type: 'string', maxLength: 20 } },
    reply: {
      tabs: { type: 'array', items: { type: 'object', properties: { basis: { type: 'string' }, count: { type: 'integer' } } } },
      in_use: { type: 'array', items: bandSchema },
      gaps: { type: 'array', items: gapSchema },
      match: { ...bandSchema, nullable: true },
    },
    read: async (db, query) => ({ ...(await overview(db, query)) }),
  },
  async before(values, { db, before, isInFile }) {
    // one that is called by its ends is called by its new ones
    const isNamed = values.name.trim() !== '' && values.name !== (before && nameOf(before))
    const band = isNamed ? values : { ...values, name: nameOf(values) }
    if (!isUpright(band)) throw new Refusal({ status: 400, code: 'RANGE_ORDER', errors: { max: 'RANGE_ORDER' } })
    if (!band.isOn || isInFile) return band
    const other = (await neighbours(db, band.basis)).find(({ id, ...one }) => id !== before?.id && overlaps(band, one))
    if (other) throw new Refusal({ status: 400, code: 'RANGE_OVERLAP', values: namesOf(other), data: { other } })
    return band
  },
  // rows of a file stand beside each other: one may grow into the place that another one leaves
  async clashes(db, entries) {
    const upsideDown = entries.filter(({ values }) => !isUpright(values))
    const found = upsideDown.map(({ row }): Clash => ({ row, field: 'max', code: 'RANGE_ORDER' }))
    const inUse = entries.filter((entry) => entry.values.isOn && !upsideDown.includes(entry))
    const moved = new Set(entries.map(({ id }) => String(id ?? '')))
    for (const basis of new Set(inUse.map(({ values }) => values.basis))) {
      const own = inUse.filter(({ values }) => values.basis === basis)
      const there = (await neighbours(db, basis)).filter(({ id }) => !moved.has(String(id)))
      for (const [at, { row, values }] of own.entries()) {
        const taken = there.find((other) => overlaps(values, other))
        const twice = taken ?? own.slice(0, at).find((other) => overlaps(values, other.values))?.values
        if (!twice) continue
        const name = twice.name.trim() || nameOf(twice)
        found.push({ row, field: 'min', code: taken ? 'RANGE_OVERLAP' : 'RANGE_TWICE', values: namesOf({ ...twice, name }) })
      }
    }
    return found
  },
})
