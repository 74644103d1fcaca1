import { sql } from 'drizzle-orm'
import { compared, digitsOf, productOf, rounded, sumOf } from '#src/lib/decimal.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { enter } from '../ledger.ts'
import type { ShopSettings } from '../settings.ts'
import { moveStock } from '../stock.ts'
import { anyone, priceFor, readBuyer, type BuyerPrice } from './buyer-price.ts'
import { commissionOf } from './commission.ts'
import { readGoods, virtualTypeOf, type Goods, type Sku, type WantedLine } from './goods.ts'
import { refuseUnsold } from './limits.ts'
import { newVerifyCode, numberOf } from './numbers.ts'
import { timeOf, type Acting } from './order.ts'
import { sharesOf, type Shares } from './shares.ts'
import { holdCoupon, spendCoupon } from './user-coupon.ts'

/** An order as somebody wants it; amounts are decimal text. */
export interface NewOrder {
  uid: number
  /** The caller's own number. */
  externalNo?: string
  lines: readonly WantedLine[]
  postage?: string
  couponId?: number
  /** One that the buyer holds, in place of it: it is used up. */
  userCouponId?: number
  couponPrice?: string
  /** Points that pay for a part, and what they are worth; what the shop says unless told. */
  usePoints?: number
  pointsPrice?: string
  /** Points that the buyer gets for it; by what is paid for the goods unless told. */
  gainPoints?: number
  payType: string
  /** 1 delivery, 2 pick-up. */
  shippingType?: 1 | 2
  /** Of `pick_up_stores`: where it is picked up. */
  storeId?: number
  realName?: string
  phone?: string
  address?: string
  province?: string
  mark?: string
  channel?: { is: number; type: string }
  /** What was sold long ago is sold at the prices that its buyer has now, too. */
  hasBuyerPrice?: boolean
}

export interface MadeOrder {
  id: number
  order_id: string
  pay_price: string
}

const isAbove = (one: string, other: string) => compared(one, other) > 0

const times = (amount: string, num: number) => rounded(productOf(amount, String(num)), 2)

function sharesWithin(lines: readonly { price: string; num: number }[], discount: string): Shares {
  const total = sumOf(lines.map(({ price, num }) => times(price, num)))
  if (isAbove(discount, total)) throw new Refusal({ status: 400, code: 'DISCOUNT_LARGE', values: { total } })
  return sharesOf(lines, discount)
}

/** One row of each specification, however often it is named. */
function gathered(lines: readonly WantedLine[]): WantedLine[] {
  const counts = new Map<number, number>()
  for (const { sku, num } of lines) counts.set(sku, (counts.get(sku) ?? 0) + num)
  return [...counts].map(([sku, num]) => ({ sku, num }))
}

/** What is taken off the goods: a coupon and points, each no more than it may be. */
function discountOf({ couponPrice = '0.00', pointsPrice = '0.00' }: NewOrder): string {
  for (const amount of [couponPrice, pointsPrice]) if (digitsOf(amount).digits < 0n) throw new Refusal({ status: 400, code: '100100' })
  return sumOf([couponPrice, pointsPrice])
}

/** Whole points: what is left over is nobody's. */
const pointsFor = (paid: readonly string[], perYuan: string) => Number(productOf(sumOf(paid), perYuan).split('.')[0])

type PricedGoods = readonly (Goods[number] & BuyerPrice)[]

