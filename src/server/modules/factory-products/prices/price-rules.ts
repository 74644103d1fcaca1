import { sql } from 'drizzle-orm'
import type { PriceQuestion } from '#src/api/factory-products.ts'
import { compared } from '#src/lib/decimal.ts'
import { rows, type Db } from '#src/server/db.ts'
import { typesAbove } from '#src/server/factory/weight-bands.ts'

export interface FoundRule {
  id: string
  price: string
  price_unit: string
}

type Scope = 'all' | 'level' | 'party'

interface Rule extends FoundRule {
  scope: Scope
  side: string
  sku: number | null
  product: number | null
  type: number | null
  band: string
  party: number | null
  level: string
  qtyMin: string
  from: string
  to: string
}

/** What a rule is asked about. */
export interface RuleSubject {
  sku: number
  product: number
  type: number
  band: string
}

/** Finds the first rule of a scope: `sku` of the SKU itself, `band` with a band, `any` whatever. */
export type RuleFinder = (scope: Scope, of: 'sku' | 'band' | 'any') => FoundRule | undefined
export type RulesOf = (subject: RuleSubject, question: PriceQuestion & { date: string }) => RuleFinder

const least = (one: number, other: number) => one - other

/** Narrowest first: of the SKU before its product before its type, with a band before without one, for more pieces before for fewer. */
function narrower(types: readonly number[]) {
  const rankOf = ({ sku, product, type }: Rule) => (sku !== null ? -2 : product !== null ? -1 : types.indexOf(type!))
  return (one: Rule, other: Rule) =>
    least(rankOf(one), rankOf(other)) ||
    least(Number(one.band === ''), Number(other.band === '')) ||
    compared(other.qtyMin, one.qtyMin) ||
    Number(other.id) - Number(one.id)
}

/** Rules that may count for any of some questions; which do for one is found without asking again. */
export async function rulesBook(db: Db, subjects: readonly RuleSubject[], questions: readonly PriceQuestion[]): Promise<RulesOf> {
  const above = await typesAbove(db)
  const [skus, products] = [subjects.map(({ sku }) => sku), subjects.map(({ product }) => product)]
  const types = [...new Set(subjects.flatMap(({ type }) => above(type)))]
  const parties = questions.map(({ party_id }) => Number(party_id) || 0)
  const rules = await rows<Rule>(
    db,
    sql`select r.id::text as id, trim_scale(r.price)::text as price, r.price_unit, r.scope, r.side, r.sku_id as sku, r.product_id as product, r.type_id as type,
          coalesce(r.weight_range_id::text, '') as band, r.party_id as party, r.level, coalesce(trim_scale(r.qty_min)::text, '0') as "qtyMin",
          coalesce(r.valid_from::text, '') as "from", coalesce(r.valid_to::text, '') as "to"
        from price_rules r where r.status = 1 and (r.sku_id = any(${sql.param(skus)}::bigint[]) or r.product_id = any(${sql.param(products)}::bigint[])
          or r.type_id = any(${sql.param(types)}::bigint[])) and (r.party_id is null or r.party_id = any(${sql.param(parties)}::bigint[]))`,
  )
  const levels = new Map(
    (await rows<{ id: number; level: string }>(db, sql`select id, level from parties where id = any(${sql.param(parties)}::bigint[])`)).map(
      ({ id, level }) => [Number(id), level],
    ),
  )
  return ({ sku, product, type, band }, { side, party_id, qty, date }) => {
    const [own, party] = [above(type), Number(party_id) || 0]
    const level = levels.get(party) ?? ''
    const isFor = (rule: Rule) =>
      rule.scope === 'all' || (rule.scope === 'party' ? rule.party === party : level !== '' && rule.level === level)
    const found = rules
      .filter(
        (rule) =>
          rule.side === (side || 'sale') &&
          (rule.sku === sku || rule.product === product || (rule.type !== null && own.includes(rule.type))) &&
          (rule.band === '' || rule.band === band) &&
          isFor(rule) &&
          compared(rule.qtyMin, qty || '0') <= 0 &&
          (rule.from === '' || rule.from <= date) &&
          (rule.to === '' || rule.to >= date),
      )
      .sort(narrower(own))
    return (scope, of) =>
      found.find((one) => one.scope === scope && (of === 'any' || (of === 'sku' ? one.sku !== null && one.band === '' : one.band !== '')))
  }
}
