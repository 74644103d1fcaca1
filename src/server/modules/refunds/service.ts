import { sql, type SQL } from 'drizzle-orm'
import type { RefundContacts } from '#src/api/refunds.ts'
import { sumOf } from '#src/lib/decimal.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { datesAt } from '../../shop/date-range.ts'
import { cartsOf, cartsOnWire } from '../../shop/order-wire/cart.ts'
import { payTypeName, statusName } from '../../shop/order-wire/labels.ts'
import { refundColumns, refundOnWire, type RefundFacts } from '../../shop/order-wire/refunds.ts'
import { orderUser } from '../../shop/order-wire/user.ts'
import { pageOf } from '../../shop/paging.ts'
import { maskedAddress, maskedPhone, noteLook } from '../../shop/personal.ts'
import { holds } from '../../shop/search.ts'

export interface RefundFilter {
  page?: number
  limit?: number
  order_id?: string
  time?: string
  refund_type?: string
}

interface Showing {
  origin: string
  locale: Locale
}

/** A refund with what its order says of itself. */
interface Found extends RefundFacts {
  order_number: string
  nickname: string
  phone: string
  avatar: string
  paid: number
  pay_type: string
  pay_at: number
  status: number
  refund_status: number
  shipping_type: number
  coupon_price: string
  deduction_price: string
  total_price: string
  level_price: string
  member_price: string
  pay_postage: string
  use_integral: string
  real_name: string
  user_phone: string
  user_address: string
  order_mark: string
  /** 1 where the buyer deleted the order it is of. */
  order_del: number
}

const columns = sql`${refundColumns}, o.order_id as order_number, u.nickname, u.phone, u.avatar, o.paid, o.pay_type,
  coalesce(extract(epoch from o.pay_at)::int, 0) as pay_at, o.status, o.refund_status, o.shipping_type, o.coupon_price, o.deduction_price,
  o.total_price, o.level_price, o.member_price, o.pay_postage, o.use_integral::numeric(12, 2) as use_integral, o.real_name, o.user_phone,
  o.user_address, o.mark as order_mark, o.is_del as order_del`
const tables = sql.raw('from shop_refunds r join shop_orders o on o.id = r.store_order_id join shop_users u on u.uid = r.uid')

function conditions({ order_id, time }: RefundFilter): SQL {
  const all: SQL[] = [sql`r.is_cancel = 0 and o.is_system_del = 0`]
  if (time) all.push(datesAt('time', 'r.added_at', time))
  if (order_id?.trim()) all.push(sql`(${holds('r.order_id', order_id.trim())} or ${holds('o.order_id', order_id.trim())})`)
  return sql.join(all, sql` and `)
}

/** -1 to be decided, -3 refused, -2 paid back (orders contract, "Refunds"). */
const decided = (type: number): number => (type === 3 ? -3 : type === 6 ? -2 : -1)
/** 1 to be decided, 2 paid back, 3 refused. */
const statusOf = (type: number): number => (type === 6 ? 2 : type === 3 ? 3 : 1)
const titleOf = (type: number, locale: Locale) => sentence(`refund.decided.${decided(type)}`, locale) ?? ''

async function onWire(db: Db, found: readonly Found[], { origin }: Pick<Showing, 'origin'>) {
  const carts = await cartsOf(db, [...new Set(found.map(({ store_order_id }) => store_order_id))])
  return found.map((one) => {
    const { order_number, nickname, phone, avatar, paid, ...rest } = one
    const { pay_type: _pay, pay_at: _at, status: _status, shipping_type: _shipping, coupon_price, deduction_price, ...facts } = rest
    const { total_price: _total, level_price: _level, member_price: _member, pay_postage: _postage, use_integral: _points, ...own } = facts
    const {
      real_name: _name,
      user_phone: _phone,
      user_address: _address,
      order_mark: _mark,
      refund_status: _refunded,
      order_del,
      ...stored
    } = own
    const refund = { ...stored, is_del: Math.max(stored.is_del, order_del) }
    const lines = cartsOnWire(carts.get(one.store_order_id) ?? [], { coupon_price, deduction_price }, origin)
    return {
      found: one,
      shown: refundOnWire(refund, lines, origin),
      person: { nickname, phone: maskedPhone(phone), avatar: absolute(avatar, origin), paid },
      order_number,
    }
  })
}

