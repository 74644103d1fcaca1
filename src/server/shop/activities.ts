import { sql, type SQL } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { pageOf } from './paging.ts'
import { matching } from './search.ts'
import { shopTime } from './time.ts'

export type ActivityKind = 'seckill' | 'bargain' | 'combination' | 'integral' | 'advance'

/** What activities of all kinds are stored with. Prices are decimal text, except the points of `integral`. */
export interface Activity {
  id: number
  product_id: number
  title: string
  image: string
  images: string[]
  unit_name: string
  sort: number
  stock: number
  sales: number
  quota: number
  quota_show: number
  num: number
  status: number
  add_time: string
  product: { store_name: string; cate_id: number; cate_name: string; price: string; ot_price: string }
}

/** A kind with times; unix seconds. `state` comes from the clock alone, `status` is the shop's switch. */
export interface TimedActivity extends Activity {
  info: string
  start_time: number
  stop_time: number
  state: 'not_started' | 'running' | 'ended'
}

export interface Seckill extends TimedActivity {
  price: string
  ot_price: string
  give_integral: string
  time_id: number
  once_num: number
  is_hot: number
}

export interface Bargain extends TimedActivity {
  price: string
  min_price: string
  bargain_max_price: string
  bargain_min_price: string
  bargain_num: number
  people_num: number
  give_integral: string
  rule: string
  is_hot: number
  look: number
  share: number
  joined: number
  helped: number
  succeeded: number
}

export interface Combination extends TimedActivity {
  price: string
  ot_price: string
  people: number
  effective_time: number
  virtual: number
  once_num: number
  is_host: number
  browse: number
  head_commission: number
  joined: number
  succeeded: number
}

export interface IntegralGood extends Activity {
  price: number
  once_num: number
  is_host: number
}

export interface Advance extends TimedActivity {
  price: string
  ot_price: string
  type: number
  deposit: string
  once_num: number
  deliver_time: number
  pay_start_time: number
  pay_stop_time: number
}

/** The stored shape of each kind. */
export interface ActivityOf {
  seckill: Seckill
  bargain: Bargain
  combination: Combination
  integral: IntegralGood
  advance: Advance
}

interface Kind {
  table: string
  columns: string
  /** When it is over, where that differs from `stop_at`; null for a kind without times. */
  end: string | null
}

const stop = 'a.stop_at'

/** A seckill runs until the end of the day of its stop time. */
export const activityKinds: Record<ActivityKind, Kind> = {
  seckill: {
    table: 'seckills',
    columns: 'info, price, ot_price, give_integral, time_id, once_num, is_hot',
    end: "(a.stop_at + interval '1 day')",
  },
  bargain: {
    table: 'bargains',
    columns:
      'info, price, min_price, bargain_max_price, bargain_min_price, bargain_num, people_num, give_integral, rule, is_hot, look, share, joined, helped, succeeded',
    end: stop,
  },
  combination: {
    table: 'combinations',
    columns: 'info, price, ot_price, people, effective_time, virtual, once_num, is_host, browse, head_commission, joined, succeeded',
    end: stop,
  },
  integral: { table: 'integral_goods', columns: 'price, once_num, is_host', end: null },
  advance: { table: 'advances', columns: 'info, price, ot_price, type, deposit, once_num, deliver_time', end: stop },
}

const everyColumn = 'id, product_id, title, image, images, unit_name, sort, stock, sales, quota, quota_show, num, status'
const seconds = (column: string) => `coalesce(extract(epoch from ${column})::int, 0)`

/** `not_started`, `running` or `ended` by the clock; for SQL over `a`. */
export const stateOf = (end: string) =>
  `case when a.start_at > now() then 'not_started' when ${end} < now() then 'ended' else 'running' end`

function columnsOf(kind: ActivityKind): SQL {
  const { columns, end } = activityKinds[kind]
  const own = `${everyColumn}, ${columns}`.split(', ').map((name) => `a.${name}`)
  const times = end ? [`${seconds('a.start_at')} as start_time`, `${seconds('a.stop_at')} as stop_time`, `${stateOf(end)} as state`] : []
  const paid = kind === 'advance' ? [`${seconds('a.pay_start_at')} as pay_start_time`, `${seconds('a.pay_stop_at')} as pay_stop_time`] : []
  const product = `json_build_object('store_name', p.store_name, 'cate_id', p.cate_id, 'cate_name', c.cate_name, 'price', p.price::text, 'ot_price', p.ot_price::text) as product`
  return sql.raw([...own, ...times, ...paid, product].join(', '))
}

export interface ActivityFilter {
  page?: number | undefined
  limit?: number | undefined
  /** Part of the title or of the id. */
  text?: string | undefined
  status?: number | undefined
  /** 0 not started, 1 running, -1 ended. */
  start?: number | undefined
  /** A product category with those below it. */
  category?: number | undefined
  /** Only those whose product is for sale. */
  forSale?: boolean | undefined
  /** Made from the one time until before the other. */
  added?: readonly [from: string, to: string] | undefined
}

const starts: Record<number, string> = { 0: 'not_started', 1: 'running', [-1]: 'ended' }

function conditions(kind: ActivityKind, { text, status, start, category, added, forSale }: ActivityFilter): SQL {
  const { end } = activityKinds[kind]
  const all = [sql`a.deleted_at is null`]
  if (text?.trim()) all.push(matching('a.title', text))
  if (forSale) all.push(sql`p.deleted_at is null and p.is_show = 1`)
  if (added) all.push(sql`a.add_time >= ${added[0]} and a.add_time < ${added[1]}`)
  if (status !== undefined) all.push(sql`a.status = ${status}`)
  if (end && start !== undefined && starts[start]) all.push(sql`${sql.raw(stateOf(end))} = ${starts[start]}`)
  if (category) all.push(sql`(p.cate_id = ${category} or c.pid = ${category})`)
  return sql.join(all, sql` and `)
}

/** One page of the activities of a kind that are not deleted, in the shop's order, and how many there are in all. */
export async function listActivities<K extends ActivityKind>(
  db: Db,
  kind: K,
  filter: ActivityFilter,
): Promise<{ list: ActivityOf[K][]; count: number }> {
  const tables = sql.raw(`from ${activityKinds[kind].table} a join products p on p.id = a.product_id join categories c on c.id = p.cate_id`)
  const where = conditions(kind, filter)
  const list = await rows<ActivityOf[K]>(
    db,
    sql`select ${columnsOf(kind)}, ${shopTime('a.add_time')} as add_time ${tables} where ${where} order by a.sort desc, a.id desc ${pageOf(filter)}`,
  )
  const found = await row<{ count: number }>(db, sql`select count(*)::int as count ${tables} where ${where}`)
  return { list, count: found?.count ?? 0 }
}
