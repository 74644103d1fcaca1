import { sql } from 'drizzle-orm'
import type { WeightRangeBody } from '#src/api/weight-ranges.ts'
import { shifted } from '#src/lib/decimal.ts'
import { codeOf, row, rows } from '../../db.ts'
import type { Clash, Importer } from '../../importing/importer.ts'
import { Refusal } from '../../refusal.ts'
import { nameOf, namesOf, overlaps, readBand, weightIn, type NewBand } from './band.ts'
import { addBody } from './schema.ts'
import { inScope, neighbours, readAll } from './service.ts'

const groupOf = ({ scope, scope_id, basis }: NewBand) => `${scope} ${scope_id} ${basis}`

/** Weight ranges from a file, the same ones by basis and lower end; those in use overlap neither each other nor those there are. */
export const weightsImporter: Importer<WeightRangeBody, NewBand> = {
  name: 'weights',
  table: 'weight_ranges',
  schema: addBody,
  fields: ['name', 'min', 'max', 'basis', 'price', 'price_unit', 'sort', 'status'],
  key: ['scope', 'scope_id', 'basis', 'min_g'],
  keyField: 'min',
  keyOf({ basis = 'piece', min = '' }) {
    try {
      return ['global', '0', basis, shifted(weightIn(min, 'min'), 3)]
    } catch {
      // no weight: it is refused as a row
      return null
    }
  },
  read: (body) => inScope(readBand(body)),

  async stored(db, ids) {
    const found = await readAll(db, ids)
    return found.map((band) => {
      const { id, version, scope, scope_id, min, max, basis, price, price_unit, sort, status } = band
      // one that is called by its ends is called by its new ones
      const name = band.name === nameOf(readBand(band)) ? '' : band.name
      return { id: Number(id), version, body: { name, scope, scope_id, min, max, basis, price, price_unit, sort, status } }
    })
  },

  async clashes(db, entries) {
    const inUse = entries.filter(({ entry }) => entry.status === 1)
    const found: Clash[] = []
    for (const group of new Set(inUse.map(({ entry }) => groupOf(entry)))) {
      const ofGroup = inUse.filter(({ entry }) => groupOf(entry) === group)
      const moved = new Set(entries.map(({ id }) => id))
      const there = (await neighbours(db, ofGroup[0]!.entry)).filter(({ id }) => !moved.has(id))
      for (const [at, { row: rowIndex, entry }] of ofGroup.entries()) {
        const taken = there.find((other) => overlaps(entry, other))
        const twice = taken ?? ofGroup.slice(0, at).find((other) => overlaps(entry, other.entry))?.entry
        if (twice) found.push({ row: rowIndex, field: 'min', code: taken ? 'RANGE_OVERLAP' : 'RANGE_TWICE', values: namesOf(twice) })
      }
    }
    return found
  },

  async write(db, user, entries) {
    const given = JSON.stringify(entries.map((entry, place) => ({ ...entry, place })))
    const made = await rows<{ id: number }>(
      db,
      sql`insert into weight_ranges (name, scope, scope_id, min_g, max_g, basis, price, price_unit, sort, status, updated_by)
        select name, scope, scope_id, min * 1000, max * 1000, basis, price * 10000, price_unit, sort, status, ${user.name}
        from jsonb_to_recordset(${given}::jsonb) as f(place int, name text, scope text, scope_id bigint, min numeric, max numeric,
          basis text, price numeric, price_unit text, sort int, status int)
        order by place returning id`,
    )
    return made.map(({ id }) => id)
  },

  async update(db, user, entries) {
    const given = JSON.stringify(entries.map(({ id, version, entry }) => ({ ...entry, id, version })))
    const changed = await rows(
      db,
      sql`update weight_ranges w set name = f.name, max_g = f.max * 1000, price = f.price * 10000, price_unit = f.price_unit, sort = f.sort,
          status = f.status, version = w.version + 1, updated_by = ${user.name}, updated_at = now()
        from jsonb_to_recordset(${given}::jsonb) as f(id bigint, version int, name text, max numeric, price numeric, price_unit text,
          sort int, status int)
        where w.id = f.id and w.version = f.version returning w.id`,
    )
    return changed.length
  },

  async remove(db, ids) {
    const work = row<{ count: number }>(
      db,
      sql`with gone as (delete from weight_ranges where id = any(${sql.param([...ids])}::bigint[]) and version = 1 returning 1)
        select count(*)::int as count from gone`,
    )
    const result = await work.catch((error: unknown) => {
      if (codeOf(error) === '23503') throw new Refusal({ status: 400, code: 'RANGE_IN_USE' })
      throw error
    })
    return result?.count ?? 0
  },
}
