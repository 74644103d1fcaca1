import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import type { Shortage } from './stock.ts'

/** A document that took of what another had brought. */
export interface Used {
  id: number
  sn: string
  qty: string
}

/** Documents that took of a key since a document was posted, and were not taken back; the latest first. */
const usedOf = (db: Db, document: number, { sku, warehouse, lot }: Shortage) =>
  rows<Used>(
    db,
    sql`select d.id, d.sn, trim_scale(-sum(case s.counted_by when 'pieces' then m.pieces else m.weight end) / 1000000.0)::text as qty
        from stock_moves m join factory_documents d on d.id = m.document_id join factory_products_skus s on s.id = m.sku_id
        where m.sku_id = ${sku} and m.warehouse_id = ${warehouse} and coalesce(m.lot_id, 0) = ${lot} and d.status = 2 and d.reversal_of is null
          and m.post_seq > (select min(post_seq) from stock_moves where document_id = ${document})
        group by d.id, d.sn, s.counted_by having sum(case s.counted_by when 'pieces' then m.pieces else m.weight end) < 0
        order by d.id desc limit 20`,
  )

/**
 * Throws what a reversal was refused with; where something is short, each shortage says which documents have used it since, in `used`
 * (manufacturing 3.5 no. 10).
 */
export async function refuseUsed(db: Db, document: number, error: unknown): Promise<never> {
  if (!(error instanceof Refusal) || error.detail.code !== 'STOCK_SHORT') throw error
  const { shortages } = error.detail.data as { shortages: Shortage[] }
  const told: (Shortage & { used: Used[] })[] = []
  for (const one of shortages) told.push({ ...one, used: await usedOf(db, document, one) })
  const used = [...new Set(told.flatMap((one) => one.used.map(({ sn }) => sn)))]
  throw new Refusal({
    ...error.detail,
    data: { shortages: told },
    ...(used.length > 0 && { sentence: 'STOCK_USED_SINCE', values: { ...error.detail.values, used: used.slice(0, 3).join('、') } }),
  })
}
