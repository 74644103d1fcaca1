import { sql } from 'drizzle-orm'
import type { BalanceRecord, BalanceReply } from '#src/api/balance-records.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { Refusal } from '../../refusal.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { say } from './user-columns.ts'

const kinds = [
  ...['pay_product', 'pay_product_refund', 'system_add', 'system_sub', 'recharge', 'recharge_refund', 'extract', 'lottery_use'],
  ...['lottery_add', 'register_system_add'],
] as const

export interface BalanceQuery {
  page?: number
  limit?: number
  time?: string
  /** A kind by its name, or by its place in the reply's `status` from 1; 0 for all. */
  trading_type?: string
}

function kindOf(type = ''): string | undefined {
  if (/^\d+$/.test(type)) return kinds[Number(type) - 1]
  return (kinds as readonly string[]).includes(type) ? type : undefined
}

/** Changes of balances, the newest first. */
export async function listBalanceRecords(db: Db, query: BalanceQuery, locale: Locale): Promise<BalanceReply> {
  const kind = kindOf(query.trading_type)
  const all = [sql`e.account = 'money'`, datesAt('time', 'e.added_at', query.time)]
  if (kind) all.push(sql`e.type = ${kind}`)
  const where = sql.join(all, sql` and `)
  const found = await rows<BalanceRecord & { type: string; title: string }>(
    db,
    sql`select e.id::int as id, e.uid::int as uid, e.link_id, e.type, e.title, e.number::text as number, e.balance::text as balance, e.pm, e.mark,
      1 as status, ${shopTime('e.added_at')} as add_time, u.nickname, e.link_id as relation
      from shop_ledger e join shop_users u on u.uid = e.uid where ${where} order by e.added_at desc, e.id desc ${pageOf(query)}`,
  )
  const counted = await row<NonNullable<BalanceReply['summary']> & { count: number }>(
    db,
    sql`select count(*)::int as count, coalesce(sum(e.number) filter (where e.pm = 1), 0)::numeric(14, 2)::text as income,
      coalesce(-sum(e.number) filter (where e.pm = 0), 0)::numeric(14, 2)::text as payout,
      coalesce(sum(case e.pm when 1 then e.number else -e.number end), 0)::numeric(14, 2)::text as net from shop_ledger e where ${where}`,
  )
  const { count = 0, ...summary } = counted ?? { income: '0.00', payout: '0.00', net: '0.00' }
  const names = Object.fromEntries(kinds.map((one) => [one, say(`balance.${one}`, locale)]))
  // every entry of ours names what it belongs to by its number
  const list = found.map((one) => ({ ...one, relation: one.relation || one.title, type_name: names[one.type] ?? one.title }))
  return { list, count, status: names, summary }
}

/** What the shop notes beside a change. Refused with 400106, and with 100100 where there is none. */
export async function markBalanceRecord(db: Db, id: number, mark: string): Promise<void> {
  const text = mark.trim()
  if (!text) throw new Refusal({ status: 400, code: '400106', errors: { mark: '400106' } })
  const written = await row(db, sql`update shop_ledger set mark = ${text} where id = ${id} and account = 'money' returning id`)
  if (!written) throw new Refusal({ status: 400, code: '100100' })
}
