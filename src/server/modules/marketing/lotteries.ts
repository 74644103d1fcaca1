import { sql } from 'drizzle-orm'
import type { LotteryPrize, LotteryRow } from '#src/api/marketing.ts'
import { row, rows, type Db } from '../../db.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { matching } from '../../shop/search.ts'
import { shopTime, unixTime } from '../../shop/time.ts'

export interface LotteryFilter {
  page?: number
  limit?: number
  store_name?: string
  start_status?: number
  status?: number
  factor?: number
}

const state = 'case when a.start_at > now() then 0 when a.stop_at < now() then 2 else 1 end'
const stateNames = ['未开始', '进行中', '已结束']
const factors: Record<number, string> = { 1: '积分', 2: '余额', 3: '下单支付成功', 4: '订单评价', 5: '关注' }
// the filter says -1 where the row says 2
const stateOfFilter = (start: number) => (start === -1 ? 2 : start)

// columns of the shop that this server has no use for yet
const unused = {
  type: 1,
  attends_user: 1,
  user_level: [],
  user_label: [],
  is_svip: -1,
  prize_num: 0,
  spread_num: 1,
  is_all_record: 1,
  is_personal_record: 1,
  is_content: 1,
  is_del: 0,
}

type Stored = Omit<LotteryRow, 'prize' | 'lottery_type' | 'status_name'>

const columns = sql`a.id, a.name, a.desc, a.image, a.content, a.factor, a.factor_num, a.lottery_num_term, a.lottery_num, a.status, a.sort,
  coalesce(${shopTime('a.start_at')}, '') as start_time, coalesce(${shopTime('a.stop_at')}, '') as end_time, ${unixTime('a.add_time')} as add_time,
  a.drawn as lottery_all, a.joined as lottery_people, a.won as lottery_win, ${sql.raw(state)} as lottery_status`

async function prizesOf(db: Db, lotteries: readonly Stored[], origin: string): Promise<Map<unknown, LotteryPrize[]>> {
  const ids = lotteries.map(({ id }) => Number(id))
  const found = await rows<LotteryPrize & { lottery_id: number }>(
    db,
    sql`select id, type, lottery_id, name, prompt, image, chance, total, coalesce(coupon_id, 0)::int as coupon_id, coalesce(product_id, 0)::int as product_id, '' as unique,
      num, sort, 1 as status, 0 as is_del, ${unixTime('add_time')} as add_time from lottery_prizes where lottery_id = any(${sql.param(ids)}::bigint[]) order by sort, id`,
  )
  const prizes = new Map<unknown, LotteryPrize[]>(ids.map((id) => [id, []]))
  for (const { lottery_id, ...prize } of found)
    prizes.get(lottery_id)?.push({ ...prize, lottery_id, image: absolute(prize.image, origin) } as LotteryPrize)
  return prizes
}

/** Draws that are not deleted with their prizes, newest first among equals of `sort`. */
export async function listDraws(db: Db, filter: LotteryFilter, origin: string): Promise<{ list: LotteryRow[]; count: number }> {
  const { store_name, start_status, status, factor } = filter
  const all = [sql`a.deleted_at is null`]
  if (store_name?.trim()) all.push(matching('a.name', store_name))
  if (start_status !== undefined) all.push(sql`${sql.raw(state)} = ${stateOfFilter(start_status)}`)
  if (status !== undefined) all.push(sql`a.status = ${status}`)
  if (factor !== undefined) all.push(sql`a.factor = ${factor}`)
  const where = sql.join(all, sql` and `)
  const found = await rows<Stored>(
    db,
    sql`select ${columns} from lotteries a where ${where} order by a.sort desc, a.id desc ${pageOf(filter)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count from lotteries a where ${where}`)
  const prizes = await prizesOf(db, found, origin)
  const list = found.map((draw) => ({
    ...unused,
    ...draw,
    image: absolute(draw.image, origin),
    prize: prizes.get(draw.id) ?? [],
    lottery_type: factors[draw.factor] ?? '',
    status_name: stateNames[draw.lottery_status]!,
  }))
  return { list, count: counted?.count ?? 0 }
}
