import { sql } from 'drizzle-orm'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import type { OpenItems } from '#src/api/factory-money.ts'
import { today } from '#src/lib/shop-time.ts'
import { row, rows, type Db } from '../../db.ts'
import { addEvent, type DocumentEvent } from '../../factory/events.ts'
import { holdParty, openItems, releaseChosen } from '../../factory/ledgers/allocations.ts'
import type { Side } from '../../factory/ledgers/party-ledger.ts'
import { leftOf, namedShares, settle, shared } from '../../factory/ledgers/settling.ts'
import { fenOf, yuanText } from '../../factory/measures.ts'
import { refuseForeignParties } from '../../factory/scopes/parties.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import type { Writer } from '../../tables/write.ts'
import { refuseWithout } from './papers.ts'
import { balanceOf, paidKeys, settledOf } from './payments.ts'

const keyOf = (side: Side): string => (side === 'AP' ? paidKeys.out : paidKeys.in)

/** What is open between a party and us at the end of a day; today's unless told (manufacturing 3.4, openItems). */
export async function openItemsFor(
  db: Db,
  { party, side, asOf }: { party: number; side: Side; asOf?: string | undefined },
  user: User,
): Promise<OpenItems> {
  refuseWithout(user, side === 'AP' ? priceKey : sellPriceKey)
  await refuseForeignParties(db, user, [party])
  const day = asOf || today()
  const found = await rows<OpenItems['list'][number] & { is_debt: boolean }>(
    db,
    sql`select * from (
      select e.document_id::int as id, coalesce(d.type, '') as type, coalesce(d.sn, '') as sn, min(e.biz_date)::text as biz_date,
        coalesce(min(e.due_date)::text, '') as due, round(sum(e.debit + e.credit) / 100.0, 2)::text as original, round(sum(s.amount) / 100.0, 2)::text as allocated,
        round(sum(e.debit + e.credit - s.amount) / 100.0, 2)::text as open,
        greatest(${day}::date - min(coalesce(e.due_date, e.biz_date)), 0)::int as overdue, (e.side = 'AR') = (e.debit > 0) as is_debt
      from party_entries e left join factory_documents d on d.id = e.document_id
      cross join lateral (select coalesce(sum(a.amount), 0) as amount from allocations a where e.post_seq in (a.payment_seq, a.debt_seq)
        and (a.added_at at time zone 'Asia/Shanghai')::date <= ${day}::date) s
      where e.party_id = ${party} and e.side = ${side} and e.biz_date <= ${day}::date
        and e.reversal_of is null and not exists (select from party_entries r where r.reversal_of = e.post_seq and r.biz_date <= ${day}::date)
      group by e.document_id, d.type, d.sn, is_debt) i
    where open::numeric > 0 order by coalesce(nullif(due, ''), biz_date), id`,
  )
  const debts = found.filter((one) => one.is_debt)
  const list = debts.map(({ id, type, sn, biz_date, due, original, allocated, open, overdue: days }) => ({
    ...{ id, type, sn, biz_date, due, original, allocated, open, overdue: days },
  }))
  const unallocated = found.flatMap(({ is_debt, id, sn, biz_date, original, open: left }) =>
    is_debt ? [] : [{ id, sn, biz_date, amount: original, left }],
  )
  const overdue = list.reduce((sum, one) => sum + (one.overdue > 0 ? fenOf(one.open) : 0n), 0n)
  const balance =
    day === today()
      ? await balanceOf(db, party, side)
      : yuanText(debts.reduce((sum, { open }) => sum + fenOf(open), 0n) - unallocated.reduce((sum, { left }) => sum + fenOf(left), 0n))
  return { list, unallocated, balance, overdue: yuanText(overdue) }
}

interface Paid {
  id: number
  party: number
  side: Side
}

/** What settles debts: payments and returns that were posted. @throws Refusal 400 `RECORD_GONE` */
async function paidOfId(db: Db, id: number): Promise<Paid> {
  const found = await row<Paid>(
    db,
    sql`select e.document_id as id, e.party_id as party, e.side from party_entries e where e.document_id = ${id} and (e.side = 'AR') <> (e.debit > 0) limit 1`,
  )
  if (!found) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  return found
}

