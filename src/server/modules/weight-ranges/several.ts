import type { gapWays, WeightBasis, WeightScopeRef } from '#src/api/weight-ranges.ts'
import type { Db } from '../../db.ts'
import type { BandScope } from '../../factory/weight-bands.ts'
import { Refusal } from '../../refusal.ts'
import type { Table } from '../../tables/table.ts'
import { addRow, changeRow, type Writer } from '../../tables/write.ts'
import { nameOf } from './band.ts'
import { neighbours } from './in-use.ts'
import weightRanges from './weight-range-table.ts'

const table = weightRanges as unknown as Table

const scopeOf = ({ scope, scope_id: id = 0 }: WeightScopeRef): BandScope => ({ scope, id: scope === 'global' ? 0 : Number(id) })
const wireOf = ({ scope, id }: BandScope) => ({ scope, scope_id: id })

/** Copies the ranges in use of one scope into another; the caller's transaction takes all back when one is refused. @throws Refusal `RANGE_OVERLAP` */
export async function copyBands(
  db: Db,
  { from, to, basis = 'piece' }: { from: WeightScopeRef; to: WeightScopeRef; basis?: WeightBasis },
  writer: Writer,
): Promise<number> {
  const [source, target] = [scopeOf(from), scopeOf(to)]
  if (source.scope === target.scope && source.id === target.id)
    throw new Refusal({ status: 400, code: 'RANGE_SAME', errors: { to: 'RANGE_SAME' } })
  const bands = await neighbours(db, basis, source)
  if (bands.length === 0) throw new Refusal({ status: 400, code: 'RANGE_NONE', errors: { from: 'RANGE_NONE' } })
  for (const { id: _, ...band } of bands) await addRow(db, table, { ...band, basis, ...wireOf(target) }, writer)
  return bands.length
}

/** Closes the gaps between the ranges in use of one scope, answers how many there were. @throws Refusal `RANGE_NO_GAPS` */
export async function closeGaps(
  db: Db,
  { basis = 'piece', way, ...at }: WeightScopeRef & { basis?: WeightBasis; way: (typeof gapWays)[number] },
  writer: Writer,
): Promise<number> {
  const scope = scopeOf(at)
  const bands = await neighbours(db, basis, scope)
  const gaps = bands.flatMap((above, index) => {
    const below = bands[index - 1]
    return below && below.max !== above.min ? [{ below, above }] : []
  })
  if (gaps.length === 0) throw new Refusal({ status: 400, code: 'RANGE_NO_GAPS' })
  // who was named by its ends keeps being so: the table's rule names it anew
  for (const { below, above } of gaps) {
    if (way === 'below') await changeRow(db, table, Number(below.id), { max: above.min }, writer)
    else if (way === 'above') await changeRow(db, table, Number(above.id), { min: below.max }, writer)
    else {
      const ends = { min: below.max, max: above.min }
      await addRow(db, table, { ...ends, name: nameOf(ends), price_unit: below.price_unit, basis, ...wireOf(scope) }, writer)
    }
  }
  return gaps.length
}
