import { sql, type SQL } from 'drizzle-orm'
import type { WithdrawalRow, Withdrawals } from '#src/api/withdrawals.ts'
import { row, rows, type Db } from '../../db.ts'
import { datesAt } from '../../shop/date-range.ts'
import { isCalled } from '../../shop/users/names.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { shopTime } from '../../shop/time.ts'
import { withMaskedAccounts } from './withdrawals.ts'

export interface WithdrawalFilter {
  page?: number
  limit?: number
  /** Empty for all. */
  status?: string
  /** The filter calls weixin wx. */
  extract_type?: string
  nireid?: string
  data?: string
}

const searched = ['e.real_name', 'e.uid::text'] as const
const accounts = ['e.alipay_code', 'e.bank_code', 'e.wechat'] as const

/** A part of an account finds nothing for who may not see it. */
function conditions({ extract_type: type, nireid, data }: WithdrawalFilter, seesAccounts: boolean): SQL {
  const all = [sql`true`]
  if (type) all.push(sql`e.extract_type = ${type === 'wx' ? 'weixin' : type}`)
  const words = nireid?.trim()
  if (words)
    all.push(
      sql`(${sql.join(
        [
          isCalled(words),
          ...searched.map((column) => holds(column, words)),
          ...accounts.map((column) => (seesAccounts ? holds(column, words) : sql`${sql.raw(column)} = ${words}`)),
        ],
        sql` or `,
      )})`,
    )
  all.push(datesAt('data', 'e.added_at', data))
  return sql.join(all, sql` and `)
}

/** How many other users have asked for money to the account of `e`. */
const sharing = (column: 'bank_code' | 'alipay_code' | 'wechat') => {
  const account = sql.raw(`o.${column}`)
  return sql`(select count(distinct o.uid)::int from shop_extracts o where ${account} = e.${sql.identifier(column)} and ${account} <> '' and o.uid <> e.uid)`
}

/**
 * What who decides should know of one that waits: others who are paid to the same account, and whether it is more than three times as much
 * as the most that its user was ever paid.
 */
const hints = sql`case when e.status <> 0 then 0 else case e.extract_type when 'bank' then ${sharing('bank_code')}
    when 'alipay' then ${sharing('alipay_code')} when 'weixin' then ${sharing('wechat')} else 0 end end as shared_users,
  (e.status = 0 and e.extract_price > coalesce(3 * (select max(p.extract_price) from shop_extracts p where p.uid = e.uid and p.status = 1),
    e.extract_price))::int as is_unusual`

const from = sql`from shop_extracts e join shop_users u on u.uid = e.uid`

/** Those that a filter finds and that wait. */
export async function waitingIds(db: Db, { status, ...filter }: WithdrawalFilter, seesAccounts: boolean): Promise<number[]> {
  if (status && Number(status) !== 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select e.id::int as id ${from} where ${conditions(filter, seesAccounts)} and e.status = 0 order by e.id`,
  )
  return found.map(({ id }) => id)
}

/**
 * The four figures: what waits and what was passed of what the filter finds, whatever its state; all commission that was ever earned, and
 * what of it still stands in accounts. Earned is standing, waiting and passed together.
 */
async function figures(db: Db, where: SQL): Promise<Withdrawals['extract_statistics']> {
  const found = await row<Record<'price' | 'priced' | 'brokerage_count' | 'brokerage_not', string>>(
    db,
    sql`select f.*, t.*, (t.brokerage_not::numeric + (select coalesce(sum(extract_price), 0) from shop_extracts where status >= 0))::numeric(14, 2)::text as brokerage_count
      from (select coalesce(sum(e.extract_price) filter (where e.status = 0), 0)::text as price,
          coalesce(sum(e.extract_price) filter (where e.status = 1), 0)::text as priced ${from} where ${where}) f,
        (select coalesce(sum(brokerage_price), 0)::text as brokerage_not from shop_users) t`,
  )
  const { price, priced, brokerage_count, brokerage_not } = found!
  // the shop writes one of the four as text; a number of two places is the same decimal on the wire
  return { price: Number(price), priced: Number(priced), brokerage_count, brokerage_not: Number(brokerage_not) }
}

/** Withdrawals, newest first, accounts masked for everybody, with the figures above them. */
export async function listWithdrawals(db: Db, filter: WithdrawalFilter, seesAccounts: boolean): Promise<Withdrawals> {
  const where = conditions(filter, seesAccounts)
  const narrowed = filter.status ? sql`${where} and e.status = ${Number(filter.status)}` : where
  const list = await rows<WithdrawalRow>(
    db,
    sql`select e.id, e.uid, u.nickname, u.avatar, e.real_name, e.extract_type, e.bank_code, e.bank_address, e.alipay_code, e.wechat, e.qrcode_url,
        e.extract_price::text as extract_price, e.extract_fee::text as extract_fee, e.balance::text as balance, e.mark, e.status, e.fail_msg,
        ${shopTime('e.added_at')} as add_time, coalesce(${shopTime('e.decided_at')}, '') as decided_time,
        ${hints}
      ${from} where ${narrowed} order by e.added_at desc, e.id desc ${pageOf(filter)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${from} where ${narrowed}`)
  return { extract_statistics: await figures(db, where), list: { list: list.map(withMaskedAccounts), count: counted?.count ?? 0 } }
}
