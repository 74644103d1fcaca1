import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EnteredOrder, EntryOrder } from '#src/api/order-entry.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { createOrder, type WantedLine } from '../../shop/orders/create.ts'
import { lockOrder } from '../../shop/orders/order.ts'
import { payOrder } from '../../shop/orders/pay.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Lets nobody in without the key; a server without one takes no orders at all. @throws Refusal 401 */
export function checkKey(given: unknown, expected = process.env['CRM_SHOP_KEY'] ?? ''): void {
  if (!expected) throw new Refusal({ status: 401, code: 'SHOP_KEY_UNSET' })
  if (typeof given !== 'string' || !timingSafeEqual(hashOf(given), hashOf(expected))) throw new Refusal({ status: 401, code: 'SHOP_KEY' })
}

async function skusOf(db: Db, lines: EntryOrder['lines']): Promise<WantedLine[]> {
  const found = await rows<{ id: number; code: string }>(
    db,
    sql`select id, code from product_skus where code = any(${sql.param(lines.map(({ unique }) => unique))}::text[]) and removed_at is null`,
  )
  const byCode = new Map(found.map(({ id, code }) => [code, id]))
  return lines.map(({ unique, num }) => {
    const sku = byCode.get(unique)
    if (sku === undefined) throw new Refusal({ status: 400, code: 'SKU_GONE', values: { unique }, errors: { lines: 'SKU_GONE' } })
    return { sku, num }
  })
}

const channels = ['wechat', 'routine', 'h5', 'pc', 'app']

const stored = (db: Db, externalNo: string) =>
  row<Omit<EnteredOrder, 'created'>>(
    db,
    sql`select id, order_id, pay_price, paid, verify_code from shop_orders where external_no = ${externalNo}`,
  )

/**
 * Takes an order of a storefront, with its payment where it comes in paid; one whose number is there already stays as it is.
 * @throws Refusal as `createOrder` and `payOrder`
 */
export async function enter(db: Db, body: EntryOrder): Promise<EnteredOrder> {
  const { external_no: externalNo, is_channel: channel = 2 } = body
  // who sends it twice at once waits for the first
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${externalNo}`}, 0))`)
  const there = await stored(db, externalNo)
  if (there) return { ...there, created: false }
  const { id } = await createOrder(db, {
    ...{ uid: body.uid, externalNo, lines: await skusOf(db, body.lines), payType: body.pay_type, shippingType: body.shipping_type ?? 1 },
    ...{ postage: body.postage ?? '0.00', usePoints: body.use_integral ?? 0, pointsPrice: body.deduction_price ?? '0.00' },
    ...{
      gainPoints: body.gain_integral ?? 0,
      realName: body.real_name ?? '',
      phone: body.user_phone ?? '',
      address: body.user_address ?? '',
    },
    ...{ province: body.province ?? '', mark: body.mark ?? '', channel: { is: channel, type: channels[channel]! } },
    ...(body.coupon_id !== undefined && { couponId: body.coupon_id }),
  })
  if (body.pay_type !== 'offline') await payOrder(db, await lockOrder(db, id), { type: body.pay_type, tradeNo: body.trade_no ?? '' })
  return { ...(await stored(db, externalNo))!, created: true }
}
