import { sql, type SQL } from 'drizzle-orm'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import type { PaidBody, PaperType } from '#src/api/factory-orders.ts'
import { compared } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { row, rows, type Db } from '../../db.ts'
import { allocate, holdParty, openItems, type OpenItem, type Share } from '../../factory/ledgers/allocations.ts'
import { act, createDocument } from '../../factory/documents.ts'
import { fenOf, yuanText } from '../../factory/measures.ts'
import { audit, reverse } from '../../factory/post.ts'
import { isSeenPaper, refuseForeignPapers } from '../../factory/scopes/papers.ts'
import { refuseForeignParties } from '../../factory/scopes/parties.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { maySee } from '../../tables/table.ts'
import type { Writer } from '../../tables/write.ts'
import { mayPrice, paperFor, refuseWithout } from './papers.ts'

/** Keys of who pays and of who takes money (manufacturing 3.5 no. 6, 24). */
export const paidKeys = { out: 'admin-store-materialPurchase-paid', in: 'admin-store-salesSlip-paid' } as const
const sides = { out: 'AP', in: 'AR' } as const
const types = { out: 'PAYMENT', in: 'RECEIPT' } as const

const least = (one: bigint, other: bigint) => (one < other ? one : other)

/** So much of each debt as there is money for, in their order. */
function shared(items: readonly OpenItem[], money: bigint): Share[] {
  const shares: Share[] = []
  let left = money
  for (const { seq, open } of items) {
    const amount = least(left, BigInt(open))
    if (amount <= 0n) break
    shares.push({ debt: seq, amount })
    left -= amount
  }
  return shares
}

/** What somebody named of debts; several entries of one document are taken in their order. @throws Refusal 422 `ALLOCATION_OVER` */
function named(items: readonly OpenItem[], wanted: NonNullable<PaidBody['allocations']>): Share[] {
  return wanted.flatMap(({ id, amount }) => {
    const shares = shared(
      items.filter(({ document }) => document === Number(id)),
      fenOf(amount),
    )
    if (shares.reduce((sum, share) => sum + share.amount, 0n) !== fenOf(amount)) throw new Refusal({ status: 422, code: 'ALLOCATION_OVER' })
    return shares
  })
}

/**
 * Pays, or takes money, and settles debts with it (manufacturing 3.2, addPaid); what is too much stays as money in advance.
 * @throws Refusal 400 `AMOUNT_MISSING`, 422 `ALLOCATION_OVER`, `MONTH_CLOSED`
 */
export async function addPaid(db: Db, body: PaidBody, { user }: Writer) {
  const { side, party_id, amount, discount = '0', allocations = [], auto = 'fifo', doc } = body
  refuseWithout(user, paidKeys[side])
  if (compared(amount, '0') <= 0) throw new Refusal({ status: 400, code: 'AMOUNT_MISSING', errors: { amount: 'AMOUNT_MISSING' } })
  const party = Number(party_id)
  await refuseForeignParties(db, user, [party])
  if (doc) await refuseForeignPapers(db, user, [Number(doc.id)])
  const ledger = sides[side]
  await holdParty(db, party, ledger)
  const day = body.biz_date || today()
  const paid = {
    ...{ amount, discount, account: body.account_id ? Number(body.account_id) : null, method: body.method ?? '', refNo: body.ref_no ?? '' },
    ...{ remark: body.remark ?? '', for: doc ? Number(doc.id) : null },
  }
  const { id, sn } = await createDocument(db, { type: types[side], day, party, lines: [], paid }, user.name)
  await act(db, id, 'submit', { who: user.name })
  await audit(db, id, { who: user.name })
  const debts = await openItems(db, party, ledger, 'debts', auto === 'due' ? 'due' : 'fifo')
  const own = (await openItems(db, party, ledger, 'payments')).filter(({ document }) => document === id)
  const money = own.reduce((sum, { open }) => sum + BigInt(open), 0n)
  const shares = allocations.length > 0 ? named(debts, allocations) : auto === 'none' || doc ? [] : shared(debts, money)
  await settle(db, own, shares, user.name)
  const settled = shares.reduce((sum, share) => sum + share.amount, 0n)
  const allocated = shares.map(({ debt, amount: part }) => {
    const item = debts.find(({ seq }) => seq === debt)!
    return { sn: item.sn, amount: yuanText(part), open_after: yuanText(BigInt(item.open) - part) }
  })
  const balance = await row<{ left: string }>(
    db,
    sql`select (case side when 'AR' then debit - credit else credit - debit end)::text as left from party_balances where party_id = ${party} and side = ${ledger}`,
  )
  return { id, sn, allocated, unallocated: yuanText(money - settled), party_balance: yuanText(BigInt(balance?.left ?? 0)) }
}

/** Spreads shares over the entries of one payment: what was paid, then what was let off. */
async function settle(db: Db, own: readonly OpenItem[], shares: readonly Share[], who: string): Promise<void> {
  const left = own.map(({ seq, open }) => ({ seq, open: BigInt(open) }))
  for (const { debt, amount } of shares) {
    let rest = amount
    for (const entry of left) {
      const part = least(rest, entry.open)
      if (part <= 0n) continue
      await allocate(db, entry.seq, [{ debt, amount: part }], who)
      entry.open -= part
      rest -= part
    }
    if (rest > 0n) throw new Refusal({ status: 422, code: 'ALLOCATION_OVER' })
  }
}

