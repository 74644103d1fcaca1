import { sql, type SQL } from 'drizzle-orm'
import type { StorageRow } from '#src/api/factory-products.ts'
import { compared, differenceOf, productOf, quotientOf, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { openQuantities } from '../../factory/open-quantities.ts'
import { isKept, type Keeper } from '../../factory/scopes/warehouses.ts'

export interface StorageQuestion {
  sku_ids?: (string | number)[]
  product_id?: string | number
  warehouse_id?: string | number
  as_of?: string
  by?: 'sku' | 'warehouse' | 'lot' | ''
}

type Found = Omit<StorageRow, 'reserved' | 'available' | 'incoming' | 'wip' | 'projected' | 'days_cover'> & {
  counted_by: string
  left_days: string
}

const grouping: Readonly<Record<string, SQL>> = {
  sku: sql`null::bigint as warehouse_id, null::bigint as lot_id`,
  warehouse: sql`b.warehouse_id, null::bigint as lot_id`,
  lot: sql`b.warehouse_id, b.lot_id`,
}

/** What lies now, out of the balances; on a day before, out of the moves up to it. */
const lying = (day: string | undefined): SQL =>
  day
    ? sql`(select sku_id, warehouse_id, coalesce(lot_id, 0) as lot_id, pieces, area, weight from stock_moves where biz_date <= ${day}::date)`
    : sql`stock_balances`

const micro = (of: SQL) => sql`trim_scale(coalesce(sum(${of}), 0)::numeric / 1000000)::text`

/** Days that are looked back to say how long something lasts. */
const recent = 90

/** What of `k` left in the last days, in what it is counted by: not what was carried elsewhere, nor what was taken back. */
const leftLately = (day: string | undefined, user: Keeper): SQL => {
  const until = day ? sql`${day}::date` : sql`(now() at time zone 'Asia/Shanghai')::date`
  return sql`coalesce((select trim_scale(-sum(case k.counted_by when 'weight' then m.weight else m.pieces end)::numeric / 1000000)::text
    from stock_moves m join factory_documents d on d.id = m.document_id and d.type in ('OUT', 'PICK', 'DN') and d.status = 2 and d.reversal_of is null
    where m.sku_id = k.sku_id and m.biz_date > ${until} - ${recent}::int and m.biz_date <= ${until} and ${isKept(user, sql`m.warehouse_id`)}
      and (k.warehouse_id is null or m.warehouse_id = k.warehouse_id) and (k.lot_id is null or coalesce(m.lot_id, 0) = k.lot_id)), '0')`
}

/** Whole days that so much lasts. */
const daysOf = (onHand: string, left: string): string =>
  compared(left, '0') > 0 && compared(onHand, '0') > 0
    ? floored(quotientOf(productOf(onHand, String(recent)), left, 6))
    : compared(left, '0') > 0
      ? '0'
      : ''
const floored = (value: string) => value.replace(/\..*$/, '')

/** What lies of SKUs in the warehouses that somebody keeps, by warehouse or lot, and what is promised of them (manufacturing 3.1, getStorage). */
export async function storageOf(db: Db, question: StorageQuestion, user: Keeper): Promise<StorageRow[]> {
  const { sku_ids = [], product_id, warehouse_id, as_of, by } = question
  const ids = sql.param(sku_ids.map(Number))
  const inWarehouse = sql`${isKept(user, sql`b.warehouse_id`)} ${warehouse_id ? sql`and b.warehouse_id = ${Number(warehouse_id)}` : sql``}`
  const wanted = [
    sku_ids.length > 0 ? sql`t.id = any(${ids}::bigint[])` : sql`true`,
    product_id ? sql`t.parent_id = ${Number(product_id)}` : sql`true`,
    // a warehouse by itself answers what lies there
    sku_ids.length === 0 && !product_id ? sql`b.sku_id is not null` : sql`true`,
  ]
  const last = (sign: SQL) =>
    sql`coalesce((select max(m.biz_date)::text from stock_moves m where m.sku_id = k.sku_id and ${sign} and ${isKept(user, sql`m.warehouse_id`)}
      and (k.warehouse_id is null or m.warehouse_id = k.warehouse_id)), '')`
  const found = await rows<Found>(
    db,
    sql`with k as (select t.id as sku_id, ${grouping[by || 'sku']!}, ${micro(sql`b.pieces`)} as pieces, ${micro(sql`b.area`)} as area,
          ${micro(sql`b.weight`)} as weight, t.counted_by, coalesce(trim_scale(p.safety_min)::text, '') as safety_min
        from factory_products_skus t join factory_products p on p.id = t.parent_id left join ${lying(as_of)} b on b.sku_id = t.id and ${inWarehouse}
        where ${sql.join(wanted, sql` and `)} group by 1, 2, 3, t.counted_by, p.safety_min order by 1, 2, 3 limit 5000)
      select k.*, ${leftLately(as_of, user)} as left_days, ${last(sql`m.pieces + m.weight > 0`)} as last_in, ${last(sql`m.pieces + m.weight < 0`)} as last_out from k order by 1, 2, 3`,
  )
  const open = await openQuantities(db, [...new Set(found.map(({ sku_id }) => Number(sku_id)))], by === 'warehouse')
  return found.map(({ counted_by, left_days: left, lot_id, warehouse_id: at, ...one }) => {
    const onHand = counted_by === 'weight' ? one.weight : one.pieces
    // what is promised names no lot: it is told of what lies in a warehouse
    const { reserved, incoming, wip } = lot_id === null ? open(Number(one.sku_id), at) : { reserved: '0', incoming: '0', wip: '0' }
    return {
      ...{ ...one, sku_id: Number(one.sku_id), warehouse_id: at === null ? null : Number(at) },
      ...(lot_id !== null && { lot_id: Number(lot_id) }),
      ...{ reserved, incoming, wip, available: differenceOf(onHand, reserved) },
      projected: differenceOf(sumOf([onHand, incoming, wip]), reserved),
      days_cover: daysOf(onHand, left),
    }
  })
}

/** Those of them that somebody keeps. */
export const warehousesInUse = (db: Db, user: Keeper): Promise<{ id: number; name: string; type: string }[]> =>
  rows(db, sql`select id, name, type from warehouses where status = 1 and ${isKept(user, sql`id`)} order by sort desc, id`)
