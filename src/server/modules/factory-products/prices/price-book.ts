import { sql, type SQL } from 'drizzle-orm'
import type { PriceQuestion } from '#src/api/factory-products.ts'
import { rows, type Db } from '#src/server/db.ts'
import { seenPaper } from '#src/server/factory/scopes/papers.ts'
import { refuseForeignParties } from '#src/server/factory/scopes/parties.ts'
import { bandsBook, type Band } from '#src/server/factory/weight-bands.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { User } from '#src/server/sessions.ts'
import { rulesBook, type RulesOf } from './price-rules.ts'

export interface PricedSku {
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

export interface PaidBefore {
  date: string
  sn: string
  qty: string
  price: string
  unit: string
}

/** What the price of a question follows from. */
export interface PriceBasis {
  sku: PricedSku
  /** The last papers that bought or sold it, of this party where one is told. */
  history: PaidBefore[]
  bands: readonly Band[]
  rules: RulesOf
}

const idOrNone = (id: string | number | undefined) => (id ? Number(id) || 0 : null)
const json = (questions: readonly object[]) => JSON.stringify(questions.map((question, at) => ({ ...question, at })))

/** The SKU of each question, or the only one of its product. @throws Refusal 404 SKU_NONE */
async function skusOf(db: Db, questions: readonly PriceQuestion[]): Promise<PricedSku[]> {
  const keys = questions.map(({ sku_id, product_id, party_id }) => ({
    ...{ sku: idOrNone(sku_id), product: idOrNone(product_id), party: idOrNone(party_id) },
  }))
  const found = await rows<PricedSku & { at: number }>(
    db,
    sql`select q.at, t.id as sku, p.id as product, p.type_id as type, coalesce(t.weight_range_id::text, '') as band, u.name as unit, p.price_unit,
          trim_scale(t.weight_each)::text as weight, trim_scale(t.area_each)::text as area, coalesce(trim_scale(t.list_price)::text, '') as list,
          coalesce(trim_scale(t.floor_price)::text, '') as floor, trim_scale(line_tax_rate(p.id, q.party))::text as tax_rate,
          coalesce((select round(v.value::numeric * 10000 / nullif(case when t.counted_by = 'weight' then v.weight else v.pieces end, 0), 6)::text
            from stock_values v where v.sku_id = t.id), '') as cost
        from json_to_recordset(${json(keys)}::json) q (at int, sku bigint, product bigint, party bigint)
        join factory_products_skus t on t.id = coalesce(q.sku, (select x.id from factory_products_skus x where x.parent_id = q.product order by x.position limit 1))
        join factory_products p on p.id = t.parent_id join units u on u.id = p.unit_id order by q.at`,
  )
  if (found.length < questions.length) throw new Refusal({ status: 404, code: 'SKU_NONE' })
  return found
}

/** Whether somebody may see the paper of an agreed price `a`. */
function isOfSeenPaper(user: User): SQL {
  const seen = seenPaper(user, 'd')
  return seen ? sql`exists (select from factory_documents d where d.id = a.document_id and ${seen})` : sql`true`
}

/** The latest that was agreed for the SKU of a question `q` by papers of a type `t` that somebody may see. */
const latest = (
  within: SQL,
  user: User,
): SQL => sql`select a.biz_date as date, a.document_id, a.line_id, a.price, a.price_unit from agreed_prices a
  where a.sku_id = q.sku and a.type = t.type and ${within} and ${isOfSeenPaper(user)} order by a.biz_date desc, a.document_id desc limit 5`

async function historiesOf(db: Db, skus: readonly PricedSku[], questions: readonly PriceQuestion[], user: User): Promise<PaidBefore[][]> {
  const keys = questions.map(({ side, party_id }, at) => ({ sku: skus[at]!.sku, party: idOrNone(party_id), buys: side === 'purchase' }))
  const found = await rows<PaidBefore & { at: number }>(
    db,
    sql`select q.at, h.date::text as date, d.sn, trim_scale(l.base_qty)::text as qty, trim_scale(h.price)::text as price, h.price_unit as unit
        from json_to_recordset(${json(keys)}::json) q (at int, sku bigint, party bigint, buys boolean), lateral (
          select a.* from unnest(case when q.buys then array['PO', 'IN'] else array['SO', 'SLIP'] end) t (type), lateral (
            (${latest(sql`q.party is null`, user)}) union all (${latest(sql`a.party_id = q.party`, user)})) a
          order by a.date desc, a.document_id desc limit 5) h
        join factory_documents d on d.id = h.document_id join factory_documents_lines l on l.id = h.line_id
        order by q.at, h.date desc, h.document_id desc`,
  )
  const histories: PaidBefore[][] = questions.map(() => [])
  for (const { at, ...one } of found) histories[at]!.push(one)
  return histories
}

/**
 * All that the prices of some questions follow from, as far as somebody may see it, read at once however many they are. @throws Refusal 404 SKU_NONE,
 * `RECORD_GONE` for a party that is not there for them
 */
export async function priceBases(db: Db, questions: readonly PriceQuestion[], user: User): Promise<PriceBasis[]> {
  if (questions.length === 0) return []
  await refuseForeignParties(
    db,
    user,
    questions.flatMap(({ party_id }) => idOrNone(party_id) ?? []),
  )
  const skus = await skusOf(db, questions)
  const histories = await historiesOf(db, skus, questions, user)
  const bands = await bandsBook(db)
  const rules = await rulesBook(db, skus, questions)
  return questions.map((_, at) => {
    const sku = skus[at]!
    return { sku, history: histories[at]!, bands: bands(sku), rules }
  })
}
