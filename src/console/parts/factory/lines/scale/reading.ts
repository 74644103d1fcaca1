import { compared, shifted, trimmed } from '#src/lib/decimal.ts'

/** What a scale says: kilograms as decimal text, and whether it stands still. */
export interface Reading {
  kilograms: string
  isStable: boolean
}

/** By how many places a unit is a kilogram. */
const units: Readonly<Record<string, number>> = { kg: 0, g: -3, t: 3, 公斤: 0 }

/**
 * Reads one line of a scale that goes on telling, whatever its maker: `ST,GS,+  45.30kg`, `wn00045.30kg`, `S S 45300 g`. Figures without a unit are
 * kilograms; `US` and `SD` say that it still moves. Undefined for what is no weight, and below nought.
 */
export function readScaleLine(line: string): Reading | undefined {
  const found = /([+-]?)\s*(\d+(?:\.\d+)?)\s*(kg|g|t|公斤)?\s*$/i.exec(line.trim())
  if (!found || found[1] === '-') return undefined
  const [, , figures, unit = 'kg'] = found
  const kilograms = trimmed(shifted(figures!, units[unit.toLowerCase()] ?? 0))
  return { kilograms, isStable: compared(kilograms, '0') > 0 && !/^(US|SD|S D)\b|,\s*US\b/i.test(line.trim()) }
}
