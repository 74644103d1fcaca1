import { sql, type SQL } from 'drizzle-orm'
import { baseQtyOf } from '#src/api/factory-lines.ts'
import { productOf, quotientOf, trimmed } from '#src/lib/decimal.ts'
import { row, rows, type Db } from '../db.ts'
import { chargesFor, type Charges } from './lines/order-charges.ts'
import { returnPrices } from './lines/return-prices.ts'
import { Refusal } from '../refusal.ts'

/** A line of which something is still wanted, by the keys of the wire. */
export interface OpenLine {
  source_line_id: string
  source_name: string
  sku_id: string
  sku_name: string
  counted_by: string
  area_each: string
  weight_each: string
  length_each: string
  unit_id: string
  unit_name: string
  unit_num: string
  unit_den: string
  qty: string
  wanted: string
  qc: string
  price: string
  price_unit: string
  tax_rate: string
}

interface Order {
  id: number
  party_id: string
  party_name: string
  warehouse_id: string
  warehouse_name: string
  tax_mode: string
}

type Head = Omit<Order, 'id'>

/** What papers of one party have in common. @throws Refusal 400 `RECORD_GONE` where one is not there, 422 `ORDERS_DIFFER` of several parties */
async function headOf(db: Db, ids: readonly number[], among: SQL): Promise<Head> {
  const found = await rows<Order>(
    db,
    sql`select d.id, coalesce(d.party_id::text, '') as party_id, coalesce(p.name, '') as party_name, coalesce(d.warehouse_id::text, '') as warehouse_id,
          coalesce(w.name, '') as warehouse_name, d.tax_mode
        from factory_documents d left join parties p on p.id = d.party_id left join warehouses w on w.id = d.warehouse_id
        where ${among} and d.id = any(${sql.param([...ids])}::bigint[]) order by array_position(${sql.param([...ids])}::bigint[], d.id)`,
  )
  const [first] = found
  if (!first || found.length < ids.length) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  if (found.some((one) => one.party_id !== first.party_id || one.tax_mode !== first.tax_mode))
    throw new Refusal({ status: 422, code: 'ORDERS_DIFFER' })
  const { id: _, ...head } = first
  const isOfOne = new Set(found.map(({ warehouse_id }) => warehouse_id)).size === 1
  return isOfOne ? head : { ...head, warehouse_id: '', warehouse_name: '' }
}

const left = sql`trim_scale(l.qty - l.taken)::text`
const opened = sql`l.id::text as source_line_id, n.name as source_name, l.sku_id::text as sku_id, s.name as sku_name, s.counted_by,
  trim_scale(s.area_each)::text as area_each, trim_scale(s.weight_each)::text as weight_each, trim_scale(s.length_each)::text as length_each,
  coalesce(l.unit_id::text, '') as unit_id, coalesce((select u.name from units u where u.id = l.unit_id), '') as unit_name,
  trim_scale(l.unit_num)::text as unit_num, trim_scale(l.unit_den)::text as unit_den, ${left} as qty,
  coalesce(trim_scale(l.price)::text, '') as price, l.price_unit, trim_scale(l.tax_rate)::text as tax_rate`
const ofLines = sql`factory_documents_lines l join factory_documents d on d.id = l.parent_id join factory_products_skus s on s.id = l.sku_id
  join factory_line_names n on n.id = l.id`

/**
 * What is still wanted of orders that were approved (manufacturing 3.2, 下推), as one document begins with it.
 * @param orders in whose order lines stand; `only` narrows them to those somebody may see
 * @throws Refusal 400 `RECORD_GONE`, 422 `ORDERS_DIFFER`, `ORDERS_DONE`
 */
export async function openLines(db: Db, orders: readonly number[]): Promise<Head & Charges & { lines: OpenLine[] }> {
  const ids = [...new Set(orders)]
  const head = await headOf(db, ids, sql`d.type = 'PO'`)
  const lines = await rows<OpenLine>(
    db,
    sql`select ${opened}, ${left} as wanted, 'passed' as qc from ${ofLines}
        where d.id = any(${sql.param(ids)}::bigint[]) and d.status in (2, 3) and l.closed_by = '' and l.qty > l.taken
        order by array_position(${sql.param(ids)}::bigint[], d.id), l.position`,
  )
  if (lines.length === 0) throw new Refusal({ status: 422, code: 'ORDERS_DONE' })
  const wanted = lines.map(({ source_line_id: source, qty, unit_id: unit, unit_num: unitNum, unit_den: unitDen }) => ({
    source,
    base: baseQtyOf({ qty, unit, unitNum, unitDen, countedBy: '', areaEach: '', weightEach: '' }),
  }))
  return { ...head, ...(await chargesFor(db, wanted)), lines }
}

