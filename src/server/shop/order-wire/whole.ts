import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { cartsOf, cartsOnWire, type CartLine } from './cart.ts'
import { listStatus, payTypeName, statusName, tagOf } from './labels.ts'
import { refundOnWire, refundsOf, type RefundFacts } from './refunds.ts'
import { withMaskedContacts } from '../personal.ts'
import { refundTypes } from '../orders/refund-states.ts'

/** An order as lists and details show it. */
export interface OrderFacts {
  id: number
  pid: number
  order_id: string
  uid: number
  total_num: number
  pay_price: string
  coupon_price: string
  deduction_price: string
  paid: number
  pay_type: string
  pay_time: number
  added: number
  add_time: string
  _pay_time: string
  status: number
  refund_status: number
  shipping_type: number
  shipped_day: string
  combination_id: number
  seckill_id: number
  bargain_id: number
  advance_id: number
  level_price: string
  member_price: string
  split: { id: number; pid: number }[]
  /** Where it is picked up, and who handed it over. */
  picked_at: string
  picked_by: string
}

const time = (column: string) => `coalesce(to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'), '')`

// columns of the shop that this server has no use for
const unused = {
  ...{ freight_price: '0.00', refund_type: 0, refund_express: '', refund_express_name: '', refund_reason_wap_img: '' },
  ...{
    refund_reason_wap_explain: '',
    refund_reason_time: 0,
    refund_reason_wap: '',
    refund_reason: '',
    kuaidi_label: '',
    kuaidi_task_id: '',
  },
  ...{ kuaidi_order_id: '', mer_id: 0, is_mer_check: 0, is_remind: 0, is_system_del: 0, express_dump: '', staff_id: 0 },
  ...{ agent_id: 0, division_id: 0, staff_brokerage: '0.00', agent_brokerage: '0.00', division_brokerage: '0.00' },
}

const columns = sql.raw(`o.id, o.pid, o.order_id, o.trade_no, o.uid, o.real_name, o.user_phone, o.user_address, o.total_num, o.total_price,
  o.total_postage, o.pay_price, o.pay_postage, o.deduction_price, coalesce(o.coupon_id, 0) as coupon_id, o.coupon_price, o.paid,
  coalesce(extract(epoch from o.pay_at)::int, 0) as pay_time, o.pay_type, ${time('o.added_at')} as add_time, ${time('o.pay_at')} as _pay_time,
  left(${time('o.shipped_at')}, 10) as shipped_day, extract(epoch from o.added_at)::int as added, o.status, o.refund_status, o.refund_price,
  o.delivery_name, o.delivery_code, o.delivery_type, o.delivery_id, o.fictitious_content, coalesce(o.delivery_uid, 0) as delivery_uid,
  o.gain_integral::numeric(12, 2) as gain_integral, o.use_integral::numeric(12, 2) as use_integral,
  o.back_integral::numeric(12, 2) as back_integral, coalesce(o.spread_uid, 0) as spread_uid,
  coalesce(o.spread_two_uid, 0) as spread_two_uid, o.one_brokerage, o.two_brokerage, o.mark, o.is_del,
  o.remark, o.combination_id, o.pink_id, o.cost, o.seckill_id, o.bargain_id, o.advance_id, o.verify_code, coalesce(o.store_id, 0) as store_id,
  o.shipping_type, coalesce(o.clerk_id, 0) as clerk_id, o.is_channel, o.channel_type, o.province, o.virtual_type, o.virtual_info, o.custom_form,
  o.uid as pay_uid, substr(md5('order ' || o.id), 1, 18) as unique, o.level_price, o.member_price, u.nickname, u.phone, u.avatar,
  b.nickname as spread_nickname, coalesce(ps.name, '') as picked_at, coalesce(pc.staff_name, '') as picked_by,
  (select coalesce(json_agg(json_build_object('id', c.id, 'pid', c.pid) order by c.id), '[]') from shop_orders c
    where c.pid = o.id and c.pid > 0) as split`)