/** A page of refunds, the latest first, with how many there are of each kind. */
export async function list(db: Db, filter: RefundFilter, showing: Showing) {
  const { locale } = showing
  const type = Number(filter.refund_type ?? 0)
  const where = conditions(filter)
  const narrowed = type ? sql`${where} and r.refund_type = ${type}` : where
  const found = await rows<Found>(
    db,
    sql`select ${columns} ${tables} where ${narrowed} order by r.added_at desc, r.id desc ${pageOf(filter)}`,
  )
  const counts = await rows<{ refund_type: number; num: number }>(
    db,
    sql`select r.refund_type, count(*)::int as num ${tables} where ${where} group by 1`,
  )
  const countOf = (kind: number) =>
    kind ? (counts.find(({ refund_type }) => refund_type === kind)?.num ?? 0) : counts.reduce((sum, { num }) => sum + num, 0)
  const shown = (await onWire(db, found, showing)).map(({ found: one, shown: refund, person, order_number }) => ({
    ...{ ...refund, ...person, add_time: shopTime(one.add_time), _add_time: shopTime(one.add_time), cartInfo: refund.cart_info },
    ...{ refund_status: statusOf(one.refund_type), _info: refund.cart_info.map((cart_info) => ({ cart_info })) },
    ...{ total_num: one.refund_num, pay_price: one.refund_price, pay_postage: 0 },
    ...{ _status: { _type: decided(one.refund_type), _title: titleOf(one.refund_type, locale) } },
    ...{ store_order_order_id: order_number, store_order_status: statusName(one, locale) },
  }))
  const num = [0, 1, 2, 3, 4, 5, 6].map((kind) => ({ name: sentence(`refund.type.${kind}`, locale) ?? '', num: countOf(kind) }))
  return { list: shown, count: countOf(type), num }
}

/** One refund by its own number, with its buyer. @throws Refusal 100026 */
export async function info(db: Db, number: string, showing: Showing) {
  const { locale } = showing
  const [one] = await rows<Found>(db, sql`select ${columns} ${tables} where r.order_id = ${number} and o.is_system_del = 0`)
  if (!one) throw new Refusal({ status: 400, code: '100026' })
  const [{ shown, order_number } = { shown: undefined, order_number: '' }] = await onWire(db, [one], showing)
  const added = shopTime(one.add_time)
  const type = decided(one.refund_type)
  const orderInfo = {
    ...{ ...shown, mapKey: '', yue_pay_status: 1, pay_weixin_open: 0, ali_pay_status: false, store_order_sn: order_number },
    ...{ cartInfo: shown!.cart_info, _pay_time: one.pay_at ? shopTime(one.pay_at) : '', type: 0, use_integral: one.use_integral },
    ...{
      integral_price: '0.00',
      coupon_price: one.coupon_price,
      deduction_price: one.deduction_price,
      vip_true_price: sumOf([one.level_price, one.member_price]),
      postage_price: 0,
    },
    ...{
      pay_postage: one.pay_postage,
      member_price: 0,
      routine_contact_type: '0',
      levelPrice: one.level_price,
      memberPrice: Number(one.member_price),
    },
    ...{ pay_type: one.pay_type, _add_time: added, add_time_y: added.slice(0, 10), add_time_h: added.slice(11) },
    _status: {
      ...{ _type: type, _title: titleOf(one.refund_type, locale), _msg: sentence(`order.message.${type}`, locale) ?? '' },
      ...{ _payType: payTypeName(one.pay_type, locale), refund_name: '', refund_phone: '', refund_address: '' },
    },
    ...{
      real_name: one.real_name,
      user_phone: maskedPhone(one.user_phone),
      user_address: maskedAddress(one.user_address),
      nickname: one.nickname,
      total_num: one.refund_num,
    },
    ...{ pay_price: one.refund_price, refund_status: statusOf(one.refund_type), total_price: one.total_price, paid: one.paid },
    ...{ mark: one.refund_explain || one.order_mark, express_list: [], custom_form: [] },
    help_info: { pay_uid: one.uid, pay_nickname: '', pay_avatar: '', help_status: 0 },
  }
  const { spread_name: _spread, ...userInfo } = await orderUser(db, one.uid, showing.origin)
  return { orderInfo, userInfo }
}

/** How the buyer of a refund is reached, in clear; the look is written down. @throws Refusal 100026 */
export async function contacts(db: Db, id: number, by: number): Promise<RefundContacts> {
  const found = await row<RefundContacts & { uid: number }>(
    db,
    sql`select r.uid, o.real_name, o.user_phone, o.user_address, r.refund_phone
      from shop_refunds r join shop_orders o on o.id = r.store_order_id where r.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '100026' })
  const { uid, ...shown } = found
  await noteLook(db, uid, by)
  return shown
}

/** What the shop notes about a refund for itself. @throws Refusal 400106, 100100 */
export async function remark(db: Db, id: number, text: string): Promise<void> {
  if (!text.trim()) throw new Refusal({ status: 400, code: '400106', errors: { remark: '400106' } })
  const found = await row(db, sql`update shop_refunds set remark = ${text.trim()}, version = version + 1 where id = ${id} returning id`)
  if (!found) throw new Refusal({ status: 400, code: '100100' })
}
