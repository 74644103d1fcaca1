import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { countedArea, countedWeight } from '#src/lib/board.ts'
import { compared, differenceOf, productOf, quotientOf, rounded, sumOf, trimmed } from '#src/lib/decimal.ts'
import { amountOf, amountsOf, type Amount, type TaxMode } from '#src/lib/line-amount.ts'

/** What a price is of (manufacturing 0, no. 5): of what the SKU is counted by, of square metres, of kilograms. */
export const priceUnits = { unit: 'perUnit', m2: 'perSquareMetre', kg: 'perKilogram' } as const
export type PriceUnit = keyof typeof priceUnits

/** A line of goods: its quantity is in what its SKU is counted by, pieces or kilograms. */
export interface GoodsLine {
  qty: string
  countedBy: string
  areaEach: string
  weightEach: string
  weightActual?: string
}

export interface PricedLine extends GoodsLine {
  price: string
  priceUnit: string
  taxRate: string
}

const orNone = (value: string) => value || '0'
const isWeighed = ({ countedBy }: GoodsLine) => countedBy === 'weight'

/** Measures of a line (manufacturing 2.2): pieces, square metres, kilograms by theory. */
export const piecesOf = (line: GoodsLine): string => (isWeighed(line) ? '0' : orNone(line.qty))
export const lineAreaOf = (line: GoodsLine): string =>
  isWeighed(line) ? '0' : countedArea(productOf(orNone(line.qty), orNone(line.areaEach)))
export const lineTheoryOf = (line: GoodsLine): string =>
  isWeighed(line) ? orNone(line.qty) : countedWeight(productOf(orNone(line.qty), orNone(line.weightEach)))
/** As weighed, or else by theory. */
export const lineWeightOf = (line: GoodsLine): string => line.weightActual || lineTheoryOf(line)

/** How much of what the price is of. */
function pricedQuantity(line: PricedLine): string {
  if (line.priceUnit === 'kg') return lineWeightOf(line)
  return line.priceUnit === 'm2' ? lineAreaOf(line) : orNone(line.qty)
}

/** Quantity by price, to the fen: what the clerk entered, with the tax or without it as the document says. */
export const lineAmountOf = (line: PricedLine): string => rounded(productOf(pricedQuantity(line), orNone(line.price)), 2)

/** What a line comes to (manufacturing 2.7). */
export const lineMoneyOf = (line: PricedLine, taxMode: string): Amount =>
  amountOf(pricedQuantity(line), orNone(line.price), orNone(line.taxRate), taxMode as TaxMode)

/** What the lines of a document come to: every figure is the sum of what stands above it. */
export const documentMoneyOf = (lines: readonly PricedLine[], taxMode: string): Amount =>
  amountsOf(lines.map((line) => lineMoneyOf(line, taxMode)))

const sumBy = <L>(lines: readonly L[], of: (line: L) => string) => sumOf(lines.map(of))

/** What lines measure together. */
export const goodsTotals = {
  pieces: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, piecesOf),
  area: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, lineAreaOf),
  weight: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, lineWeightOf),
}

interface Priced {
  lines: readonly PricedLine[]
  taxMode: string
}

/** What lines cost together. */
export const moneyTotals = {
  net: ({ lines, taxMode }: Priced) => documentMoneyOf(lines, taxMode).net,
  tax: ({ lines, taxMode }: Priced) => documentMoneyOf(lines, taxMode).tax,
  gross: ({ lines, taxMode }: Priced) => documentMoneyOf(lines, taxMode).gross,
}

/** Rules of lines of goods, and of those with prices (`lines` of `src/kinds`). */
export const goodsLineRules = {
  max: 500,
  sums: ['qty', 'weightTheory'],
  computed: { pieces: piecesOf, area: lineAreaOf, weightTheory: lineTheoryOf },
} as const
export const pricedLineRules = {
  max: 500,
  sums: ['qty', 'weightTheory', 'amount'],
  computed: { ...goodsLineRules.computed, amount: lineAmountOf },
} as const

/** How a lot stands: goods of one that waits or failed do not leave. */
export const lotStates = { passed: 'qcPassed', waiting: 'qcWaiting', concession: 'qcConcession', failed: 'qcFailed' } as const

