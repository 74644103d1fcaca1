import { baseQtyOf, type GoodsLine } from '#src/api/factory-lines.ts'
import { productOf, quotientOf, sumOf, trimmed } from '#src/lib/decimal.ts'
import type { Db } from '../../db.ts'
import { lyingLots } from '../lots.ts'
import { microOf, microText } from '../measures.ts'

/** A line that takes goods out, as somebody enters it. */
export interface LeavingLine extends GoodsLine {
  sku: string
  lot: string
  price?: string
  priceUnit?: string
}

/** A part of a line that was entered in a unit is of what its SKU is counted by, and so is its price. */
function inBaseUnit<L extends LeavingLine>(line: L): L {
  const { unit, price, priceUnit, unitNum = '1', unitDen = '1' } = line
  if (!unit || unitNum === unitDen) return line
  const isOfUnit = price && (!priceUnit || priceUnit === 'unit')
  return {
    ...{ ...line, unit: '', unitNum: '1', unitDen: '1' },
    ...(isOfUnit && { price: trimmed(quotientOf(productOf(price, unitDen), unitNum, 6)) }),
  }
}

/**
 * Lines with their lots (manufacturing 3.5 no. 18): where a SKU is tracked by lots and nobody chose one, the oldest ones that lie in the
 * warehouse, and so several lines of one. What there is too little of stands at the last lot, so that the audit says how much is missing.
 * `partOf` makes a line of the rest of another.
 */
export async function withOldestLots<L extends LeavingLine>(
  db: Db,
  warehouse: string,
  lines: readonly L[],
  partOf: (line: L, part: { qty: string; lot: string; isFirst: boolean }) => L,
): Promise<readonly L[]> {
  const waiting = lines.filter(({ lot, sku, qty }) => !lot && sku && microOf(qty || '0') > 0n)
  if (!warehouse || waiting.length === 0) return lines
  const skus = [...new Set(waiting.map(({ sku }) => Number(sku)))]
  const { tracked, lots } = await lyingLots(db, Number(warehouse), skus)
  for (const one of lots) {
    const chosen = lines.filter(({ lot }) => lot === String(one.lot)).map(baseQtyOf)
    one.left -= microOf(sumOf(chosen))
  }
  const parts = (line: L): L[] => {
    const sku = Number(line.sku)
    const own = lots.filter((one) => one.sku === sku)
    if (line.lot || !tracked.has(sku) || own.length === 0) return [line]
    const taken: { lot: number; count: bigint }[] = []
    let wanted = microOf(baseQtyOf(line))
    for (const one of own) {
      if (wanted <= 0n) break
      if (one.left <= 0n) continue
      const count = one.left < wanted ? one.left : wanted
      taken.push({ lot: one.lot, count })
      one.left -= count
      wanted -= count
    }
    const last = taken.at(-1)
    if (!last) return [partOf(line, { qty: line.qty, lot: String(own.at(-1)!.lot), isFirst: true })]
    last.count += wanted > 0n ? wanted : 0n
    if (taken.length === 1) return [partOf(line, { qty: line.qty, lot: String(last.lot), isFirst: true })]
    const counted = inBaseUnit(line)
    return taken.map(({ lot, count }, at) => partOf(counted, { qty: microText(count), lot: String(lot), isFirst: at === 0 }))
  }
  return lines.flatMap(parts)
}
