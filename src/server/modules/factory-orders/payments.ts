import { sql } from 'drizzle-orm'
import type { PaidBody } from '#src/api/factory-money.ts'
import { compared } from '#src/lib/decimal.ts'
import { today } from '#src/lib/shop-time.ts'
import { row, rows, type Db } from '../../db.ts'
import { holdParty, openItems, type OpenItem, type Share } from '../../factory/ledgers/allocations.ts'
import { leftOf, namedShares, settle, shared } from '../../factory/ledgers/settling.ts'
import { act, createDocument } from '../../factory/documents.ts'
import { fenOf, yuanText } from '../../factory/measures.ts'
import { audit, reverse } from '../../factory/post.ts'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import { refuseForeignParties } from '../../factory/scopes/parties.ts'
import { status } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { readRow } from '../../tables/select.ts'
import type { Writer } from '../../tables/write.ts'
import { paperFor, refuseWithout } from './papers.ts'

/** Keys of who pays and of who takes money (manufacturing 3.5 no. 6, 24). */
export const paidKeys = { out: 'admin-store-materialPurchase-paid', in: 'admin-store-salesSlip-paid' } as const
const sides = { out: 'AP', in: 'AR' } as const
export const types = { out: 'PAYMENT', in: 'RECEIPT' } as const

/** Documents whose debts are settled by money for one: itself, and what answers it. */
const answeredBy = async (db: Db, id: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`select ${id}::bigint as id union select l.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
          where s.parent_id = ${id}`,
    )
  ).map((one) => one.id)

/** Papers that customers pay for; all others are paid for by us. */
const sold = new Set<string>(['SO', 'SLIP'])

/** States of what somebody may pay for: what is promised once it is approved, what came once it is posted. */
const payable = new Set<number>([status.approved, status.partial, status.done, status.closed])

/**
 * The document that is paid for. @throws Refusal `RECORD_GONE` where it is not there, or not for this person, `RECORD_STATE`, and 400
 * `PAID_FOR_OTHER` where it is somebody else's, `PAID_FOR_SIDE` where money for it goes the other way
 */
async function paidFor(db: Db, { doc, party_id, side }: PaidBody, user: User): Promise<number | null> {
  if (!doc) return null
  const { party_id: owner, status: state } = await readRow(db, paperFor(doc.type, user), Number(doc.id), user)
  if (Number(owner) !== Number(party_id)) throw new Refusal({ status: 400, code: 'PAID_FOR_OTHER', errors: { party_id: 'PAID_FOR_OTHER' } })
  if ((side === 'in') !== sold.has(doc.type)) throw new Refusal({ status: 400, code: 'PAID_FOR_SIDE', errors: { side: 'PAID_FOR_SIDE' } })
  if (!payable.has(Number(state))) throw new Refusal({ status: 422, code: 'RECORD_STATE' })
  return Number(doc.id)
}

/** What a payment settles: what somebody named, else what is owed for the document that it is for, else all that is owed. */
async function sharesOf(db: Db, { allocations = [], auto = 'fifo', doc }: PaidBody, debts: readonly OpenItem[], money: bigint) {
  if (allocations.length > 0)
    return namedShares(
      debts,
      allocations.map(({ id, amount }) => ({ document: Number(id), amount: fenOf(amount) })),
    )
  if (auto === 'none') return []
  const of = doc && (await answeredBy(db, Number(doc.id)))
  return shared(of ? debts.filter(({ document }) => document !== null && of.includes(document)) : debts, money)
}

/**
 * Pays, or takes money, and settles debts with it (manufacturing 3.2, addPaid); what is too much stays as money in advance.
 * @throws Refusal 400 `AMOUNT_MISSING`, 422 `ALLOCATION_OVER`, `MONTH_CLOSED`
 */
export async function addPaid(db: Db, body: PaidBody, { user }: Writer) {
  const { side, party_id, amount, discount = '0', auto = 'fifo' } = body
  refuseWithout(user, paidKeys[side])
  if (compared(amount, '0') <= 0) throw new Refusal({ status: 400, code: 'AMOUNT_MISSING', errors: { amount: 'AMOUNT_MISSING' } })
  const party = Number(party_id)
  await refuseForeignParties(db, user, [party])
  const ledger = sides[side]
  const of = await paidFor(db, body, user)
  await holdParty(db, party, ledger)
  const day = body.biz_date || today()
  const paid = {
    ...{ amount, discount, account: body.account_id ? Number(body.account_id) : null, method: body.method ?? '', refNo: body.ref_no ?? '' },
    ...{ remark: body.remark ?? '', for: of },
  }
  const { id, sn } = await createDocument(db, { type: types[side], day, party, lines: [], paid }, user.name)
  if (body.files?.length) await db.execute(sql`update factory_documents set files = ${JSON.stringify(body.files)}::jsonb where id = ${id}`)
  await act(db, id, 'submit', { who: user.name })
  await audit(db, id, { who: user.name, isOwn: true })
  const debts = await openItems(db, party, ledger, 'debts', auto === 'due' ? 'due' : 'fifo')
  const own = (await openItems(db, party, ledger, 'payments')).filter(({ document }) => document === id)
  const shares = await sharesOf(db, body, debts, leftOf(own))
  await settle(db, own, shares, user.name)
  return { id, sn, ...settledOf(debts, own, shares), party_balance: await balanceOf(db, party, ledger) }
}

/** What shares have settled, and what is left of the money. */
export function settledOf(debts: readonly OpenItem[], own: readonly OpenItem[], shares: readonly Share[]) {
  const allocated = shares.map(({ debt, amount: part }) => {
    const item = debts.find(({ seq }) => seq === debt)!
    return { sn: item.sn, amount: yuanText(part), open_after: yuanText(BigInt(item.open) - part) }
  })
  return { allocated, unallocated: yuanText(leftOf(own) - shares.reduce((sum, share) => sum + share.amount, 0n)) }
}

/** Yuan that a party owes (`AR`), or is owed (`AP`); below nought where too much was paid. */
export async function balanceOf(db: Db, party: number, side: 'AR' | 'AP'): Promise<string> {
  const found = await row<{ left: string }>(
    db,
    sql`select (case side when 'AR' then debit - credit else credit - debit end)::text as left from party_balances where party_id = ${party} and side = ${side}`,
  )
  return yuanText(BigInt(found?.left ?? 0))
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
        join party_entries e on e.post_seq = a.debt_seq join factory_documents d on d.id = e.document_id
        where p.document_id = ${id} and a.amount > 0 and not exists (select from allocations r where r.reversal_of = a.id) order by 1`,
  )
  const mirror = await reverse(db, id, today(), { who: user.name, note: reason })
  const open = new Map((await openItems(db, found.party, sides[side], 'debts')).map((item) => [item.seq, item.open]))
  const restored = debts.map(({ seq, sn }) => ({ sn, open: yuanText(BigInt(open.get(seq) ?? 0)) }))
  return { reversal_id: mirror.id, restored }
}
