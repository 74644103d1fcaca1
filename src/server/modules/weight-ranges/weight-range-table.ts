import { sql } from 'drizzle-orm'
import weightRange from '#src/api/resources/weight-range.ts'
import type { Db } from '../../db.ts'
import type { Clash } from '../../importing/importer.ts'
import { Refusal } from '../../refusal.ts'
import { defineTable } from '../../tables/table.ts'
import { isUpright, nameOf, namesOf, overlaps } from './band.ts'
import { containing, neighbours, overview, usesOfRange } from './in-use.ts'
import { bandSchema, gapSchema, scopeSchema } from './schema.ts'
import { scoped, scopeOf, type WeightRange } from './scope.ts'

const textual = { type: 'string', maxLength: 20 } as const

/** What somebody has said to be of another type or product would still be named by SKUs of the one that it was of. */
async function refuseMoved(db: Db, band: WeightRange, before: WeightRange): Promise<void> {
  if (band.scope === before.scope && band.scopeId === before.scopeId && band.basis === before.basis) return
  const { skus, prices, lines } = await usesOfRange(db, Number(before.id))
  if (skus + prices + lines > 0) throw new Refusal({ status: 400, code: 'RANGE_MOVED', errors: { scope: 'RANGE_MOVED' } })
}

interface Entry {
  row: number
  id?: number
  values: WeightRange
}

/** Rows of a file with whom they count for, and those that do not say it. */
function scopedEntries(entries: readonly Entry[]): { said: Entry[]; unsaid: Clash[] } {
  const unsaid: Clash[] = []
  const said = entries.flatMap((entry) => {
    const { scope, scopeId } = entry.values
    if (scope === 'global' || scopeId) return [{ ...entry, values: scoped(entry.values, undefined, true) }]
    unsaid.push({ row: entry.row, field: 'scope_id', code: 'FIELD_REQUIRED' })
    return []
  })
  return { said, unsaid }
}

const groupOf = ({ values: { basis, scope, scopeId } }: Entry) => `${basis} ${scope} ${scopeId}`

/** Rows of a file that overlap what is in use, or each other; where those of `moved` stood is free. */
async function overlapsOf(db: Db, entries: readonly Entry[], moved: ReadonlySet<string>): Promise<Clash[]> {
  const found: Clash[] = []
  for (const group of new Set(entries.map(groupOf))) {
    const own = entries.filter((one) => groupOf(one) === group)
    const { basis } = own[0]!.values
    const there = (await neighbours(db, basis, scopeOf(own[0]!.values))).filter(({ id }) => !moved.has(id))
    for (const [at, { row, values }] of own.entries()) {
      const taken = there.find((other) => overlaps(values, other))
      const twice = taken ?? own.slice(0, at).find((other) => overlaps(values, other.values))?.values
      if (!twice) continue
      const name = twice.name.trim() || nameOf(twice)
      found.push({ row, field: 'min', code: taken ? 'RANGE_OVERLAP' : 'RANGE_TWICE', values: namesOf({ ...twice, name }) })
    }
  }
  return found
}

/** Ranges in use of one scope and way of weighing never overlap. */
export default defineTable(weightRange, {
  // what is to be chosen for a product are the ranges that its SKUs have
  choices: {
    query: { product_id: { type: 'string', maxLength: 20, pattern: '^[0-9]*$' } },
    where: ({ product_id }) =>
      product_id
        ? sql`exists (select 1 from factory_products_skus s where s.parent_id = ${product_id}::bigint and s.weight_range_id = t.id)`
        : undefined,
    order: sql`t.min, t.id`,
  },
  order: sql`t.basis, t.scope, t.scope_id, t.min, t.sort, t.id`,
  extra: {
    scope_name: sql`coalesce((select name from product_types y where y.id = t.type_id), (select name from factory_products p where p.id = t.product_id), '')`,
    sku_count: sql`(select count(*)::int from factory_products_skus s where s.weight_range_id = t.id)`,
  },
  beside: {
    query: { weight: textual, contains: textual },
    where: containing,
    reply: {
      tabs: { type: 'array', items: { type: 'object', properties: { basis: { type: 'string' }, count: { type: 'integer' } } } },
      in_use: { type: 'array', items: bandSchema },
      in_use_of: scopeSchema,
      gaps: { type: 'array', items: gapSchema },
      match: { ...bandSchema, nullable: true },
    },
    read: async (db, query) => ({ ...(await overview(db, query)) }),
  },
  usesOf: usesOfRange,
  async before(values, { db, before, isInFile = false }) {
    const given = scoped(values, before, isInFile)
    // one that is called by its ends is called by its new ones
    const isNamed = given.name.trim() !== '' && given.name !== (before && nameOf(before))
    const band = isNamed ? given : { ...given, name: nameOf(given) }
    if (!isUpright(band)) throw new Refusal({ status: 400, code: 'RANGE_ORDER', errors: { max: 'RANGE_ORDER' } })
    if (before) await refuseMoved(db, band, before)
    if (!band.isOn || isInFile) return band
    const other = (await neighbours(db, band.basis, scopeOf(band))).find(({ id, ...one }) => id !== before?.id && overlaps(band, one))
    if (other)
      throw new Refusal({
        ...{ status: 400, code: 'RANGE_OVERLAP', values: namesOf(other), data: { other }, errors: { min: 'RANGE_OVERLAP' } },
      })
    return band
  },
  // rows of a file stand beside each other: one may grow into the place that another one leaves
  async clashes(db, entries) {
    const { said, unsaid } = scopedEntries(entries)
    const upsideDown = said.filter(({ values }) => !isUpright(values))
    const moved = new Set(entries.map(({ id }) => String(id ?? '')))
    const found = upsideDown.map(({ row }): Clash => ({ row, field: 'max', code: 'RANGE_ORDER' }))
    const inUse = said.filter((entry) => entry.values.isOn && !upsideDown.includes(entry))
    return [...unsaid, ...found, ...(await overlapsOf(db, inUse, moved))]
  },
})
