import { sql } from 'drizzle-orm'
import type { lotStrategies, LotRow } from '#src/api/factory-products.ts'
import { compared, differenceOf, productOf, quotientOf, sumOf, trimmed } from '#src/lib/decimal.ts'
import { inBase } from '#src/lib/units.ts'
import { rows, type Db } from '../../db.ts'
import { unitsOfSkus } from '../../factory/lines/line-units.ts'
import { isKept, type Keeper } from '../../factory/scopes/warehouses.ts'
import { Refusal } from '../../refusal.ts'

export interface LotQuestion {
  sku_id?: string | number
  warehouse_id?: string | number
  need?: string
  /** What `need` is counted in; by name. */
  unit?: string
  strategy?: (typeof lotStrategies)[number]
  include_empty?: 0 | 1
}

interface Lot extends LotRow {
  counted_by: 'pieces' | 'weight'
}

const lotsOf = async (db: Db, { sku_id, warehouse_id, include_empty = 0 }: LotQuestion, user: Keeper): Promise<Lot[]> =>
  rows<Lot>(
    db,
    sql`select o.id as lot_id, o.lot_no, coalesce(o.produced_on::text, '') as produced_at, coalesce(o.expires_on::text, '') as expire_at,
          (now() at time zone 'Asia/Shanghai')::date - o.produced_on as age_days, json_build_object('id', w.id, 'name', w.name) as warehouse,
          trim_scale(b.pieces::numeric / 1000000)::text as pieces, trim_scale(b.area::numeric / 1000000)::text as area,
          trim_scale(b.weight::numeric / 1000000)::text as weight,
          trim_scale((case when t.counted_by = 'weight' then b.weight else b.pieces end)::numeric / 1000000)::text as available,
          coalesce((select trim_scale(round(sum(m.value)::numeric * 10000 / nullif(sum(case when t.counted_by = 'weight' then m.weight else m.pieces end), 0), 4))::text
            from stock_moves m where m.lot_id = o.id and m.pieces >= 0 and m.weight >= 0 and m.reversal_of is null), '') as unit_cost,
          o.qc, o.supplier_lot, t.counted_by,
          coalesce((select string_agg(l.name, '、' order by l.name) from stock_places q join warehouses_locations l on l.id = q.location_id
            where q.sku_id = b.sku_id and q.warehouse_id = b.warehouse_id and q.lot_id = b.lot_id and q.qty > 0), '') as location, '0' as reserved
        from lots o join factory_products_skus t on t.id = o.sku_id join stock_balances b on b.lot_id = o.id and b.sku_id = o.sku_id
        join warehouses w on w.id = b.warehouse_id
        where o.sku_id = ${Number(sku_id) || 0} and ${isKept(user, sql`b.warehouse_id`)} and ${warehouse_id ? sql`b.warehouse_id = ${Number(warehouse_id)}` : sql`true`}
          and ${include_empty ? sql`true` : sql`(b.pieces <> 0 or b.weight <> 0)`}
        order by o.produced_on nulls first, o.id, w.id limit 500`,
  )

const byExpiry = (one: Lot, other: Lot) => (one.expire_at || '9999').localeCompare(other.expire_at || '9999') || one.lot_id - other.lot_id

const wayOff = (lot: Lot, need: string) => {
  const off = differenceOf(lot.available, need)
  return compared(off, '0') < 0 ? differenceOf('0', off) : off
}

/** Lots in the order in which they are taken. */
function inOrder(lots: readonly Lot[], need: string, strategy: NonNullable<LotQuestion['strategy']>): Lot[] {
  if (strategy === 'fefo') return lots.toSorted(byExpiry)
  if (strategy === 'single') {
    const one = lots.find(({ available }) => compared(available, need) >= 0)
    return one ? [one] : []
  }
  if (strategy === 'closest')
    return lots.toSorted((one, other) => compared(wayOff(one, need), wayOff(other, need)) || one.lot_id - other.lot_id)
  return [...lots]
}

const weightFor = ({ counted_by, available, weight }: Lot, qty: string): string =>
  counted_by === 'weight' ? qty : compared(available, '0') > 0 ? quotientOf(productOf(weight, qty), available, 3) : '0'

const withoutKey = <R extends object>(one: R, key: keyof R & string): R =>
  Object.fromEntries(Object.entries(one).filter(([name]) => name !== key)) as R

/** What is needed in what the SKU is counted by, as lots are. @throws Refusal 400 `UNIT_OTHER` for a unit that it has not */
async function neededOf(db: Db, { sku_id, need = '', unit = '' }: LotQuestion): Promise<string> {
  if (unit === '' || need === '') return need
  const sku = String(sku_id ?? '')
  const found = (await unitsOfSkus(db, sku === '' ? [] : [sku])).get(sku)?.find(({ name }) => name === unit)
  if (!found) throw new Refusal({ status: 400, code: 'UNIT_OTHER', errors: { unit: 'UNIT_OTHER' } })
  return trimmed(inBase(need, found, 6))
}

/**
 * Lots of a SKU in the warehouses that somebody keeps, from which of them so much is taken, and what is still wanting (manufacturing 3.1, batch); what
 * is taken and wanting is in what the SKU is counted by.
 */
export async function lotsFor(db: Db, question: LotQuestion, user: Keeper) {
  const { strategy = 'fifo' } = question
  const need = await neededOf(db, question)
  const lots = await lotsOf(db, question, user)
  const list = lots.map((one): LotRow => ({ ...withoutKey(one, 'counted_by'), lot_id: Number(one.lot_id) }))
  if (need === '' || compared(need, '0') <= 0) return { list, suggest: [], short: '0' }
  const usable = lots.filter(({ qc, available }) => ['passed', 'concession'].includes(qc) && compared(available, '0') > 0)
  const suggest: { lot_id: number; qty: string; weight: string }[] = []
  let left = need
  for (const lot of inOrder(usable, need, strategy)) {
    if (compared(left, '0') <= 0) break
    const qty = compared(lot.available, left) < 0 ? lot.available : left
    suggest.push({ lot_id: Number(lot.lot_id), qty, weight: weightFor(lot, qty) })
    left = differenceOf(left, qty)
  }
  return { list, suggest, short: differenceOf(need, sumOf(suggest.map(({ qty }) => qty).concat('0'))) }
}
