import { sql } from 'drizzle-orm'
import type { PriceAnswer, PriceCandidate, PriceQuestion } from '#src/api/factory-products.ts'
import { compared, differenceOf, parseDecimal, productOf, quotientOf, rounded, shifted, trimmed } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { inBase } from '#src/lib/units.ts'
import { row, type Db } from '#src/server/db.ts'
import { bandAt } from '#src/server/factory/weight-bands.ts'
import { priceBases, type PriceBasis, type PricedSku } from './price-book.ts'
import type { FoundRule } from './price-rules.ts'

const scaled = (price: string): string => rounded(price, 4)

const candidate = (source: PriceCandidate['source'], rule: FoundRule | undefined): PriceCandidate =>
  rule ? { source, price: scaled(rule.price), price_unit: rule.price_unit, rule_id: Number(rule.id) } : { source, price: null }

/** A price of a kilogram or a square metre, out of that of another unit; '' where nobody can say. */
function per(price: string, from: string, to: 'kg' | 'm²', { weight, area, unit }: PricedSku): string {
  if (price === '' || from === to) return price
  if (unit === 'kg') return ''
  const sizeOf = (of: string) => (of === 'kg' ? weight : of === 'm²' || of === 'm2' ? area : '1')
  const [one, other] = [sizeOf(from), sizeOf(to)]
  return compared(one, '0') > 0 && compared(other, '0') > 0 ? quotientOf(productOf(price, one), other, 4) : ''
}

/** What is left of a price without its tax, as a part of it; of what the SKU is counted by. */
function marginOf(price: string, rate: string, { cost }: PricedSku): string {
  if (price === '' || cost === '' || compared(price, '0') <= 0) return ''
  const net = quotientOf(price, sumWithOne(rate), 8)
  return compared(net, '0') > 0 ? quotientOf(differenceOf(net, cost), net, 3) : ''
}
const sumWithOne = (rate: string) => differenceOf(rate === '' ? '0' : shifted(rate, -2), '-1')

/** A question whose quantity is in the unit that prices count by; a unit that the product does not know counts as that. */
async function inOwnUnit(db: Db, { product, unit }: PricedSku, question: PriceQuestion): Promise<PriceQuestion> {
  if (!question.qty || !question.unit || question.unit === unit || parseDecimal(question.qty, 6) === undefined) return question
  const ratio = await row<{ num: string; den: string }>(
    db,
    sql`select x.num::text as num, x.den::text as den from factory_products_units x join units u on u.id = x.unit_id
      where x.parent_id = ${product} and u.name = ${question.unit}`,
  )
  return ratio ? { ...question, qty: inBase(question.qty, ratio) } : question
}

/** Every price that there is, in the order in which they count (manufacturing 2.4). */
function candidatesOf({ sku, bands, rules }: PriceBasis, question: PriceQuestion, last: PriceCandidate): PriceCandidate[] {
  const { weight = '' } = question
  const weighed = weight === '' ? undefined : bandAt(bands, weight)
  const bandId = String(question.weight_range_id ?? weighed?.id ?? sku.band)
  const own = bands.find(({ id }) => id === bandId)
  const rule = rules({ ...sku, band: bandId }, { ...question, date: question.date || today() })
  const ofBand = rule('all', 'band')
  return [
    { source: 'contract', price: null },
    candidate('customer', rule('party', 'sku')),
    candidate('customer_band', rule('party', 'band') ?? rule('party', 'any')),
    candidate('level', rule('level', 'any')),
    ofBand || !own || own.price === ''
      ? candidate('weight_range', ofBand)
      : { source: 'weight_range', price: scaled(own.price), price_unit: own.price_unit },
    candidate('rule', rule('all', 'any')),
    question.side === 'purchase' || sku.list === ''
      ? { source: 'list', price: null }
      : { source: 'list', price: scaled(sku.list), price_unit: sku.price_unit },
    last,
  ]
}

/** What something costs, why, and what else it could (manufacturing 3.1, searchPrice). */
export async function priceOf(db: Db, question: PriceQuestion): Promise<PriceAnswer> {
  const [answer] = await pricesOf(db, [question])
  return answer!
}

/** The same of many, read at once. @throws Refusal 404 SKU_NONE */
export async function pricesOf(db: Db, questions: readonly PriceQuestion[]): Promise<PriceAnswer[]> {
  const bases = await priceBases(db, questions)
  const answers: PriceAnswer[] = []
  for (const [at, question] of questions.entries()) {
    const basis = bases[at]!
    answers.push(answerOf(basis, await inOwnUnit(db, basis.sku, question)))
  }
  return answers
}

function answerOf(basis: PriceBasis, question: PriceQuestion): PriceAnswer {
  const { sku, history } = basis
  const [recent] = question.party_id ? history : []
  const last: PriceCandidate = recent
    ? { source: 'last', price: scaled(recent.price), price_unit: recent.unit, date: recent.date, sn: recent.sn }
    : { source: 'last', price: null }
  const candidates = candidatesOf(basis, question, last)
  const first = candidates.find(({ price, source }) => price !== null && source !== 'last')
  const price = first?.price ?? ''
  const unit = first?.price_unit || sku.price_unit
  const margin = unit === sku.unit ? marginOf(price, sku.tax_rate, sku) : ''
  return {
    ...{ price, price_unit: unit, tax_included: 1, tax_rate: sku.tax_rate === '' ? '' : trimmed(shifted(sku.tax_rate, -2)) },
    ...{ source: first?.source ?? '', floor: sku.floor === '' ? '' : scaled(sku.floor) },
    ...{ per_kg: per(price, unit, 'kg', sku), per_m2: per(price, unit, 'm²', sku) },
    candidates,
    history: history.map(({ date, sn, qty, price: paid }) => ({ date, sn, qty, price: paid })),
    margin,
  }
}