/** A weight that differs by more than so many per cent from that by theory needs a remark at its line (manufacturing 3.5 no. 10). */
export const weightTolerance = 3

/** A price that is so many per cent above that of last time is pointed out (manufacturing 3.5 no. 6). */
export const priceAlert = 5

/** Per cent by which a line weighs more than by theory; '' where it was not weighed. */
export function varianceOf(line: GoodsLine): string {
  const theory = lineTheoryOf(line)
  if (!line.weightActual || compared(theory, '0') <= 0) return ''
  return trimmed(quotientOf(productOf(differenceOf(line.weightActual, theory), '100'), theory, 2))
}

/** Whether a line was weighed, and is too far from its weight by theory. */
export function isBeyondTolerance(line: GoodsLine): boolean {
  const variance = varianceOf(line).replace('-', '')
  return variance !== '' && compared(variance, String(weightTolerance)) > 0
}

/** Somebody may see what is bought and sold for, or what it cost (manufacturing 3.0). */
export const priceKey = 'price:view'
export const costKey = 'cost:view'

/** Columns that lines of documents choose from (manufacturing 3.0, line object). Those that are `isKept` are drawn nowhere. */
export const lineFields = fields({
  sku: reference('factory-sku', {
    ...{ wire: 'sku_id', required: true },
    fills: { countedBy: 'countedBy', areaEach: 'areaEach', weightEach: 'weightEach' },
    among: { product_id: 'product', weight_range_id: 'band' },
  }),
  qty: decimal({ required: true, places: 4 }),
  weightTheory: weight({ wire: 'weight_theory' }),
  weightActual: weight({ wire: 'weight_actual' }),
  price: decimal({ places: 6, most: '99999999', needs: priceKey }),
  priceUnit: choice(priceUnits, { wire: 'price_unit', start: 'unit', needs: priceKey }),
  taxRate: percent({ wire: 'tax_rate', places: 4, start: '13', needs: priceKey }),
  amount: money({ most: '999999999999.99', needs: priceKey }),
  delivery: day({ wire: 'delivery_date' }),
  /** So much of it other documents have taken. */
  taken: decimal({ readOnly: true, places: 4 }),
  /** Chosen among those of its SKU, where they lie in the warehouse of the paper. */
  lot: reference('stock-lot', { wire: 'lot_id', among: { sku_id: 'sku', warehouse_id: 'warehouse' } }),
  lotNo: text({ wire: 'lot_no', max: 40 }),
  supplierLot: text({ wire: 'supplier_lot', max: 40 }),
  /** Whether what came may be used: how its lot stands (manufacturing 2.3). */
  qc: choice(lotStates, { start: 'passed' }),
  /** So much of its source was still to come when it was written. */
  wanted: decimal({ readOnly: true, places: 4 }),
  /** Per cent by which it weighs more than by theory. */
  variance: percent({ places: 2, least: '-9999999', most: '9999999' }),
  remark: text({ max: 200 }),
  countedBy: choice({ pieces: 'byPieces', weight: 'byWeight' }, { wire: 'counted_by', start: 'pieces', isKept: true }),
  areaEach: decimal({ wire: 'area_each', places: 6, isKept: true }),
  weightEach: weight({ wire: 'weight_each', places: 6, isKept: true }),
  pieces: decimal({ places: 6, isKept: true }),
  area: decimal({ places: 6, isKept: true }),
  net: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  tax: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  gross: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  source: reference('factory-line', { wire: 'source_line_id', isKept: true }),
})

/** Kept with every line of goods. */
export const keptFields = {
  countedBy: lineFields.countedBy,
  areaEach: lineFields.areaEach,
  weightEach: lineFields.weightEach,
  pieces: lineFields.pieces,
  area: lineFields.area,
  source: lineFields.source,
}

/** Kept with every line that costs something: what it comes to, which the server says. */
export const keptMoneyFields = { net: lineFields.net, tax: lineFields.tax, gross: lineFields.gross }

/** What is still wanted of a line; never less than nothing. */
export function openOf({ qty, taken }: { qty: string; taken: string }): string {
  const left = differenceOf(orNone(qty), orNone(taken))
  return compared(left, '0') > 0 ? left : '0'
}
