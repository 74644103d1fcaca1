import { anything, counted, id, list, number, open, record, text } from '../../replies.ts'

const couponRow = open({
  id: id,
  coupon_title: text,
  title: text,
  coupon_price: text,
  use_min_price: text,
  type: number,
  receive_type: number,
  status: number,
  start_time: number,
  end_time: number,
  start_use_time: number,
  end_use_time: number,
  coupon_time: number,
  is_permanent: number,
  total_count: number,
  remain_count: number,
  receive_limit: number,
  product_id: text,
  category_id: text,
  sort: number,
  is_del: number,
})
const lotteryPrize = open({ id: id, type: number, name: text, prompt: text, image: text, chance: number, total: number, num: number })
const lotteryRow = open({
  id: id,
  name: text,
  desc: text,
  image: text,
  content: text,
  factor: number,
  factor_num: number,
  start_time: text,
  end_time: text,
  status: number,
  prize: list(lotteryPrize),
  lottery_type: text,
  lottery_all: number,
  lottery_people: number,
  lottery_win: number,
  lottery_status: number,
  status_name: text,
})

export const listActivities = counted(anything)
export const listSeckillTimes = record({ list: record({ data: list(record({ id: id, time: text, continued: text, slide: text })) }) })
export const listCoupons = counted(couponRow)
export const listLotteries = counted(lotteryRow)
