import { sql, type SQL } from 'drizzle-orm'
import { shopTime } from '../../shop/time.ts'
import type { User } from '../../sessions.ts'
import { mayPrice } from './papers.ts'

const figure = (column: SQL) => sql`trim_scale(${column})::text`
const day = (column: SQL) => sql`coalesce(${column}::text, '')`
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Keys of what money is about, left out for who may not see prices. */
const money = (user: User, parts: readonly SQL[]) => (mayPrice(user) ? parts : [])

/** Columns of a header (manufacturing 3.0) out of `withPaid`. */
export function headerColumns(user: User): SQL {
  const totals = [
    sql`'pieces', ${figure(sql`d.pieces`)}, 'area', ${figure(sql`d.area`)}, 'weight', ${figure(sql`d.weight`)}`,
    ...money(user, [
      sql`'net', d.net::text, 'tax', d.tax::text, 'gross', d.gross::text, 'paid', g.paid::text, 'open', (d.gross - g.paid)::text`,
    ]),
  ]
  return list([
    sql`d.id::int as id, d.type, d.sub_type, d.sn, d.status, d.version, ${day(sql`d.biz_date`)} as biz_date, ${day(sql`d.due_date`)} as due_date,
      ${day(sql`d.delivery_date`)} as delivery_date, d.salesman_id::int as salesman_id, d.warehouse_id::int as warehouse_id,
      d.to_warehouse_id::int as to_warehouse_id, d.tax_mode, d.reason, d.remark, d.files, d.printed, d.change_no`,
    sql`(select json_build_object('id', p.id, 'sn', p.sn, 'name', p.name, 'short', p.short_name) from parties p where p.id = d.party_id) as party,
      coalesce((select p.pay_term || case when p.pay_days > 0 then ':' || p.pay_days else '' end from parties p where p.id = d.party_id), '') as pay_term`,
    ...money(user, [sql`d.discount::text as discount, d.freight::text as freight, d.deposit::text as deposit`]),
    sql`json_build_object(${list(totals)}) as totals`,
    sql`case d.status when 4 then 'full' when 3 then 'part' else 'none' end as fulfil, ${figure(sql`d.progress`)} as progress`,
    ...money(user, [
      sql`case when g.paid = 0 then 'unpaid' when g.paid < d.gross then 'part' when g.paid = d.gross then 'paid' else 'over' end as settle`,
    ]),
    sql`json_build_object('by', d.created_by, 'at', ${shopTime('d.created_at')}) as created`,
    sql`case when d.approved_at is null then null else json_build_object('by', d.approved_by, 'at', ${shopTime('d.approved_at')}) end as approved`,
    sql`case when d.audited_at is null then null else json_build_object('by', d.audited_by, 'at', ${shopTime('d.audited_at')}) end as audited`,
    sql`(select coalesce(json_agg(distinct jsonb_build_object('type', o.type, 'id', o.id, 'sn', o.sn)), '[]'::json) from factory_documents_lines l
      join factory_documents_lines s on s.id = l.source_line_id join factory_documents o on o.id = s.parent_id where l.parent_id = d.id) as source`,
  ])
}

/** Columns of a line (manufacturing 3.0) out of `factory_documents_lines l` with its SKU `s` and product `p`. */
export function lineColumns(user: User): SQL {
  return list([
    sql`l.id::int as line_id, l.position + 1 as no, l.sku_id::int as sku_id, s.sn, p.name, concat_ws('*', trim_scale(s.thickness), s.width, s.length) as spec,
      concat_ws('±', coalesce(s.hardness, p.hardness), nullif(p.hardness_tol, 0)) as hardness, coalesce(nullif(s.colour, ''), p.colour) as colour`,
    // as it was when the line was written
    sql`case when l.weight_range_id is null then null else json_build_object('id', l.weight_range_id, 'name', l.weight_range_name,
      'min', ${figure(sql`l.weight_range_min`)}, 'max', ${figure(sql`l.weight_range_max`)}) end as weight_range`,
    sql`${figure(sql`l.qty`)} as qty, ${figure(sql`l.base_qty`)} as base_qty, l.unit_id::int as unit_id, coalesce(u.name, '') as unit, ${figure(sql`l.area`)} as area, ${figure(sql`l.weight_theory`)} as weight_theory,
      ${figure(sql`l.weight_actual`)} as weight_actual, case when l.weight_actual is null then 'theory' else 'actual' end as price_basis`,
    ...money(user, [
      sql`${figure(sql`l.price`)} as price, l.price_unit, trim_scale(l.tax_rate / 100)::text as tax_rate, l.net::text as net, l.tax::text as tax,
        l.gross::text as gross`,
    ]),
    sql`l.warehouse_id::int as warehouse_id, l.location_id::int as location_id, l.lot_id::int as lot_id, l.lot_no, l.supplier_lot, ${figure(sql`l.taken`)} as done_qty,
      ${figure(sql`greatest(l.qty - l.taken, 0)`)} as open_qty, ${day(sql`l.delivery_date`)} as delivery_date, l.source_line_id::int as source_line_id,
      l.closed_by <> '' as closed, l.close_reason, l.remark`,
  ])
}

/** Lines with what `lineColumns` reads. */
export const linesOf = sql`factory_documents_lines l join factory_products_skus s on s.id = l.sku_id join factory_products p on p.id = s.parent_id
  left join units u on u.id = coalesce(l.unit_id, case l.counted_by when 'weight' then (select k.id from units k where k.name = 'kg') end, p.unit_id)`
