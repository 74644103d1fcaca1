import { sql } from 'drizzle-orm'
import { readScanned } from '#src/lib/scanned-code.ts'
import { rows, type Db } from '../db.ts'
import type { CountKey } from './counts.ts'

/** Goods as a device names them: by a lot, by a SKU without lots, or by what was scanned. */
export interface Named {
  sku_id?: number
  lot_id?: number
  barcode?: string
}

interface Known {
  sku: number
  tracked: boolean
  codes: string[]
  /** Lots of it in the warehouse. */
  lots: number[]
}

/**
 * Which goods are meant (manufacturing 3.4 `countSubmit`); undefined for what nobody knows: two lots with one number, a SKU that is kept by lots
 * of which several lie there.
 */
export async function keysOfNamed(db: Db, warehouse: number, given: readonly Named[]): Promise<(CountKey | undefined)[]> {
  // a label of ours says more than its code
  const named = given.map(({ barcode, ...one }) => ({ ...one, ...(barcode && readScanned(barcode)) }))
  const texts = [...new Set(named.flatMap(({ code }) => code || []))]
  const lotIds = named.flatMap(({ lot_id }) => (lot_id ? [lot_id] : []))
  const skuIds = named.flatMap(({ sku_id }) => (sku_id ? [sku_id] : []))
  const lots = await rows<{ lot: number; sku: number; lot_no: string; sn: string }>(
    db,
    sql`select o.id as lot, o.sku_id as sku, o.lot_no, s.sn from lots o join factory_products_skus s on s.id = o.sku_id
        where o.id = any(${sql.param(lotIds)}::bigint[]) or o.lot_no = any(${sql.param(texts)}::text[])`,
  )
  const known = await rows<Known>(
    db,
    sql`select s.id as sku, t.track_lot = 1 as tracked, array_remove(array[s.sn, s.barcode], '') as codes,
          array(select lot_id from stock_balances b where b.sku_id = s.id and b.warehouse_id = ${warehouse} and b.lot_id > 0
            and (b.pieces <> 0 or b.weight <> 0)) as lots
        from factory_products_skus s join factory_products p on p.id = s.parent_id join product_types t on t.id = p.type_id
        where s.id = any(${sql.param(skuIds)}::bigint[]) or s.sn = any(${sql.param(texts)}::text[])
          or s.barcode <> '' and s.barcode = any(${sql.param(texts)}::text[])`,
  )
  const ofSku = (one: Known | undefined): CountKey | undefined => {
    if (!one) return undefined
    if (!one.tracked) return { sku: one.sku, lot: 0 }
    return one.lots.length === 1 ? { sku: one.sku, lot: Number(one.lots[0]) } : undefined
  }
  return named.map(({ sku_id, lot_id, code = '', sn = '' }) => {
    const byId = lot_id ? lots.find(({ lot }) => lot === lot_id) : undefined
    if (lot_id) return byId && (!sku_id || byId.sku === sku_id) ? { sku: byId.sku, lot: byId.lot } : undefined
    if (sku_id) return ofSku(known.find(({ sku }) => sku === sku_id))
    const byNumber = lots.filter((one) => one.lot_no === code && (sn === '' || one.sn === sn))
    if (byNumber.length === 1) return { sku: byNumber[0]!.sku, lot: byNumber[0]!.lot }
    return byNumber.length > 1 ? undefined : ofSku(known.find(({ codes }) => codes.includes(code)))
  })
}
