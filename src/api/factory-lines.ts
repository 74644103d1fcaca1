import { choice } from '#src/kinds/choice.ts'
import { day } from '#src/kinds/day.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields } from '#src/kinds/kind.ts'
import { money } from '#src/kinds/money.ts'
import { percent } from '#src/kinds/percent.ts'
import { reference } from '#src/kinds/reference.ts'
import { text } from '#src/kinds/text.ts'
import { weight } from '#src/kinds/weight.ts'
import { allocated, compared, differenceOf, productOf, quotientOf, rounded, sumOf, trimmed } from '#src/lib/decimal.ts'
import { amountOf, amountsOf, amountWithTax, type Amount, type TaxMode } from '#src/lib/line-amount.ts'

/** What a price is of (manufacturing 0, no. 5): of what the SKU is counted by, of square metres, of kilograms. */
export const priceUnits = { unit: 'perUnit', m2: 'perSquareMetre', kg: 'perKilogram', m: 'perMetre' } as const
export type PriceUnit = keyof typeof priceUnits

/**
 * A line of goods: its quantity is in a unit of its SKU, of which `unitDen` are `unitNum` of what the SKU is counted by; without a unit in that,
 * pieces or kilograms.
 */
export interface GoodsLine {
  qty: string
  unit?: string
  unitNum?: string
  unitDen?: string
  lengthEach?: string
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

/** So much of a line where each of what it is counted by has so much: rounded once, out of what was entered (manufacturing 2.6). */
function measured(line: GoodsLine, each: string, places: number): string {
  const { qty, unit, unitNum, unitDen } = line
  if (!unit) return rounded(productOf(orNone(qty), each), places)
  return quotientOf(productOf(productOf(orNone(qty), unitNum || '1'), each), unitDen || '1', places)
}

/** The quantity of a line in what its SKU is counted by. */
export const baseQtyOf = (line: GoodsLine): string => (line.unit ? trimmed(measured(line, '1', 6)) : orNone(line.qty))

/** Measures of a line (manufacturing 2.2): pieces, square metres, metres, kilograms by theory. */
export const piecesOf = (line: GoodsLine): string => (isWeighed(line) ? '0' : baseQtyOf(line))
export const lineAreaOf = (line: GoodsLine): string => (isWeighed(line) ? '0' : measured(line, orNone(line.areaEach), 4))
const lineLengthOf = (line: GoodsLine): string => (isWeighed(line) ? '0' : measured(line, orNone(line.lengthEach ?? ''), 3))
export const lineTheoryOf = (line: GoodsLine): string => (isWeighed(line) ? baseQtyOf(line) : measured(line, orNone(line.weightEach), 3))
/** As weighed, or else by theory. */
export const lineWeightOf = (line: GoodsLine): string => line.weightActual || lineTheoryOf(line)

/** How much of what the price is of. */
function pricedQuantity(line: PricedLine): string {
  if (line.priceUnit === 'kg') return lineWeightOf(line)
  if (line.priceUnit === 'm') return lineLengthOf(line)
  return line.priceUnit === 'm2' ? lineAreaOf(line) : orNone(line.qty)
}

/** Quantity by price, to the fen: what the clerk entered, with the tax or without it as the document says. */
export const lineAmountOf = (line: PricedLine): string => rounded(productOf(pricedQuantity(line), orNone(line.price)), 2)

/** What a line comes to (manufacturing 2.7). */
export const lineMoneyOf = (line: PricedLine, taxMode: string): Amount =>
  amountOf(pricedQuantity(line), orNone(line.price), orNone(line.taxRate), taxMode as TaxMode)

/** What stands on a document as a whole: let off, and charged for the way. */
export interface WholeCharges {
  discount?: string
  freight?: string
}

/**
 * What each line comes to, with its share of what stands on the document as a whole: spread over what they come to with tax by largest remainder, so
 * that together they are the document to the fen (manufacturing 2.7).
 */
export function linesMoneyOf(lines: readonly PricedLine[], taxMode: string, { discount = '', freight = '' }: WholeCharges = {}): Amount[] {
  const own = lines.map((line) => lineMoneyOf(line, taxMode))
  const more = differenceOf(orNone(freight), orNone(discount))
  if (lines.length === 0 || compared(more, '0') === 0) return own
  const shares = allocated(
    rounded(more, 2),
    own.map(({ gross }) => gross),
  )
  return own.map(({ gross }, at) =>
    compared(shares[at]!, '0') === 0
      ? own[at]!
      : amountWithTax(sumOf([gross, shares[at]!]), orNone(lines[at]!.taxRate), taxMode as TaxMode),
  )
}

/** What the lines of a document come to: every figure is the sum of what stands above it. */
export const documentMoneyOf = (lines: readonly PricedLine[], taxMode: string, whole: WholeCharges = {}): Amount =>
  amountsOf(linesMoneyOf(lines, taxMode, whole))

const sumBy = <L>(lines: readonly L[], of: (line: L) => string) => sumOf(lines.map(of))

/** What lines measure together. */
export const goodsTotals = {
  pieces: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, piecesOf),
  area: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, lineAreaOf),
  weight: ({ lines }: { lines: readonly GoodsLine[] }) => sumBy(lines, lineWeightOf),
}

interface Priced extends WholeCharges {
  lines: readonly PricedLine[]
  taxMode: string
}