/** A line that may go back where it came from. */
export interface ReturnLine extends Omit<OpenLine, 'wanted' | 'qc'> {
  lot_id: string
  lot_name: string
}

/** The way of tax of a return of receipts: net amounts with their share of a discount would not always come to what was owed, to the fen. */
export const returnMode = async (db: Db, receipts: readonly number[], mode: string): Promise<string> => {
  if (mode !== 'excl') return mode
  const isReduced = await row(
    db,
    sql`select 1 as one from factory_documents where id = any(${sql.param(receipts)}::bigint[]) and discount <> 0`,
  )
  return isReduced ? 'incl' : mode
}

/**
 * What of receipts that were bought and posted has not gone back yet, as a return begins with it: at what was owed for it.
 * @throws Refusal 400 `RECORD_GONE`, 422 `ORDERS_DIFFER`, `RETURN_NOTHING`
 */
export async function returnLines(db: Db, receipts: readonly number[]): Promise<Head & { lines: ReturnLine[] }> {
  const ids = [...new Set(receipts)]
  const head = await headOf(db, ids, sql`d.type = 'IN' and d.sub_type = 'purchase' and d.reversal_of is null`)
  const lines = await rows<ReturnLine>(
    db,
    sql`select ${opened}, coalesce(l.lot_id::text, '') as lot_id, coalesce(o.lot_no, '') as lot_name from ${ofLines} left join lots o on o.id = l.lot_id
        where d.id = any(${sql.param(ids)}::bigint[]) and d.status = 2 and l.qty > l.taken
        order by array_position(${sql.param(ids)}::bigint[], d.id), l.position`,
  )
  if (lines.length === 0) throw new Refusal({ status: 422, code: 'RETURN_NOTHING' })
  const mode = await returnMode(db, ids, head.tax_mode)
  const prices = await returnPrices(db, ids.map(String), mode)
  return {
    ...{ ...head, tax_mode: mode },
    lines: lines.map((line) => ({ ...line, price: prices.get(line.source_line_id) ?? line.price })),
  }
}

/** A line that another document may answer. */
export interface SourceLine {
  id: string
  document: string
  sku: string
  party: string
  wanted: string
  unit: string
  unitNum: string
  unitDen: string
  price: string
  priceUnit: string
  taxRate: string
  taxMode: string
}

/** Lines of purchase orders, or of receipts, by id: what those that answer them take over. */
export async function sourceLines(db: Db, ids: readonly string[], type: 'PO' | 'IN' = 'PO'): Promise<Map<string, SourceLine>> {
  if (ids.length === 0) return new Map()
  const found = await rows<SourceLine>(
    db,
    sql`select l.id::text as id, d.id::text as document, l.sku_id::text as sku, coalesce(d.party_id::text, '') as party, trim_scale(greatest(l.qty - l.taken, 0))::text as wanted,
          coalesce(l.unit_id::text, '') as unit, trim_scale(l.unit_num)::text as "unitNum", trim_scale(l.unit_den)::text as "unitDen",
          coalesce(trim_scale(l.price)::text, '') as price, l.price_unit as "priceUnit", trim_scale(l.tax_rate)::text as "taxRate", d.tax_mode as "taxMode"
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where d.type = ${type} and l.id = any(${sql.param(ids)}::bigint[])`,
  )
  return new Map(found.map((one) => [one.id, one]))
}

type OfUnit = Partial<Pick<SourceLine, 'unit' | 'unitNum' | 'unitDen'>>

/** So much of the unit of one line as it is in that of another. */
function between(amount: string, from: OfUnit, to: OfUnit, places: number): string {
  if (amount === '' || (from.unit ?? '') === (to.unit ?? '')) return amount
  const [up, down] = [productOf(from.unitNum ?? '1', to.unitDen ?? '1'), productOf(from.unitDen ?? '1', to.unitNum ?? '1')]
  return trimmed(quotientOf(productOf(amount, up), down, places))
}

/** What a line takes over of the one that it answers, in its own unit: how much was to come, and at what price. */
export const takenOver = (source: SourceLine, line: OfUnit): Pick<SourceLine, 'wanted' | 'price' | 'priceUnit' | 'taxRate'> => {
  const { wanted, price, priceUnit, taxRate } = source
  const isOfUnit = priceUnit === '' || priceUnit === 'unit'
  // a price is the other way round: the more there is in a unit, the dearer it is
  return { wanted: between(wanted, source, line, 4), price: isOfUnit ? between(price, line, source, 6) : price, priceUnit, taxRate }
}