const tables = sql.raw(`from shop_orders o join shop_users u on u.uid = o.uid left join shop_users b on b.uid = o.spread_uid
  left join pick_up_stores ps on ps.id = o.store_id left join pick_up_staff pc on pc.id = o.clerk_id`)

export interface Showing {
  origin: string
  locale: Locale
}

export interface WholeOrder {
  facts: OrderFacts
  lines: CartLine[]
  refunds: RefundFacts[]
}

/**
 * Orders with all that is shown of them. Which ones stand on the page is found first: what belongs to an order is looked up for those alone,
 * however far down the page is.
 */
export async function wholeOrders(db: Db, where: SQL, { order, page }: { order?: SQL; page?: SQL } = {}): Promise<WholeOrder[]> {
  const sorted = order ?? sql``
  const which = page ? sql`o.id in (select o.id from shop_orders o where ${where} ${sorted} ${page})` : where
  const found = await rows<OrderFacts>(db, sql`select ${columns} ${tables} where ${which} ${sorted}`)
  const ids = found.map(({ id }) => id)
  const [carts, refunds] = [await cartsOf(db, ids), await refundsOf(db, ids)]
  return found.map((facts) => ({ facts, lines: carts.get(facts.id) ?? [], refunds: refunds.get(facts.id) ?? [] }))
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

/** Pieces that are neither shipped nor given back, and those that nobody has given or asked back; a part is given back through its order. */
const leftOf = ({ facts, lines, refunds }: WholeOrder) => {
  const open = refunds.filter(({ refund_type }) => refund_type !== refundTypes.refunded)
  const kept = sum(lines.map(({ num, refund_num }) => num - refund_num)) - sum(open.map(({ refund_num }) => refund_num))
  return { left_to_ship: sum(lines.map(({ surplus_num }) => surplus_num)), left_to_refund: facts.pid > 0 ? 0 : Math.max(0, kept) }
}

/** What a row and a detail have in common. */
export function commonOnWire(order: WholeOrder, origin: string) {
  const { facts, lines, refunds } = order
  const {
    added: _added,
    shipped_day: _shipped,
    level_price: _level,
    member_price: _member,
    add_time: _time,
    picked_at: _at,
    picked_by: _by,
    ...rest
  } = facts
  const carts = cartsOnWire(lines, facts, origin)
  const open = refunds.map((one) => refundOnWire(one, carts, origin))
  const last = refunds[0]
  return {
    carts,
    common: {
      ...{ ...unused, ...withMaskedContacts(rest), cart_id: carts.map(({ id }) => id) },
      ...(last?.refund_type === 6 && { refund_type: 6, refund_reason_wap: last.refund_reason }),
      ...{ refund: open, invoice: null, ...leftOf(order) },
      is_all_refund: refunds.length > 0 && sum(refunds.map(({ refund_num }) => refund_num)) >= facts.total_num,
      _info: Object.fromEntries(carts.map((cart) => [cart.id, { cart_info: cart }])),
      ...(facts.paid === 0 && facts.pay_type === 'offline' && { pay_type_info: 1 }),
    },
  }
}

/** The row of `order/list`. */
export function rowOnWire(order: WholeOrder, { origin, locale }: Showing) {
  const { facts } = order
  return {
    ...commonOnWire(order, origin).common,
    ...{ pay_price: Number(facts.pay_price), add_time: facts.add_time, pinkStatus: null, division_name: null, _refund_time: '' },
    ...tagOf(facts, locale),
    pay_type_name: facts.paid || facts.pay_type === 'offline' ? payTypeName(facts.pay_type, locale) : '',
    status_name: {
      status_name: statusName(facts, locale),
      pics: order.refunds.flatMap(({ refund_type, refund_img }) => (refund_type < 3 ? refund_img : [])),
    },
    ...{ _status: listStatus(facts), clerk_name: facts.picked_by || '总平台' },
  }
}
