import { sql } from 'drizzle-orm'
import type { ShortGoods } from '#src/api/purchasing-drafts.ts'
import { compared, differenceOf, sumOf } from '#src/lib/decimal.ts'
import { rows, type Db } from '../../db.ts'
import { openQuantities } from '../open-quantities.ts'
import { isKept } from '../scopes/warehouses.ts'
import type { User } from '../../sessions.ts'

type Found = Omit<ShortGoods, 'reserved' | 'incoming' | 'qty'>

/** So many lines at most: what one order can have. */
const most = 500

/**
 * SKUs of which all that lies there, with what is on its way and without what is promised, is less than is wanted at least, and how much is wanting.
 * The only SKU of a product counts: what is wanted of a product with several is not said of any of them.
 */
export async function shortGoods(db: Db, user: User, seesPrices: boolean): Promise<ShortGoods[]> {
  const found = await rows<Found>(
    db,
    sql`select s.id::text as sku_id, s.name as sku_name, s.counted_by, trim_scale(s.area_each)::text as area_each, trim_scale(s.weight_each)::text as weight_each,
          trim_scale(s.length_each)::text as length_each,
          trim_scale(coalesce(case s.counted_by when 'pieces' then v.pieces else v.weight end, 0) / 1000000.0)::text as on_hand,
          trim_scale(p.safety_min)::text as safety_min, coalesce(x.id::text, '') as supplier_id, coalesce(x.name, '') as supplier_name,
          coalesce(w.id::text, '') as warehouse_id, coalesce(w.name, '') as warehouse_name,
          coalesce(trim_scale(b.price)::text, '') as price, coalesce(nullif(b.price_unit, ''), 'unit') as price_unit,
          trim_scale(coalesce(b.tax_rate, line_tax_rate(p.id, p.supplier_id)))::text as tax_rate
        from factory_products p join factory_products_skus s on s.parent_id = p.id left join stock_values v on v.sku_id = s.id
        left join lateral (select d.party_id,
            case when l.unit_id is not null and l.price_unit in ('unit', '') then round(l.price * l.unit_den / l.unit_num, 6) else l.price end as price, l.price_unit, l.tax_rate from factory_documents_lines l join factory_documents d on d.id = l.parent_id
          where l.sku_id = s.id and d.type in ('PO', 'IN') and d.status in (2, 3, 4, 5) and d.party_id is not null and l.price > 0
            and d.reversal_of is null and (d.type = 'PO' or d.sub_type = 'purchase')
            and (p.supplier_id is null or d.party_id = p.supplier_id) order by d.biz_date desc, d.id desc limit 1) b on true
        left join parties x on x.id = coalesce(p.supplier_id, b.party_id) left join warehouses w on w.id = p.warehouse_id and ${isKept(user, sql`w.id`)}
        where p.status = 1 and s.status = 1 and p.safety_min > 0 and p.kind in ('material', 'aux', 'pack', 'semi')
          and (select count(*) from factory_products_skus o where o.parent_id = p.id and o.status = 1) = 1
        order by x.name nulls last, s.name, s.id limit 5000`,
  )
  const open = await openQuantities(
    db,
    found.map(({ sku_id }) => Number(sku_id)),
  )
  return found
    .flatMap(({ price, price_unit, tax_rate, ...one }): ShortGoods[] => {
      const { incoming, reserved } = open(Number(one.sku_id))
      const qty = differenceOf(sumOf([one.safety_min, reserved]), sumOf([one.on_hand, incoming]))
      if (compared(qty, '0') <= 0) return []
      return [
        {
          ...one,
          incoming,
          reserved,
          qty,
          ...(seesPrices && { price: price ?? '', price_unit: price_unit ?? '', tax_rate: tax_rate ?? '' }),
        },
      ]
    })
    .slice(0, most)
}
