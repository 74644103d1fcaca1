import { sql } from 'drizzle-orm'
import type { PriceAnswer, PriceCandidate, PriceQuestion } from '#src/api/factory-products.ts'
import { compared, differenceOf, parseDecimal, productOf, quotientOf, rounded, shifted, trimmed } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { inBase } from '#src/lib/units.ts'
import { row, rows, type Db } from '../../db.ts'
import { bandAt, bandsFor } from '../../factory/weight-bands.ts'
import { Refusal } from '../../refusal.ts'
import { priceRules, type FoundRule } from './price-rules.ts'

interface PricedSku {
  sku: number
  product: number
  type: number
  band: string
  unit: string
  price_unit: string
  weight: string
  area: string
  list: string
  floor: string
  tax_rate: string
  cost: string
}

/** The SKU of a question, or the only one of its product. @throws Refusal 404 SKU_NONE */
async function skuOf(db: Db, { sku_id, product_id }: PriceQuestion): Promise<PricedSku> {
  const found = await row<PricedSku>(
    db,
    sql`select t.id as sku, p.id as product, p.type_id as type, coalesce(t.weight_range_id::text, '') as band, u.name as unit, p.price_unit,
          trim_scale(t.weight_each)::text as weight, trim_scale(t.area_each)::text as area, coalesce(trim_scale(t.list_price)::text, '') as list,
          coalesce(trim_scale(t.floor_price)::text, '') as floor, coalesce(trim_scale(p.tax_rate)::text, '') as tax_rate,
          coalesce((select round(v.value::numeric * 10000 / nullif(case when t.counted_by = 'weight' then v.weight else v.pieces end, 0), 6)::text
            from stock_values v where v.sku_id = t.id), '') as cost
        from factory_products_skus t join factory_products p on p.id = t.parent_id join units u on u.id = p.unit_id
        where ${sku_id ? sql`t.id = ${Number(sku_id)}` : sql`p.id = ${Number(product_id) || 0}`} order by t.position limit 1`,
  )
  if (!found) throw new Refusal({ status: 404, code: 'SKU_NONE' })
  return found
}

/** The last papers that bought or sold it, of this party where one is told. */
const historyOf = (db: Db, { sku }: PricedSku, { side, party_id }: PriceQuestion) =>
  rows<{ date: string; sn: string; qty: string; price: string; unit: string }>(
    db,
    sql`select d.biz_date::text as date, d.sn, trim_scale(l.qty)::text as qty, trim_scale(l.price)::text as price, l.price_unit as unit
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where l.sku_id = ${sku} and l.price is not null and ${party_id ? sql`d.party_id = ${Number(party_id)}` : sql`true`}
          and ${side === 'purchase' ? sql`d.type in ('PO', 'IN')` : sql`d.type in ('SO', 'SLIP')`} and d.status in (2, 3, 4, 5) and d.reversal_of is null
        order by d.biz_date desc, d.id desc limit 5`,
  )

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
async function candidatesOf(db: Db, sku: PricedSku, question: PriceQuestion, last: PriceCandidate): Promise<PriceCandidate[]> {
  const { weight = '' } = question
  const { list: bands } = await bandsFor(db, { product: sku.product })
  const weighed = weight === '' ? undefined : bandAt(bands, weight)
  const bandId = String(question.weight_range_id ?? weighed?.id ?? sku.band)
  const own = bands.find(({ id }) => id === bandId)
  const rule = await priceRules(db, { ...sku, band: bandId }, { ...question, date: question.date || today() })
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
export async function priceOf(db: Db, asked: PriceQuestion): Promise<PriceAnswer> {
  const sku = await skuOf(db, asked)
  const question = await inOwnUnit(db, sku, asked)
  const history = await historyOf(db, sku, question)
  const [recent] = question.party_id ? history : []
  const last: PriceCandidate = recent
    ? { source: 'last', price: scaled(recent.price), price_unit: recent.unit, date: recent.date, sn: recent.sn }
    : { source: 'last', price: null }
  const candidates = await candidatesOf(db, sku, question, last)
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
