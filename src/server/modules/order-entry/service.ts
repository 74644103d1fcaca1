import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EnteredOrder, EntryOrder } from '#src/api/order-entry.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { createOrder } from '../../shop/orders/create.ts'
import { wantedLines } from '../../shop/orders/goods.ts'
import { lockOrder } from '../../shop/orders/order.ts'
import { payOrder } from '../../shop/orders/pay.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

const channels = ['wechat', 'routine', 'h5', 'pc', 'app']

const stored = (db: Db, externalNo: string) =>
  row<Omit<EnteredOrder, 'created'> & { digest: string }>(
    db,
    sql`select id, order_id, pay_price, paid, verify_code, external_digest as digest from shop_orders where external_no = ${externalNo}`,
  )

/** What a body says, whatever the order of its keys. */
export const digestOf = (body: object): string =>
  hashOf(JSON.stringify(Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1)))).toString('hex')

/**
 * Takes an order of a storefront, with its payment where it comes in paid; one that is there already stays as it is.
 * @throws Refusal as `createOrder` and `payOrder`, 409 `EXTERNAL_NO_USED` for another order of the same number
 */
export async function enter(db: Db, body: EntryOrder): Promise<EnteredOrder> {
  const { external_no: externalNo, is_channel: channel = 2 } = body
  // who sends it twice at once waits for the first
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${externalNo}`}, 0))`)
  const there = await stored(db, externalNo)
  const digest = digestOf(body)
  if (there) {
    const { digest: before, ...order } = there
    if (before !== '' && before !== digest) throw new Refusal({ status: 409, code: 'EXTERNAL_NO_USED', values: { order: order.order_id } })
    return { ...order, created: false }
  }
  const { id } = await createOrder(db, {
    ...{
      uid: body.uid,
      externalNo,
      lines: await wantedLines(db, body.lines),
      payType: body.pay_type,
      shippingType: body.shipping_type ?? 1,
    },
    ...{ postage: body.postage ?? '0.00', usePoints: body.use_integral ?? 0 },
    ...(body.deduction_price !== undefined && { pointsPrice: body.deduction_price }),
    ...(body.gain_integral !== undefined && { gainPoints: body.gain_integral }),
    ...{
      realName: body.real_name ?? '',
      phone: body.user_phone ?? '',
      address: body.user_address ?? '',
    },
    ...{ province: body.province ?? '', mark: body.mark ?? '', channel: { is: channel, type: channels[channel]! } },
    ...(body.coupon_id !== undefined && { couponId: body.coupon_id }),
    ...(body.user_coupon_id !== undefined && { userCouponId: body.user_coupon_id }),
  })
  if (body.pay_type !== 'offline') await payOrder(db, await lockOrder(db, id), { type: body.pay_type, tradeNo: body.trade_no ?? '' })
  await db.execute(sql`update shop_orders set external_digest = ${digest} where id = ${id}`)
  const { digest: _, ...order } = (await stored(db, externalNo))!
  return { ...order, created: true }
}
