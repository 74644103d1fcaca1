import { sql, type SQL } from 'drizzle-orm'

/**
 * Yuan that were paid for `d`: what settles its entries, and those of what answers it by as much of them as does; and what was paid in advance and
 * settles nothing yet.
 */
const settled = sql`round((coalesce((select sum(round(s.amount * w.share)) from (
    select d.id as id, 1::numeric as share
    union all
    select l.parent_id, sum(l.gross) filter (where x.parent_id = d.id) / nullif(sum(l.gross), 0)
    from factory_documents_lines l left join factory_documents_lines x on x.id = l.source_line_id
    where d.type in ('PO', 'SO') and l.parent_id in (select n.parent_id from factory_documents_lines o join factory_documents_lines n on n.source_line_id = o.id
      where o.parent_id = d.id) group by 1) w
    cross join lateral (select sum(a.amount) as amount from allocations a join party_entries e on e.post_seq = a.debt_seq where e.document_id = w.id) s), 0)
  + coalesce((select sum(e.debit + e.credit - (select coalesce(sum(a.amount), 0) from allocations a where a.payment_seq = e.post_seq))
      from party_entries e join factory_documents f on f.id = e.document_id
      where f.paid_for = d.id and f.type = case when d.type in ('SO', 'SLIP') then 'RECEIPT' else 'PAYMENT' end and f.status = 2 and f.reversal_of is null), 0)) / 100.0, 2)`

/** How far `d` is paid, looked up for each paper: a list that is narrowed by it should be narrowed by days as well. */
export const settleOf = sql`(select case when g.paid = 0 then 'unpaid' when g.paid < d.gross then 'part' when g.paid = d.gross then 'paid' else 'over' end
  from (select ${settled} as paid) g)`

/** Documents `d`, each with what was paid for it: that is looked up once for each, so only those of a page are to be given. */
export const withPaid = (documents: SQL): SQL => sql`${documents} cross join lateral (select ${settled} as paid offset 0) g`

/** Per cent of what a document `t` comes to that was paid for it; 0 where it comes to nothing. */
export const paidShare: SQL = sql`(select trim_scale(coalesce(round(100 * g.paid / nullif(d.gross, 0), 2), 0)) from ${withPaid(sql`factory_documents d`)} where d.id = t.id)`
