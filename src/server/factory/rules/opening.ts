import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { holdGoods } from '../ledgers/held-goods.ts'

/**
 * Judges stock that lies there when the books begin, once its lots are known: what it cost stays with it for good, and nothing begins twice. Other
 * documents pass. Its goods are held from here, so that of two that say the same one waits for the other.
 * @throws Refusal 400 `PRICE_MISSING` at lines that do not say what they cost, 422 `OPENED_BEFORE` at lines whose SKU, warehouse and lot another
 * posted one has opened
 */
export async function judgeOpening(db: Db, document: number): Promise<void> {
  const lines = await rows<{ at: number; sku: number; is_priced: boolean }>(
    db,
    sql`select l.position as at, l.sku_id as sku, l.price is not null as is_priced
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        where d.id = ${document} and d.sub_type = 'opening' order by 1`,
  )
  if (lines.length === 0) return
  const unpriced = lines.filter((line) => !line.is_priced)
  if (unpriced.length > 0)
    throw new Refusal({
      ...{ status: 400, code: 'PRICE_MISSING' },
      errors: Object.fromEntries(unpriced.map(({ at }) => [`lines.${at}.price`, 'PRICE_MISSING'])),
    })
  await holdGoods(db, [...new Set(lines.map(({ sku }) => sku))])
  const twice = await rows<{ at: number; sn: string }>(
    db,
    sql`select distinct on (l.position) l.position as at, p.sn
        from factory_documents_lines l join factory_documents d on d.id = l.parent_id
        join factory_documents_lines o on o.sku_id = l.sku_id and o.parent_id <> d.id and coalesce(o.lot_id, 0) = coalesce(l.lot_id, 0)
        join factory_documents p on p.id = o.parent_id and p.type = 'IN' and p.sub_type = 'opening' and p.status = 2 and p.reversal_of is null
          and coalesce(o.warehouse_id, p.warehouse_id) = coalesce(l.warehouse_id, d.warehouse_id)
        where d.id = ${document} order by l.position, p.id`,
  )
  const [first] = twice
  if (!first) return
  throw new Refusal({
    ...{ status: 422, code: 'OPENED_BEFORE', values: { sn: first.sn } },
    errors: Object.fromEntries(twice.map(({ at }) => [`lines.${at}.sku_id`, 'OPENED_BEFORE'])),
    valuesAt: Object.fromEntries(twice.map(({ at, sn }) => [`lines.${at}.sku_id`, { sn }])),
  })
}
