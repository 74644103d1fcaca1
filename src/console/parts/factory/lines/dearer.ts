import type { LineFacts } from '#src/api/line-entry.ts'
import type { Row } from '#src/fields/lines/rows.ts'
import { priceInUnit } from './unit-price.ts'
import { isRefused } from '#src/kinds/lines.ts'
import { compared, differenceOf, productOf, quotientOf, trimmed } from '#src/lib/decimal.ts'

export interface Dearer {
  row: number
  percent: string
  before: string
}

/** Rows whose price is more per cent above that of last time than the factory's rules leave unsaid; it keeps nobody from saving. */
export const dearerRows = (rows: readonly Row[], facts: ReadonlyMap<string, LineFacts>): Dearer[] =>
  rows.flatMap((row, at) => {
    const { price, priceUnit } = row
    const { history: [last] = [], price_alert: most } = facts.get(String(row['sku'] ?? '')) ?? {}
    if (!last || most === undefined || typeof price !== 'string' || price === '' || isRefused(price) || priceUnit !== last.unit) return []
    // what was paid is of what the goods are counted by
    const before = priceInUnit(last.price, priceUnit, row)
    const percent = quotientOf(productOf(differenceOf(price, before), '100'), before, 1)
    return compared(percent, most) > 0 ? [{ row: at + 1, percent: trimmed(percent), before }] : []
  })
