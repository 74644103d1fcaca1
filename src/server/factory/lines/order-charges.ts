import { sql } from 'drizzle-orm'
import { compared } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { FactoryDocument } from '../documents.ts'

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
      answers as (
        select l.parent_id as receipt, s.parent_id as id, sum(s.amount * l.base_qty / nullif(s.base_qty, 0)) as amount
        from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
        where l.parent_id in (select l.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
          join parts p on p.id = s.parent_id join factory_documents x on x.id = l.parent_id and x.type = 'IN' and x.status = 2 and x.reversal_of is null)
        group by 1, 2),
      -- what a receipt of several orders has is of each of them by what would be due to it
      used as (
        select a.id, round(sum(x.discount * coalesce(a.discount / nullif(a.discounts, 0), a.share)), 2) as discount,
          round(sum(x.freight * coalesce(a.freight / nullif(a.freights, 0), a.share)), 2) as freight
        from (select a.*, sum(a.discount) over of as discounts, sum(a.freight) over of as freights,
            coalesce(a.amount / nullif(sum(a.amount) over of, 0), 1.0 / count(*) over of) as share
          from (select a.receipt, a.id, a.amount, d.discount * a.amount as discount, d.freight * a.amount as freight
            from (select receipt, id, amount / nullif((select sum(amount) from factory_documents_lines l where l.parent_id = id), 0) as amount from answers) a
            join factory_documents d on d.id = a.id) a window of as (partition by a.receipt)) a
        join factory_documents x on x.id = a.receipt group by 1),
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

/**
 * A discount of orders is given once: all receipts that answer them, and what else those answer, come to no more of it, beside what they bring that
 * nobody has ordered. The caller holds the orders. @throws Refusal 422 `DISCOUNT_GIVEN` with what is left
 */
export async function refuseGivenDiscount(db: Db, { id, discount }: Pick<FactoryDocument, 'id' | 'discount'>): Promise<void> {
  if (compared(discount, '0') <= 0) return
  const found = await row<{ left: string; is_over: boolean }>(
    db,
    sql`
    with recursive orders (id) as (
        select s.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id where l.parent_id = ${id}
        union
        select also.parent_id from orders o join factory_documents_lines s on s.parent_id = o.id join factory_documents_lines l on l.source_line_id = s.id
          join factory_documents x on x.id = l.parent_id and x.type = 'IN' and x.status = 2 and x.reversal_of is null
          join factory_documents_lines other on other.parent_id = x.id join factory_documents_lines also on also.id = other.source_line_id),
      receipts as (
        select x.id, x.discount from factory_documents x where x.type = 'IN' and x.status = 2 and x.reversal_of is null and x.id in (
          select l.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id join orders o on o.id = s.parent_id)),
      given as (
        select (select coalesce(sum(discount), 0) from factory_documents where id in (select id from orders))
          + (select coalesce(sum(amount), 0) from factory_documents_lines where source_line_id is null and parent_id in (select id from receipts))
          - (select coalesce(sum(discount), 0) from receipts where id <> ${id}) as left_over)
    select trim_scale(greatest(left_over, 0))::text as left, left_over < ${discount}::numeric as is_over from given
      where exists (select from orders)`,
  )
  if (found?.is_over)
    throw new Refusal({ status: 422, code: 'DISCOUNT_GIVEN', values: { left: found.left }, errors: { discount: 'DISCOUNT_GIVEN' } })
}
