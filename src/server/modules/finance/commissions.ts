import { sql, type SQL } from 'drizzle-orm'
import type { CommissionEntry, CommissionRow, Commissions, CommissionSums, CommissionUser } from '#src/api/commissions.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { datesAt } from '../../shop/date-range.ts'
import { isCalled } from '../../shop/users/names.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedPhone } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'

type Way = 'normal' | 'asc' | 'desc'

export interface CommissionFilter {
  page?: number
  limit?: number
  /** A part of the nickname, or of the id. */
  nickname?: string
  price_min?: string
  price_max?: string
  sum_number?: Way
  brokerage_price?: Way
  time?: string
}

// what comes back of a refused withdrawal was earned before, and a withdrawal spends nothing of what was earned
const earned = sql`coalesce(sum(l.number) filter (where l.pm = 1 and l.type <> 'extract_fail'), 0)`
const lost = sql`coalesce(sum(l.number) filter (where l.pm = 0 and l.type <> 'extract'), 0)`

const isAmount = (text: string) => /^\d{1,10}(\.\d{1,2})?$/.test(text)

function order({ sum_number: sum, brokerage_price: left }: CommissionFilter): SQL {
  if (sum === 'asc' || sum === 'desc') return sql`order by sum_number ${sql.raw(sum)}, u.uid desc`
  if (left === 'asc' || left === 'desc') return sql`order by u.brokerage_price ${sql.raw(left)}, u.uid desc`
  return sql`order by u.uid desc`
}

function source(filter: CommissionFilter): SQL {
  const { nickname, price_min: min, price_max: max, time } = filter
  const all = [sql`u.is_del = 0`]
  const words = nickname?.trim()
  if (words) all.push(sql`(${isCalled(words)} or ${holds('u.uid::text', words)})`)
  const sum = sql`coalesce(b.income - b.pay, 0)`
  // a bound that is no amount finds nothing
  if (min) all.push(isAmount(min) ? sql`${sum} >= ${min}::numeric` : sql`false`)
  if (max) all.push(isAmount(max) ? sql`${sum} <= ${max}::numeric` : sql`false`)
  const within = datesAt('time', 'l.added_at', time)
  return sql`from shop_users u left join (
      select l.uid, ${earned} as income, ${lost} as pay from shop_ledger l where l.account = 'commission' and ${within} group by l.uid
    ) b on b.uid = u.uid where ${sql.join(all, sql` and `)}`
}

type Stored = Omit<CommissionRow, 'extract_price'> & { extract_price: string }

/** As the shop writes it: the phone stands in the name too, and an amount of two places is the same decimal as a number. */
function rowOf({ nickname, extract_price: paid, ...one }: Stored): CommissionRow {
  const phone = maskedPhone(one.phone)
  return { ...one, phone, nickname: [nickname, phone, one.uid].join('|'), extract_price: Number(paid) }
}

/** What users earned by bringing others, in a time; and what was paid out to them, ever. */
export async function listCommissions(db: Db, filter: CommissionFilter): Promise<Commissions> {
  const from = source(filter)
  const list = await rows<Stored>(
    db,
    sql`select null as type, null as pm, coalesce(b.income, 0)::numeric(14, 2)::text as income, coalesce(b.pay, 0)::numeric(14, 2)::text as pay,
        u.nickname, u.phone, u.uid, u.now_money::text as now_money,
        u.brokerage_price::text as brokerage_price, ${filter.time ?? ''} as time, coalesce(b.income - b.pay, 0)::numeric(14, 2) as sum_number,
        (select coalesce(sum(e.extract_price), 0) from shop_extracts e where e.uid = u.uid and e.status = 1)::text as extract_price
      ${from} ${order(filter)} ${pageOf(filter)}`,
  )
  const found = await row<CommissionSums & { count: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(coalesce(b.income - b.pay, 0)), 0)::numeric(14, 2)::text as sum_number,
      coalesce(sum(u.brokerage_price), 0)::numeric(14, 2)::text as brokerage_price ${from}`,
  )
  const { count = 0, ...summary } = found ?? { sum_number: '0.00', brokerage_price: '0.00' }
  return { count, list: list.map(rowOf), summary }
}

/** Whose commission it is. Refused with 400119. */
export async function readCommissionUser(db: Db, uid: number): Promise<CommissionUser> {
  const found = await row<CommissionUser>(
    db,
    sql`select u.nickname, coalesce(u.spread_uid, 0) as spread_uid, u.now_money::text as now_money, ${shopTime('u.added_at')} as add_time,
        u.brokerage_price::text as brokerage_price, coalesce(s.nickname, '') as spread_name,
        (select (${earned} - ${lost})::numeric(14, 2) from shop_ledger l where l.uid = u.uid and l.account = 'commission')::text as number
      from shop_users u left join shop_users s on s.uid = u.spread_uid where u.uid = ${uid}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '400119' })
  return found
}

export interface EntryFilter {
  page?: number
  limit?: number
  start_time?: string
  end_time?: string
}

/** Entries of a user's commission, newest first. */
export async function listEntries(db: Db, uid: number, filter: EntryFilter): Promise<{ data: CommissionEntry[]; count: number }> {
  const { start_time: from, end_time: to } = filter
  const day = (text: string) => text.slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '/')
  // one day alone is no range
  const within = datesAt('start_time', 'l.added_at', from || to ? `${day(from ?? '')}-${day(to ?? '')}` : '')
  const where = sql`from shop_ledger l where l.uid = ${uid} and l.account = 'commission' and ${within}`
  const data = await rows<CommissionEntry>(
    db,
    sql`select l.id, l.uid, l.pm, l.number::text as number, l.balance::text as balance, l.type, l.title, coalesce(nullif(l.mark, ''), l.title) as mark,
      ${shopTime('l.added_at')} as add_time, ${shopTime('l.added_at')} as _add_time ${where} order by l.id desc ${pageOf(filter)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { data, count: counted?.count ?? 0 }
}
