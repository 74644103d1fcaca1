import type { PriceAnswer, PriceCandidate, PriceQuestion } from '#src/api/factory-products.ts'
import { compared, differenceOf, parseDecimal, productOf, quotientOf, rounded, shifted, trimmed } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { inBase, type Ratio } from '#src/lib/units.ts'
import type { Db } from '#src/server/db.ts'
import { unitsOfSkus, type SkuUnit } from '#src/server/factory/lines/line-units.ts'
import type { User } from '#src/server/sessions.ts'
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

/** The unit that a question is of, in that of the product: `den` of it are `num`; undefined where it is that, or one that the goods have not. */
function unitRatio({ unit }: PricedSku, question: PriceQuestion, units: readonly SkuUnit[]): Ratio | undefined {
  const [named, own] = [question.unit, unit].map((name) => units.find((one) => one.name === name))
  if (!named || !own || named === own) return undefined
  return { num: productOf(named.num, own.den), den: productOf(named.den, own.num) }
}

/** A question whose quantity is in the unit that prices count by. */
const inOwnUnit = (question: PriceQuestion, ratio: Ratio | undefined): PriceQuestion =>
  ratio && question.qty && parseDecimal(question.qty, 6) !== undefined ? { ...question, qty: inBase(question.qty, ratio) } : question

/** An answer for the unit that was asked about: prices of the product's own unit are of that one; those of kilograms or areas stay what they are. */
function forUnit(answer: PriceAnswer, named: string, ratio: Ratio, { unit, price_unit: usual }: PricedSku): PriceAnswer {
  const of = (price: string) => (price === '' ? '' : inBase(price, ratio, 4))
  // what was agreed is said of the unit that the goods are counted by
  const isOwn = (one: string | undefined) => one === unit || one === 'unit' || one === ''
  const { price, price_unit, floor, candidates } = answer
  return {
    ...answer,
    ...(isOwn(price_unit) && { price: of(price), price_unit: named }),
    ...(floor !== undefined && { floor: isOwn(usual) ? of(floor) : floor }),
    candidates: candidates.map((one) =>
      one.price !== null && isOwn(one.price_unit) ? { ...one, price: of(one.price), price_unit: named } : one,
    ),
  }
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

/** What things cost, why, and what else they could (manufacturing 3.1, searchPrice). @throws Refusal 404 SKU_NONE, `RECORD_GONE` for a party that somebody may not see */
export async function pricesOf(db: Db, questions: readonly PriceQuestion[], user: User): Promise<PriceAnswer[]> {
  const bases = await priceBases(db, questions, user)
  const named = questions.some(({ unit }, at) => unit && unit !== bases[at]!.sku.unit)
  const units = named
    ? await unitsOfSkus(
        db,
        bases.map(({ sku }) => sku.sku),
      )
    : undefined
  return questions.map((question, at) => {
    const basis = bases[at]!
    const ratio = unitRatio(basis.sku, question, units?.get(String(basis.sku.sku)) ?? [])
    const answer = answerOf(basis, inOwnUnit(question, ratio))
    return ratio ? forUnit(answer, question.unit!, ratio, basis.sku) : answer
  })
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