async function insertOrder(db: Db, wanted: NewOrder & { settings: ShopSettings }, skus: PricedGoods, acting: Acting): Promise<MadeOrder> {
  const { settings } = wanted
  const { postage = '0.00', couponPrice = '0.00', pointsPrice = '0.00', usePoints = 0 } = wanted
  const { shippingType = 1, realName = '', phone = '', address = '', province = '', mark = '' } = wanted
  const shares = sharesWithin(skus, discountOf(wanted))
  const ofGoods = skus.reduce((sum, { give_integral, num }) => sum + give_integral * num, 0)
  const gainPoints = wanted.gainPoints ?? pointsFor(shares.paid, settings.pointsPerYuan) + ofGoods
  const channel = wanted.channel ?? { is: 2, type: 'h5' }
  const lines = skus.map((sku, at) => {
    const { id, product_id, num, price, vip_off, price_type, cost, store_name, suk, image, unit_name } = sku
    return {
      ...{ product_id, sku_id: id, num, price, vip_off, price_type, cost, store_name, suk, image, unit_name },
      ...{ true_price: shares.each[at], paid_price: shares.paid[at], ...commissionOf(sku, shares.paid[at]!, settings) },
    }
  })
  const each = (of: (sku: Sku & WantedLine & BuyerPrice) => string) => sumOf(skus.map((sku) => times(of(sku), sku.num)))
  const offBy = (type: BuyerPrice['price_type']) => each(({ price_type, vip_off }) => (price_type === type ? vip_off : '0'))
  // a promoter's own purchase is one that they brought themselves, where the shop wants it so
  const isOwn = sql`${settings.isSelfCommission} and u.is_promoter = 1 and u.spread_open = 1`
  const named = [realName, phone, wanted.externalNo ?? '', ...skus.map(({ store_name }) => store_name)].join(' ').toLowerCase()
  const made = await row<MadeOrder>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('shop_orders', 'id')) as id, ${timeOf(acting)} as at),
      o as (
        insert into shop_orders (id, order_id, external_no, uid, real_name, user_phone, user_address, province, total_num, total_price,
          total_postage, pay_postage, pay_price, deduction_price, coupon_id, coupon_price, level_price, member_price, cost, pay_type, shipping_type, verify_code,
          gain_integral, use_integral, spread_uid, spread_two_uid, one_brokerage, two_brokerage, mark, is_channel, channel_type, virtual_type, store_id, added_at, words)
        select n.id, ${numberOf('cp', sql`n.id`, sql`n.at`)}, ${wanted.externalNo ?? null}, u.uid, ${realName}, ${phone}, ${address}, ${province},
          ${skus.reduce((sum, { num }) => sum + num, 0)}::int, ${shares.total}, ${postage}, ${postage}, ${sumOf([...shares.paid, postage])},
          ${pointsPrice}, ${wanted.couponId ?? null}::bigint, ${couponPrice}, ${offBy('level')}, ${offBy('member')},
          ${each(({ cost }) => cost)}, ${wanted.payType}, ${shippingType}::smallint,
          ${shippingType === 2 ? newVerifyCode() : ''}, ${gainPoints}::bigint, ${usePoints}::bigint, b.one, nullif(b.two, u.uid),
          ${sumOf(lines.map(({ one }) => one))}, ${sumOf(lines.map(({ two }) => two))}, ${mark}, ${channel.is}::smallint, ${channel.type},
          ${virtualTypeOf(skus)}::smallint, ${wanted.storeId ?? null}::bigint, n.at, ${named} || ' ' || lower(u.nickname) || ' ' || ${numberOf('cp', sql`n.id`, sql`n.at`)}
        from n, shop_users u left join shop_users s on s.uid = u.spread_uid
          cross join lateral (select case when ${isOwn} then u.uid else u.spread_uid end as one,
            case when ${isOwn} then u.spread_uid else s.spread_uid end as two) b
        where u.uid = ${wanted.uid} and u.is_del = 0 returning id, order_id, pay_price),
      l as (
        insert into shop_order_lines (order_id, product_id, sku_id, num, surplus_num, price, vip_off, price_type, true_price, paid_price, cost, store_name, suk, image, unit_name,
          one_brokerage, two_brokerage)
        select o.id, x.product_id, x.sku_id, x.num, x.num, x.price, x.vip_off, x.price_type, x.true_price, x.paid_price, x.cost, x.store_name, x.suk, x.image, x.unit_name,
          x.one, x.two
        from o, json_to_recordset(${JSON.stringify(lines)}::json) x (product_id bigint, sku_id bigint, num int, price numeric, vip_off numeric, price_type text, true_price numeric,
          paid_price numeric, cost numeric, store_name text, suk text, image text, unit_name text, one numeric, two numeric)),
      e as (
        insert into shop_order_events (order_id, change_type, change_message, by_name, added_at)
        select o.id, 'cache_key_create_order', '订单生成', ${acting.by ?? ''}, n.at from o, n)
      select id, order_id, pay_price from o`,
  )
  if (!made) throw new Refusal({ status: 400, code: '400214' })
  return made
}

/** The coupon takes so much off, where it may be used for so much. */
async function couponOf(db: Db, id: number, total: string): Promise<string> {
  const coupon = await row<{ coupon_price: string; use_min_price: string }>(
    db,
    sql`select coupon_price, use_min_price from coupons where id = ${id} and status = 1 and deleted_at is null`,
  )
  if (!coupon) throw new Refusal({ status: 400, code: 'COUPON_GONE' })
  if (isAbove(coupon.use_min_price, total))
    throw new Refusal({ status: 400, code: 'COUPON_SHORT', values: { least: coupon.use_min_price } })
  return isAbove(coupon.coupon_price, total) ? total : coupon.coupon_price
}

/**
 * Makes an order that is not paid yet, at its buyer's prices: its goods leave the stock, its points the buyer's account, each discount is spread over the goods to
 * the cent. All of it or nothing, in the caller's transaction.
 * @throws Refusal as `refuseUnsold`, `GOODS_MIXED`, `SKU_GONE`, `STOCK_SHORT`, `PICK_UP_OFF`, `BALANCE_SHORT`, `COUPON_GONE`, `COUPON_SHORT`, `DISCOUNT_LARGE`, 400214 without the buyer
 */
export async function createOrder(db: Db, wanted: NewOrder, acting: Acting = {}): Promise<MadeOrder> {
  const lines = gathered(wanted.lines)
  const { goods: sold, settings } = await readGoods(db, lines)
  // what was sold long ago was sold by the rules of then
  if (!acting.at) await refuseUnsold(db, wanted.uid, sold)
  const buyer = acting.at && !wanted.hasBuyerPrice ? anyone : await readBuyer(db, wanted.uid)
  const goods = sold.map((sku) => ({ ...sku, ...priceFor(sku, buyer) }))
  const total = sumOf(goods.map(({ price, num }) => times(price, num)))
  const { usePoints = 0, uid, userCouponId } = wanted
  const held = userCouponId === undefined ? undefined : await holdCoupon(db, { id: userCouponId, uid, total }, acting)
  const coupon = held?.price ?? (wanted.couponId === undefined ? undefined : await couponOf(db, wanted.couponId, total))
  if (wanted.shippingType === 2 && !settings.hasPickUp)
    throw new Refusal({ status: 400, code: 'PICK_UP_OFF', errors: { shipping_type: 'PICK_UP_OFF' } })
  const pointsPrice = wanted.pointsPrice ?? times(settings.pointWorth, usePoints)
  const discount = coupon && { couponPrice: wanted.couponPrice ?? coupon, ...(held && { couponId: held.coupon }) }
  const made = await insertOrder(db, { ...wanted, ...discount, pointsPrice, settings }, goods, acting)
  if (userCouponId !== undefined) await spendCoupon(db, userCouponId, made.id, acting)
  const at = acting.at && { at: acting.at }
  await moveStock(
    db,
    lines.map(({ sku, num }) => ({ sku, quantity: -num, reason: 'order' as const, order: made.id, ...at })),
  )
  if (usePoints > 0)
    await enter(db, {
      ...{ uid, account: 'points', amount: `-${usePoints}`, type: 'deduction', title: '积分抵扣', link: made.order_id, ...at },
    })
  return made
}
