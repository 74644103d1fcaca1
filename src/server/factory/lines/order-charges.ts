import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

/** What a receipt takes over of the discounts and freights of the orders that it answers; yuan. */
export interface Charges {
  discount: string
  freight: string
}

/**
 * The share of what stands on orders as a whole that goes with so much of their lines, in what their SKUs are counted by: by what those come to, and
 * with the last of an order all that its receipts have left of it.
 */
export async function chargesFor(db: Db, lines: readonly { source: string; base: string }[]): Promise<Charges> {
  const found = await row<Charges>(
    db,
    sql`
    with given as (select source, sum(base) as base from json_to_recordset(${JSON.stringify(lines)}::json) g (source bigint, base numeric) group by 1),
      parts as (
        select l.parent_id as id, sum(l.amount) as total, sum(l.amount * coalesce(g.base, 0) / nullif(l.base_qty, 0)) as part,
          bool_and(l.closed_by <> '' or round(l.taken * l.unit_num / l.unit_den, 6) + coalesce(g.base, 0) >= l.base_qty) as is_last
        from factory_documents_lines l left join given g on g.source = l.id
        where l.parent_id in (select s.parent_id from factory_documents_lines s join given g on g.source = s.id) group by 1),
      used as (
        select p.id, coalesce(sum(x.discount), 0) as discount, coalesce(sum(x.freight), 0) as freight
        from parts p join factory_documents x on x.type = 'IN' and x.status = 2 and x.reversal_of is null and x.id in (
          select l.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id where s.parent_id = p.id) group by 1),
      shares as (
        select p.is_last, p.part / nullif(p.total, 0) as share, d.discount, d.freight, greatest(d.discount - coalesce(u.discount, 0), 0) as discount_left,
          greatest(d.freight - coalesce(u.freight, 0), 0) as freight_left
        from parts p join factory_documents d on d.id = p.id left join used u on u.id = p.id)
    select coalesce(sum(case when is_last then discount_left else least(discount_left, round(discount * coalesce(share, 0), 2)) end), 0)::numeric(16, 2)::text as discount,
      coalesce(sum(case when is_last then freight_left else least(freight_left, round(freight * coalesce(share, 0), 2)) end), 0)::numeric(16, 2)::text as freight
    from shares`,
  )
  return found!
}
