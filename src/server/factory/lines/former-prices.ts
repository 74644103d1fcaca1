import { sql } from 'drizzle-orm'
import type { FormerPrice } from '#src/api/line-entry.ts'
import { rows, type Db } from '../../db.ts'
import type { User } from '../../sessions.ts'
import { isSeenPaper } from '../scopes/papers.ts'

interface Question {
  skus: readonly number[]
  /** Whose prices; without one there are none. */
  party?: number | undefined
  side?: 'purchase' | 'sale' | undefined
  user: User
}

/** The five latest prices of each SKU with a party, out of papers that count; what was received at the price of its order says nothing new. */
export async function formerPrices(db: Db, { skus, party, side = 'purchase', user }: Question): Promise<Map<string, FormerPrice[]>> {
  if (!party) return new Map()
  const types = side === 'purchase' ? ['PO', 'IN'] : ['SO', 'SLIP']
  const found = await rows<FormerPrice & { sku: string }>(
    db,
    // of each kind by itself: the index has them in this order, and goods that are bought every day have thousands
    sql`select k.sku::text as sku, f.* from unnest(${sql.param([...skus])}::bigint[]) k (sku),
        lateral (select n.date, n.sn, n.qty, n.price, n.unit from unnest(${sql.param(types)}::text[]) y (type),
            lateral (select b.biz_date::text as date, b.document_id, d.sn, trim_scale(l.base_qty)::text as qty,
                trim_scale(case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end)::text as price, coalesce(nullif(l.price_unit, ''), 'unit') as unit
              from agreed_prices b join factory_documents_lines l on l.id = b.line_id join factory_documents d on d.id = b.document_id
              where b.sku_id = k.sku and b.party_id = ${party} and b.type = y.type and b.price > 0 and ${isSeenPaper(user, 'd')}
                and not exists (select 1 from factory_documents_lines o where o.id = l.source_line_id and o.price = l.price)
              order by b.biz_date desc, b.line_id desc limit 5) n
          order by n.date desc, n.document_id desc limit 5) f order by k.sku, f.date desc, f.sn desc`,
  )
  const by = new Map<string, FormerPrice[]>()
  for (const { sku, ...price } of found) by.set(sku, [...(by.get(sku) ?? []), price])
  return by
}