/** Takes money back: a document mirrors it, what it had settled is open again (manufacturing 3.2, delPaid). */
export async function removePaid(db: Db, id: number, reason: string, { user }: Writer) {
  const found = await row<{ type: string; party: number }>(
    db,
    sql`select type, party_id as party from factory_documents f where id = ${id} and type in ('PAYMENT', 'RECEIPT') and ${isSeenPaper(user, 'f')}`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  const side = found.type === 'PAYMENT' ? 'out' : 'in'
  refuseWithout(user, paidKeys[side])
  await holdParty(db, found.party, sides[side])
  const debts = await rows<{ seq: number; sn: string }>(
    db,
    sql`select distinct e.post_seq as seq, d.sn from allocations a join party_entries p on p.post_seq = a.payment_seq
        join party_entries e on e.post_seq = a.debt_seq join factory_documents d on d.id = e.document_id where p.document_id = ${id}`,
  )
  const mirror = await reverse(db, id, today(), { who: user.name, note: reason })
  const open = new Map((await openItems(db, found.party, sides[side], 'debts')).map((item) => [item.seq, item.open]))
  const restored = debts.map(({ seq, sn }) => ({ sn, open: yuanText(BigInt(open.get(seq) ?? 0)) }))
  return { reversal_id: mirror.id, restored }
}

const columnsFor = (
  user: User,
) => sql`f.id::int as id, f.sn, f.type, f.biz_date::text as biz_date, f.gross::text as amount, f.discount::text as discount, f.pay_method as method,
  f.ref_no, f.remark, f.status, f.created_by as operator, (select c.name from cash_accounts c where c.id = f.account_id) as account,
  (select y.name from parties y where y.id = f.party_id) as party,
  (select coalesce(json_agg(json_build_object('sn', d.sn, 'id', d.id, 'amount', round(s.amount / 100.0, 2)::text)), '[]'::json) from (
    select a.debt_seq, sum(a.amount) as amount from allocations a join party_entries e on e.post_seq = a.payment_seq
    where e.document_id = f.id group by 1 having sum(a.amount) > 0) s
    join party_entries x on x.post_seq = s.debt_seq join factory_documents d on d.id = x.document_id where ${isSeenPaper(user, 'd')}) as allocations,
  round((case f.status when 2 then coalesce((select sum(e.debit + e.credit) from party_entries e where e.document_id = f.id), 0)
    - coalesce((select sum(a.amount) from allocations a join party_entries e on e.post_seq = a.payment_seq where e.document_id = f.id), 0)
    else 0 end) / 100.0, 2)::text as unallocated`

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
        sql`select ${columnsFor(user)} from factory_documents f where f.type in ('PAYMENT', 'RECEIPT') and ${paysFor(id)} order by f.id`,
      )
    : []

interface PaidQuery {
  doc?: { type: PaperType; id: string | number }
  party_id?: string | number
  side?: 'in' | 'out'
  date_from?: string
  date_to?: string
  account_id?: string | number
  page?: number
  limit?: number
}

/** Payments by pages (manufacturing 3.2, paidList). */
export async function listPaid(db: Db, query: PaidQuery, user: User) {
  if (query.doc) {
    paperFor(query.doc.type, user)
    await refuseForeignPapers(db, user, [Number(query.doc.id)])
  }
  const columns = columnsFor(user)
  const where = sql.join(
    [
      sql`f.reversal_of is null`,
      isSeenPaper(user, 'f'),
      query.side ? sql`f.type = ${types[query.side]}` : sql`f.type in ('PAYMENT', 'RECEIPT')`,
      // what is paid for purchases is for who sees their prices, what customers pay for who sees theirs
      maySee({ needs: priceKey }, user) ? undefined : sql`f.type <> 'PAYMENT'`,
      maySee({ needs: sellPriceKey }, user) ? undefined : sql`f.type <> 'RECEIPT'`,
      query.doc && paysFor(Number(query.doc.id)),
      query.party_id && sql`f.party_id = ${Number(query.party_id)}`,
      query.account_id && sql`f.account_id = ${Number(query.account_id)}`,
      query.date_from && sql`f.biz_date >= ${query.date_from}::date`,
      query.date_to && sql`f.biz_date <= ${query.date_to}::date`,
    ].filter((one): one is SQL => Boolean(one)),
    sql` and `,
  )
  const list = await rows<Record<string, unknown>>(
    db,
    sql`select ${columns} from factory_documents f where ${where} order by f.biz_date desc, f.id desc ${pageOf(query, 10)}`,
  )
  const sums = (await row<{ count: number; amount: string; unallocated: string }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(amount::numeric) filter (where status = 2), 0)::text as amount, coalesce(sum(unallocated::numeric), 0)::text as unallocated
        from (select ${columns} from factory_documents f where ${where}) p`,
  ))!
  return { list, count: sums.count, summary: { amount: sums.amount, unallocated: sums.unallocated } }
}