/** What lines cost together. */
export const moneyTotals = {
  net: ({ lines, taxMode, ...whole }: Priced) => documentMoneyOf(lines, taxMode, whole).net,
  tax: ({ lines, taxMode, ...whole }: Priced) => documentMoneyOf(lines, taxMode, whole).tax,
  gross: ({ lines, taxMode, ...whole }: Priced) => documentMoneyOf(lines, taxMode, whole).gross,
}

/** Rules of lines of goods, and of those with prices (`lines` of `src/kinds`). */
export const goodsLineRules = {
  max: 500,
  passed: ['unit', 'location', 'toLocation', 'fromLots'],
  sums: ['qty', 'weightTheory'],
  computed: { baseQty: baseQtyOf, pieces: piecesOf, area: lineAreaOf, weightTheory: lineTheoryOf },
} as const
export const pricedLineRules = {
  max: 500,
  passed: ['unit', 'location', 'toLocation', 'fromLots'],
  sums: ['qty', 'weightTheory', 'amount'],
  computed: { ...goodsLineRules.computed, amount: lineAmountOf },
} as const

/** How a lot stands: goods of one that waits or failed do not leave. */
export const lotStates = { passed: 'qcPassed', waiting: 'qcWaiting', concession: 'qcConcession', failed: 'qcFailed' } as const

/** Per cent by which a line weighs more than by theory; '' where it was not weighed. */
export function varianceOf(line: GoodsLine): string {
  const theory = lineTheoryOf(line)
  if (!line.weightActual || compared(theory, '0') <= 0) return ''
  return trimmed(quotientOf(productOf(differenceOf(line.weightActual, theory), '100'), theory, 2))
}

/** Whether a line was weighed, and is more than so many per cent from its weight by theory: it needs a remark then (manufacturing 3.5 no. 10). */
export function isBeyondTolerance(line: GoodsLine, most: string): boolean {
  const variance = varianceOf(line).replace('-', '')
  return variance !== '' && compared(variance, most) > 0
}

/** Somebody may see what is bought and sold for, or what it cost (manufacturing 3.0). */
/** Prices of what is bought, and of what is sold (manufacturing 2.12, price:view); `price:view` brings both. */
export const priceKey = 'price:buy'
export const sellPriceKey = 'price:sell'
export const costKey = 'cost:view'
/** With it somebody may post what brings stock below nought, where the SKU allows that. */
export const negativeKey = 'stock:negative'

/** Columns that lines of documents choose from (manufacturing 3.0, line object). Those that are `isKept` are drawn nowhere. */
export const lineFields = fields({
  sku: reference('factory-sku', {
    ...{ wire: 'sku_id', required: true },
    fills: { countedBy: 'countedBy', areaEach: 'areaEach', weightEach: 'weightEach', lengthEach: 'lengthEach' },
    among: { product_id: 'product', weight_range_id: 'band' },
  }),
  qty: decimal({ required: true, places: 4, most: '1000000000' }),
  /** One of its SKU's; without one the quantity is in what the SKU is counted by. */
  unit: reference('unit', { wire: 'unit_id', among: { sku_id: 'sku' } }),
  /** The weight range of the SKU as it was when the line was written (manufacturing 2.4). */
  weightRange: text({ wire: 'weight_range_name', readOnly: true }),
  weightTheory: weight({ wire: 'weight_theory' }),
  weightActual: weight({ wire: 'weight_actual' }),
  price: decimal({ places: 6, most: '99999999', needs: priceKey }),
  priceUnit: choice(priceUnits, { wire: 'price_unit', start: 'unit', needs: priceKey }),
  /** That of the goods unless somebody says another. */
  taxRate: percent({ wire: 'tax_rate', places: 4, needs: priceKey }),
  amount: money({ most: '999999999999.99', needs: priceKey }),
  delivery: day({ wire: 'delivery_date' }),
  /** So much of it other documents have taken. */
  taken: decimal({ readOnly: true, places: 4 }),
  /** Chosen among those of its SKU, where they lie in the warehouse of the paper. */
  lot: reference('stock-lot', { wire: 'lot_id', among: { sku_id: 'sku', warehouse_id: 'warehouse' } }),
  /** Locations in the warehouse of the paper, and in that which goods go to. */
  location: reference('stock-location', { wire: 'location_id', among: { warehouse_id: 'warehouse' } }),
  toLocation: reference('stock-location', { wire: 'to_location_id', among: { warehouse_id: 'toWarehouse' } }),
  lotNo: text({ wire: 'lot_no', max: 40 }),
  /** Lots that it was made of, by their numbers. */
  fromLots: text({ wire: 'from_lots', max: 200 }),
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
  lengthEach: decimal({ wire: 'length_each', places: 6, isKept: true }),
  unitNum: decimal({ wire: 'unit_num', places: 0, most: '999999999999999999', start: '1', isKept: true }),
  unitDen: decimal({ wire: 'unit_den', places: 0, most: '999999999999999999', start: '1', isKept: true }),
  baseQty: decimal({ wire: 'base_qty', places: 6, isKept: true }),
  pieces: decimal({ places: 6, isKept: true }),
  area: decimal({ places: 6, isKept: true }),
  net: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  tax: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  gross: money({ most: '999999999999.99', needs: priceKey, isKept: true }),
  source: reference('factory-line', { wire: 'source_line_id', isKept: true, isScoped: true }),
})

/** Kept with every line of goods. */
export const keptFields = {
  countedBy: lineFields.countedBy,
  areaEach: lineFields.areaEach,
  weightEach: lineFields.weightEach,
  lengthEach: lineFields.lengthEach,
  unitNum: lineFields.unitNum,
  unitDen: lineFields.unitDen,
  baseQty: lineFields.baseQty,
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
