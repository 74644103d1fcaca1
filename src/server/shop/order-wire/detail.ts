import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { sentence } from '../../messages.ts'
import { productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { payTypeName, statusName } from './labels.ts'
import { orderUser } from './user.ts'
import { readShopSettings, type ShopSettings } from '../settings.ts'
import { commonOnWire, wholeOrders, type OrderFacts, type Showing, type WholeOrder } from './whole.ts'

interface Said {
  type: number
  style: string
  picture: string
}

/** How a detail says where an order is (orders contract, "Computed `_status`"). */
function saidOf({ paid, status, refund_status, pay_type }: OrderFacts): Said {
  if (!paid) return pay_type === 'offline' ? { type: 9, style: 'nobuy', picture: 'unpaid' } : { type: 0, style: 'nobuy', picture: 'unpaid' }
  if (status === -2 || refund_status === 2) return { type: -2, style: 'state-sqtk', picture: '' }
  if (refund_status === 1 || refund_status === 4) return { type: -1, style: 'state-sqtk', picture: '' }
  if (status === 1) return { type: 2, style: 'state-ysh', picture: 'send' }
  if (status === 2) return { type: 3, style: 'state-ypj', picture: 'unreply' }
  if (status === 3) return { type: 4, style: 'state-ytk', picture: 'over' }
  return { type: 1, style: 'state-nfh', picture: 'unsend' }
}

const day = (seconds: number) => (seconds ? shopTime(seconds).slice(0, 10) : '')

/** Seconds at which an order that nobody paid is given up; 0 where it waits for ever. */
const givenUp = ({ added }: OrderFacts, { cancelHours }: ShopSettings): number =>
  Number(cancelHours) > 0 ? added + Math.round(Number(cancelHours) * 3_600) : 0

function statusOnWire(facts: OrderFacts & { delivery_type?: string }, stop: number, { locale }: Showing) {
  const { type, style } = saidOf(facts)
  const until = stop ? shopTime(stop).slice(5) : ''
  const key = type === 0 && !stop ? 'order.message.0.open' : `order.message.${type}`
  return {
    ...{ _type: type, _title: statusName(facts, locale), _class: style },
    _msg: sentence(key, locale, { until, day: facts.shipped_day }) ?? '',
    _payType: facts.paid || facts.pay_type === 'offline' ? payTypeName(facts.pay_type, locale) : '',
    _deliveryType: sentence(`order.delivery.${facts.delivery_type || 'other'}`, locale) ?? sentence('order.delivery.other', locale) ?? '',
  }
}

/** When each of these orders was received and done, by their ids. */
async function daysOf(db: Db, ids: readonly number[]): Promise<Map<number, Record<string, number>>> {
  const found = await rows<{ order_id: number; change_type: string; at: number }>(
    db,
    sql`select order_id, change_type, extract(epoch from max(added_at))::int as at from shop_order_events
      where order_id = any(${sql.param([...ids])}::bigint[]) and change_type in ('take_delivery', 'check_order_over') group by 1, 2`,
  )
  const byOrder = new Map<number, Record<string, number>>()
  for (const { order_id, change_type, at } of found) byOrder.set(order_id, { ...byOrder.get(order_id), [change_type]: at })
  return byOrder
}

const cartsInFull = ({ lines }: WholeOrder, carts: ReturnType<typeof commonOnWire>['carts']) =>
  carts.map((cart, at) => {
    const { surplus_num, refund_num, num, is_reply, vip_off } = lines[at]!
    return {
      ...{ ...cart, surplus_num, refund_num, surplus_refund_num: num - refund_num, unique: `line${cart.id}` },
      ...{ is_reply, vip_sum_truePrice: rounded(productOf(vip_off, String(num)), 2) },
    }
  })

interface Around {
  settings: ShopSettings
  days: Record<string, number>
}

/** An order with all that a detail shows of it. */
function tidied(order: WholeOrder, { settings, days }: Around, showing: Showing) {
  const { facts } = order
  const { carts, common } = commonOnWire(order, showing.origin)
  const { picture } = saidOf(facts)
  const stop = givenUp(facts, settings)
  const log = {
    ...{ create: day(facts.added), pay: day(facts.pay_time), delivery: facts.shipped_day },
    ...{ take: day(days['take_delivery'] ?? 0), complete: day(days['check_order_over'] ?? 0) },
  }
  return {
    ...common,
    ...{ add_time: facts.added, _add_time: facts.add_time, cartInfo: cartsInFull(order, carts) },
    _status: statusOnWire(facts, stop, showing),
    ...{ stop_time: stop, status_pic: picture && `${showing.origin}/statics/system_images/order_${picture}.gif` },
    ...{ offlinePayStatus: 1, order_log: log },
  }
}
export type TidiedOrder = ReturnType<typeof tidied> & Record<'nickname' | 'phone' | 'avatar' | 'spread_nickname', string | null>

/** Orders with all that a detail shows of each, read together however many they are; in the order of the query. */
export async function tidiedOrders(db: Db, where: SQL, showing: Showing, paging: { order?: SQL; page?: SQL } = {}): Promise<TidiedOrder[]> {
  const found = await wholeOrders(db, where, paging)
  if (found.length === 0) return []
  const ids = found.map(({ facts }) => facts.id)
  const [settings, days] = [await readShopSettings(db), await daysOf(db, ids)]
  return found.map((order) => tidied(order, { settings, days: days.get(order.facts.id) ?? {} }, showing) as TidiedOrder)
}

/** One order in full, with its buyer. @throws Refusal 400118 or what is told, 400119 */
export async function orderDetail(db: Db, id: number, showing: Showing, code = '400118') {
  const [order] = await wholeOrders(db, sql`o.id = ${id} and o.is_system_del = 0`)
  if (!order) throw new Refusal({ status: 400, code })
  const { facts } = order
  const around = { settings: await readShopSettings(db), days: (await daysOf(db, [id])).get(id) ?? {} }
  const {
    split: _split,
    nickname: _nickname,
    phone: _phone,
    avatar: _avatar,
    spread_nickname,
    ...rest
  } = tidied(order, around, showing) as TidiedOrder
  const orderInfo = {
    ...rest,
    ...{
      vip_true_price: sumOf([facts.level_price, facts.member_price]),
      levelPrice: facts.level_price,
      memberPrice: Number(facts.member_price),
    },
    ...{ _store_name: facts.picked_at, spread_name: spread_nickname ?? '无' },
  }
  const user = await orderUser(db, facts.uid, showing.origin)
  const { login_type: _login, ...userInfo } = user
  return { orderInfo, userInfo: { ...userInfo, spread_uid: user.spread_uid || '' } }
}