interface Allocating {
  pairs?: readonly { from: string | number; to: string | number; amount: string }[]
  from?: string | number
  auto?: 'fifo' | 'due'
}

/**
 * Settles debts with money that is there: as somebody says, or in an order (manufacturing 3.4, allocate).
 * @throws Refusal 400 `RECORD_GONE`, 422 `ALLOCATION_OVER`
 */
export async function allocatePaid(db: Db, { pairs = [], from, auto = 'fifo' }: Allocating, { user }: Writer) {
  const wanted = from === undefined ? pairs : [{ from }]
  const payments: Paid[] = []
  for (const id of [...new Set(wanted.map((one) => Number(one.from)))]) payments.push(await paidOfId(db, id))
  await refuseForeignParties(
    db,
    user,
    payments.map(({ party }) => party),
  )
  payments.sort((one, other) => one.party - other.party || one.id - other.id)
  const done = { allocated: [] as { sn: string; amount: string; open_after: string }[], unallocated: '0.00' }
  let left = 0n
  for (const { id, party, side } of payments) {
    refuseWithout(user, keyOf(side))
    await holdParty(db, party, side)
    const debts = await openItems(db, party, side, 'debts', auto)
    const own = (await openItems(db, party, side, 'payments')).filter(({ document }) => document === id)
    const said = pairs.filter((pair) => Number(pair.from) === id).map(({ to, amount }) => ({ document: Number(to), amount: fenOf(amount) }))
    const shares = from === undefined ? namedShares(debts, said) : shared(debts, leftOf(own))
    await settle(db, own, shares, user.name)
    const settled = settledOf(debts, own, shares)
    done.allocated.push(...settled.allocated)
    left += fenOf(settled.unallocated)
    const note = settled.allocated.map(({ sn, amount }) => `${sn} ${amount}`).join('、')
    if (note) await addEventOf(db, id, { what: 'allocate', who: user.name, note })
  }
  return { ...done, unallocated: yuanText(left) }
}

/** Writes what happened to a document that nobody holds yet. */
async function addEventOf(db: Db, id: number, event: DocumentEvent): Promise<void> {
  await db.execute(sql`select 1 from factory_documents where id = ${id} for update`)
  await addEvent(db, id, event)
}

/** Takes back what was settled; what has been taken back already stays so (manufacturing 3.4, unallocate). @throws Refusal `RECORD_GONE` */
export async function unallocatePaid(db: Db, ids: readonly (string | number)[], reason: string, { user }: Writer) {
  const wanted = sql.param([...new Set(ids.map(Number))])
  const parties = await rows<{ id: number; party: number; side: Side; document: number }>(
    db,
    sql`select a.id, p.party_id as party, p.side, p.document_id as document from allocations a join party_entries p on p.post_seq = a.payment_seq
        where a.id = any(${wanted}::bigint[]) and a.amount > 0 order by p.party_id, p.side, a.id`,
  )
  if (parties.length === 0) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  await refuseForeignParties(
    db,
    user,
    parties.map(({ party }) => party),
  )
  for (const { party, side } of parties) {
    refuseWithout(user, keyOf(side))
    await holdParty(db, party, side)
  }
  const released = await releaseChosen(
    db,
    parties.map(({ id }) => id),
    user.name,
  )
  for (const document of [...new Set(parties.map((one) => one.document))].sort((one, other) => one - other))
    await addEventOf(db, document, { what: 'unallocate', who: user.name, note: reason })
  const restored: { sn: string; open: string }[] = []
  for (const { party, side } of parties.filter((one, at) => parties.findIndex((other) => other.party === one.party) === at)) {
    const open = await openItems(db, party, side, 'debts')
    restored.push(...open.filter(({ seq }) => released.includes(seq)).map(({ sn, open: left }) => ({ sn, open: yuanText(BigInt(left)) })))
  }
  return { restored }
}
