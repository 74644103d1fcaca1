import type { AdvanceRow, BargainRow, CombinationRow, IntegralRow, SeckillRow } from '#src/api/marketing.ts'
import { absolute } from '../../shop/address.ts'
import type { Activity, Advance, Bargain, Combination, IntegralGood, Seckill, TimedActivity } from '../../shop/activities.ts'

const names = { not_started: '未开始', running: '进行中', ended: '已结束' }

// columns of the shop that this server has no use for yet; what an activity costs the shop is not for who designs pages
const unused = {
  cost: '0.00',
  postage: '0.00',
  is_postage: 0,
  is_del: 0,
  temp_id: 0,
  weight: '0.00',
  volume: '0.00',
  logistics: '1,2',
  freight: 2,
  custom_form: '[]',
  virtual_type: 0,
  is_commission: 0,
}

/** What is alike in the rows of all kinds: addresses absolute. */
const goodsOf = (
  { id, product_id, title, image, images, unit_name, sort, stock, sales, quota, quota_show, num, add_time }: Activity,
  origin: string,
) => ({
  id,
  product_id,
  title,
  image: absolute(image, origin),
  images: images.map((address) => absolute(address, origin)),
  unit_name,
  sort,
  stock,
  sales,
  quota,
  quota_show,
  num,
  add_time,
})

const runs = ({ state }: TimedActivity) => ({ start_name: names[state], stop_status: state === 'ended' ? 1 : 0 })

const shopDay = (seconds: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(seconds * 1000)).replaceAll('-', '/')

/** The row of `marketing/seckill`: times as text. */
export function seckillRow(stored: Seckill, origin: string): SeckillRow {
  const { info, price, ot_price, give_integral, time_id, once_num, is_hot, status, start_time, stop_time, product } = stored
  return {
    ...unused,
    ...goodsOf(stored, origin),
    ...runs(stored),
    ...{ info, price, ot_price, give_integral, time_id, once_num, is_hot, status },
    is_show: 1,
    start_time: String(start_time),
    stop_time: String(stop_time),
    _stop_time: shopDay(stop_time),
    cate_id: String(product.cate_id),
    store_name: product.store_name,
  } as SeckillRow
}

/** The row of `marketing/bargain`. */
export function bargainRow(stored: Bargain, origin: string): BargainRow {
  const { info, price, min_price, bargain_max_price, bargain_min_price, bargain_num, people_num, give_integral } = stored
  const { rule, is_hot, look, share, status, start_time, stop_time } = stored
  return {
    ...unused,
    ...goodsOf(stored, origin),
    ...runs(stored),
    ...{ info, price, min_price, bargain_max_price, bargain_min_price, bargain_num, people_num, give_integral },
    ...{ rule, is_hot, look, share, status, start_time, stop_time },
    is_postage: 1,
    store_name: '',
    count_people_all: stored.joined,
    count_people_help: stored.helped,
    count_people_success: stored.succeeded,
  } as BargainRow
}

/** The row of `marketing/combination`. */
export function combinationRow(stored: Combination, origin: string): CombinationRow {
  const { info, price, ot_price, people, effective_time, virtual, once_num, is_host, browse, head_commission } = stored
  const { start_time, stop_time } = stored
  return {
    ...unused,
    ...goodsOf(stored, origin),
    ...runs(stored),
    ...{ info, price, ot_price, people, effective_time, virtual, once_num, is_host, browse, head_commission, start_time, stop_time },
    is_show: stored.status,
    cost: 0,
    mer_id: 0,
    attr: '',
    combination: 1,
    mer_use: 0,
    product_price: stored.product.price,
    count_people: stored.joined,
    count_people_all: stored.joined,
    count_people_pink: stored.succeeded,
  } as CombinationRow
}

/** The row of `marketing/integral_product`: the price in points. */
export function integralRow(stored: IntegralGood, origin: string): IntegralRow {
  const { price, once_num, is_host, status } = stored
  return { ...goodsOf(stored, origin), price, once_num, is_host, is_show: status, is_del: 0 } as IntegralRow
}

/** The row of `marketing/advance/index`: times as text, as in the shop's table. */
export function advanceRow(stored: Advance, origin: string): AdvanceRow {
  const { info, price, ot_price, type, deposit, once_num, deliver_time, status } = stored
  return {
    ...goodsOf(stored, origin),
    ...runs(stored),
    ...{ info, price, ot_price, type, deposit, once_num, deliver_time, status },
    start_time: String(stored.start_time),
    stop_time: String(stored.stop_time),
    pay_start_time: String(stored.pay_start_time),
    pay_stop_time: String(stored.pay_stop_time),
    temp_id: 0,
    is_del: 0,
  } as AdvanceRow
}
