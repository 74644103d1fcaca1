import { sql, type SQL } from 'drizzle-orm'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import type { PaidQuery, PaidRow } from '#src/api/factory-money.ts'
import { kept } from '../../database/kept-plans.ts'
import { row, rows, type Db } from '../../db.ts'
import { isSeenPaper, refuseForeignPapers } from '../../factory/scopes/papers.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { maySee } from '../../tables/table.ts'
import { mayPrice, paperFor } from './papers.ts'
import { types } from './payments.ts'

/** Fen of a payment `f` that settle nothing yet. */
const left = sql`(case f.status when 2 then coalesce((select sum(e.debit + e.credit) from party_entries e where e.document_id = f.id), 0)
    - coalesce((select sum(a.amount) from allocations a join party_entries e on e.post_seq = a.payment_seq where e.document_id = f.id), 0)
    else 0 end)`

const columnsFor = (
  user: User,
) => sql`f.id::int as id, f.sn, f.type, f.biz_date::text as biz_date, f.gross::text as amount, f.discount::text as discount, f.pay_method as method,
  f.ref_no, f.remark, f.status, f.created_by as operator, (select c.name from cash_accounts c where c.id = f.account_id) as account,
  f.party_id::int as party_id, (select y.name from parties y where y.id = f.party_id) as party,
  (select json_build_object('type', o.type, 'id', o.id, 'sn', o.sn) from factory_documents o where o.id = f.paid_for and ${isSeenPaper(user, 'o')}) as doc,
  coalesce((select v.note from document_events v where v.document_id = f.id and v.what = 'reverse' order by v.id desc limit 1), '') as reason,
  (select coalesce(json_agg(json_build_object('sn', d.sn, 'id', d.id, 'type', d.type, 'amount', round(s.amount / 100.0, 2)::text, 'ids', s.ids) order by d.id),
    '[]'::json) from (
    select x.document_id, sum(a.amount) as amount, json_agg(a.id) as ids from allocations a join party_entries e on e.post_seq = a.payment_seq
    join party_entries x on x.post_seq = a.debt_seq
    where e.document_id = f.id and a.amount > 0 and not exists (select from allocations r where r.reversal_of = a.id) group by 1) s
    join factory_documents d on d.id = s.document_id where ${isSeenPaper(user, 'd')}) as allocations,
  round(${left} / 100.0, 2)::text as unallocated`

/** Money that was paid for a paper: what settles it, and what was paid in advance. */
const paysFor = (
  id: number,
): SQL => sql`(f.paid_for = ${id} or exists (select from allocations a join party_entries e on e.post_seq = a.payment_seq
  join party_entries x on x.post_seq = a.debt_seq where e.document_id = f.id and x.document_id = ${id}))`

/** Payments of a paper, for who may see prices. */
export const paidOf = async (db: Db, id: number, user: User) =>
  mayPrice(user)
    ? rows(
        db,
        kept(
          sql`select ${columnsFor(user)} from factory_documents f where f.type in ('PAYMENT', 'RECEIPT') and ${paysFor(id)} order by f.id`,
        ),
      )
    : []

/** What a query finds of payments `f`, besides what takes others back. */
function conditionsOf(query: PaidQuery, user: User): SQL {
  const words = query.keyword?.trim()
  const parts = [
    sql`f.reversal_of is null`,
    isSeenPaper(user, 'f'),
    // what is paid for purchases is for who sees their prices, what customers pay for who sees theirs
    maySee({ needs: priceKey }, user) ? undefined : sql`f.type <> 'PAYMENT'`,
    maySee({ needs: sellPriceKey }, user) ? undefined : sql`f.type <> 'RECEIPT'`,
    query.side ? sql`f.type = ${types[query.side]}` : sql`f.type in ('PAYMENT', 'RECEIPT')`,
    query.doc && paysFor(Number(query.doc.id)),
    words &&
      sql`(${holds('f.sn', words)} or ${holds('f.ref_no', words)} or ${holds('f.remark', words)}
        or exists (select from parties y where y.id = f.party_id and (${holds('y.name', words)} or ${holds('y.pinyin', ` ${words.toLowerCase()}`)})))`,
    query.party_id && sql`f.party_id = ${Number(query.party_id)}`,
    query.account_id && sql`f.account_id = ${Number(query.account_id)}`,
    query.method && sql`f.pay_method = ${query.method}`,
    query.state === 'undone' && sql`f.status = 8`,
    query.state === 'left' && sql`${left} > 0`,
    query.state === 'settled' && sql`f.status = 2 and ${left} = 0`,
    query.date_from && sql`f.biz_date >= ${query.date_from}::date`,
    query.date_to && sql`f.biz_date <= ${query.date_to}::date`,
  ]
  return sql.join(
    parts.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  )
}

/** Payments by pages with sums over all that the filter finds; what was taken back counts in none (manufacturing 3.2, paidList). */
export async function listPaid(db: Db, query: PaidQuery, user: User) {
  if (query.doc) {
    paperFor(query.doc.type, user)
    await refuseForeignPapers(db, user, [Number(query.doc.id)])
  }
  const where = conditionsOf(query, user)
  const list = await rows<PaidRow>(
    db,
    sql`select ${columnsFor(user)} from factory_documents f where ${where} order by f.biz_date desc, f.id desc ${pageOf(query, 10)}`,
  )
  const sums = await row<{ count: number; amount: string; discount: string; unallocated: string }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(f.gross) filter (where f.status = 2), 0)::text as amount,
          coalesce(sum(f.discount) filter (where f.status = 2), 0)::text as discount, round(coalesce(sum(${left}), 0) / 100.0, 2)::text as unallocated
        from factory_documents f where ${where}`,
  )
  const { count, ...summary } = sums!
  return { list, count, summary }
}
