import { sumOf } from '#src/lib/decimal.ts'
import type { Db } from '../db.ts'
import { lyingLots } from './lots.ts'
import { microOf, microText } from './measures.ts'

/** A line that takes goods out, as somebody enters it. */
export interface LeavingLine {
  sku: string
  qty: string
  lot: string
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
    const chosen = lines.filter(({ lot }) => lot === String(one.lot)).map(({ qty }) => qty || '0')
    one.left -= microOf(sumOf(chosen))
  }
  const parts = (line: L): L[] => {
    const sku = Number(line.sku)
    const own = lots.filter((one) => one.sku === sku)
    if (line.lot || !tracked.has(sku) || own.length === 0) return [line]
    const taken: { lot: number; count: bigint }[] = []
    let wanted = microOf(line.qty || '0')
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
    return taken.map(({ lot, count }, at) => partOf(line, { qty: microText(count), lot: String(lot), isFirst: at === 0 }))
  }
  return lines.flatMap(parts)
}
