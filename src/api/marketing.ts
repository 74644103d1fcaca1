import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

/** What rows of all activities have. Prices are decimal text; times are unix seconds, as numbers or text. */
export interface ActivityRow {
  id: Id
  product_id: Id
  title: string
  image: string
  images: string[]
  unit_name: string
  stock: number
  sales: number
  /** What is left, and of how much. */
  quota: number
  quota_show: number
  sort: number
  is_del: number
}

/** Filters of an activity list. `store_name` is a part of the title or of the id; `start_status` 0 not started, 1 running, -1 ended. */
export interface ActivityQuery extends Paging {
  store_name?: string
  start_status?: number | ''
}

/** Whether an activity runs, as the shop computes it: `start_name` 未开始, 进行中 or 已结束; `stop_status` 1 = ended. */
interface Timed {
  start_time: string | number
  stop_time: string | number
  start_name: string
  stop_status: number
}

/** `status` 1 on, 0 off; runs daily in the session `time_id` until the end of the day of `stop_time`. */
export interface SeckillRow extends ActivityRow, Timed {
  price: string
  ot_price: string
  info: string
  status: number
  time_id: Id
  num: number
  once_num: number
}
/** A session of the day in the shop's zone: from the hour `time` for `continued` hours. */
export interface SeckillTime {
  id: Id
  time: string
  continued: string
  slide: string
}
export const listSeckills = endpoint<{ query: ActivityQuery & { status?: number | '' } }, List<SeckillRow>>('GET', '/marketing/seckill')
export const listSeckillTimes = endpoint<Record<never, never>, { list: { data: SeckillTime[] } }>('GET', '/marketing/seckill/time_list')

export interface BargainRow extends ActivityRow, Timed {
  price: string
  min_price: string
  info: string
  status: number
  people_num: number
  count_people_all: number
  count_people_help: number
  count_people_success: number
}
export const listBargains = endpoint<{ query: ActivityQuery & { status?: number | '' } }, List<BargainRow>>('GET', '/marketing/bargain')

/** Its switch is `is_show`; `people` make a group, `count_people_pink` groups are complete. */
export interface CombinationRow extends ActivityRow, Timed {
  price: string
  ot_price: string
  product_price: string
  info: string
  is_show: number
  people: number
  count_people: number
  count_people_all: number
  count_people_pink: number
}
export const listCombinations = endpoint<{ query: ActivityQuery & { is_show?: number | '' } }, List<CombinationRow>>(
  'GET',
  '/marketing/combination',
)

/**
 * An issued coupon. Times are unix seconds, 0 = none: `start_time`, `end_time` when it can be taken, `start_use_time`,
 * `end_use_time` or `coupon_time` days when it can be used.
 */
export interface CouponRow {
  id: Id
  coupon_title: string
  title: string
  coupon_price: string
  use_min_price: string
  /** 0 general, 1 of categories, 2 of products. */
  type: number
  /** 1 taken by users, 2 for new users, 3 given by the shop, 4 for paid members. */
  receive_type: number
  /** 1 on, 0 off, -1 invalid. */
  status: number
  start_time: number
  end_time: number
  start_use_time: number
  end_use_time: number
  coupon_time: number
  /** 1 = no limit; otherwise `remain_count` of `total_count` are left. */
  is_permanent: number
  total_count: number
  remain_count: number
  receive_limit: number
  product_id: string
  category_id: string
  sort: number
  is_del: number
}
/** Without `status` only coupons that are on; with `status: ''` all of them (marketing contract). */
export const listCoupons = endpoint<
  { query: Paging & { status?: number | ''; coupon_title?: string; receive_type?: number | ''; coupon_type?: number | '' } },
  List<CouponRow>
>('GET', '/marketing/coupon/released')

/** Goods for points: `price` in points, the switch is `is_show`, no times. */
export interface IntegralRow extends ActivityRow {
  price: number
  is_host: number
  is_show: number
}
/** `integral_time` is a range of the day it was added, `YYYY/MM/DD-YYYY/MM/DD`. */
export const listIntegralGoods = endpoint<
  { query: Paging & { store_name?: string; is_show?: number | ''; integral_time?: string } },
  List<IntegralRow>
>('GET', '/marketing/integral_product')

/** Pre-sale, `type` 0 paid whole, 1 with `deposit`; times as text. */
export interface AdvanceRow extends ActivityRow, Timed {
  price: string
  ot_price: string
  info: string
  status: number
  type: number
  deposit: string
  pay_start_time: string
  pay_stop_time: string
  deliver_time: number
}
/**
 * Ours only (`features.advances`): the shop's own screens call it, and its server has no such route. `time_type`
 * 1 not started, 2 running, 3 ended (marketing contract, enumerations).
 */
export const listAdvances = endpoint<
  { query: Paging & { title?: string; store_name?: string; time_type?: number | ''; status?: number | '' } },
  List<AdvanceRow>
>('GET', '/marketing/advance/index')

export interface LotteryPrize {
  id: Id
  /** 1 nothing, 2 points, 3 balance, 4 red packet, 5 coupon, 6 product. */
  type: number
  name: string
  prompt: string
  image: string
  /** Its share of all prizes' chances. */
  chance: number
  total: number
  num: number
}
/** A draw. Times are `Y-m-d H:i:s`, empty without one; `lottery_status` 0 not started, 1 running, 2 ended. */
export interface LotteryRow {
  id: Id
  name: string
  desc: string
  image: string
  content: string
  /** 1 points, 3 an order paid, 4 an order reviewed. */
  factor: number
  factor_num: number
  start_time: string
  end_time: string
  status: number
  prize: LotteryPrize[]
  lottery_type: string
  lottery_all: number
  lottery_people: number
  lottery_win: number
  lottery_status: number
  status_name: string
}
/** `store_name` is a part of the name or of the id; `start_status` 0 not started, 1 running, -1 ended. */
export const listLotteries = endpoint<{ query: ActivityQuery & { status?: number | ''; factor?: number | '' } }, List<LotteryRow>>(
  'GET',
  '/marketing/lottery/list',
)
