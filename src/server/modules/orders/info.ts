import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { sentence } from '../../messages.ts'
import { productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import { payTypeName, statusName } from '../../shop/order-wire/labels.ts'
import { orderUser } from '../../shop/order-wire/user.ts'
import { readShopSettings, type ShopSettings } from '../../shop/settings.ts'
import { commonOnWire, wholeOrders, type OrderFacts, type Showing, type WholeOrder } from './rows.ts'

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

async function daysOf(db: Db, id: number): Promise<Record<string, number>> {
  const found = await rows<{ change_type: string; at: number }>(
    db,
    sql`select change_type, extract(epoch from max(added_at))::int as at from shop_order_events
      where order_id = ${id} and change_type in ('take_delivery', 'check_order_over') group by 1`,
  )
  return Object.fromEntries(found.map(({ change_type, at }) => [change_type, at]))
}

const cartsInFull = ({ lines }: WholeOrder, carts: ReturnType<typeof commonOnWire>['carts']) =>
  carts.map((cart, at) => {
    const { surplus_num, refund_num, num } = lines[at]!
    return {
      ...{ ...cart, surplus_num, refund_num, surplus_refund_num: num - refund_num, unique: `line${cart.id}` },
      ...{ is_reply: 0, vip_sum_truePrice: rounded(productOf(lines[at]!.vip_off, String(num)), 2) },
    }
  })

/** One order in full, with its buyer. @throws Refusal 400118, 400119 */
export async function info(db: Db, id: number, showing: Showing) {
  const [order] = await wholeOrders(db, sql`o.id = ${id} and o.is_system_del = 0`)
  if (!order) throw new Refusal({ status: 400, code: '400118' })
  const { facts } = order
  const { carts, common } = commonOnWire(order, showing.origin)
  const {
    split: _split,
    nickname: _nickname,
    phone: _phone,
    avatar: _avatar,
    spread_nickname,
    ...rest
  } = common as typeof common & Record<'nickname' | 'phone' | 'avatar' | 'spread_nickname', string | null>
  const days = await daysOf(db, id)
  const { picture } = saidOf(facts)
  const stop = givenUp(facts, await readShopSettings(db))
  const log = {
    ...{ create: day(facts.added), pay: day(facts.pay_time), delivery: facts.shipped_day },
    ...{ take: day(days['take_delivery'] ?? 0), complete: day(days['check_order_over'] ?? 0) },
  }
  const orderInfo = {
    ...{
      ...rest,
      add_time: facts.added,
      _add_time: facts.add_time,
      cartInfo: cartsInFull(order, carts),
      _status: statusOnWire(facts, stop, showing),
    },
    ...{ stop_time: stop, status_pic: picture && `${showing.origin}/statics/system_images/order_${picture}.gif` },
    ...{
      offlinePayStatus: 1,
      order_log: log,
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
