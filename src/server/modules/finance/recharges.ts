import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { recordCapital } from '../../shop/capital.ts'
import { enter } from '../../shop/ledger.ts'

export interface Recharge {
  id: number
  uid: number
  order_id: string
  price: string
  /** With what the shop added. */
  whole: string
  give_price: string
  recharge_type: string
  paid: number
  refund_price: string
}

export interface RechargeOrder {
  uid: number
  price: string
  give?: string
  /** `weixin`, `routine`, `alipay`, or `system` for what the shop gives by itself. */
  type: string
  channel?: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

const columns = sql`id, uid, order_id, price::text as price, give_price::text as give_price, (price + give_price)::text as whole, recharge_type, paid,
  refund_price::text as refund_price`

const timeOf = (at: Date | undefined) => sql`coalesce(${at?.toISOString() ?? null}::timestamptz, now())`

/** Begins a recharge that is to be paid; answers its id. */
export async function addRecharge(db: Db, { uid, price, give = '0', type, channel = '', at }: RechargeOrder): Promise<number> {
  const made = await row<{ id: number }>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('shop_recharges', 'id')) as id, ${timeOf(at)} as at)
      insert into shop_recharges (id, uid, order_id, price, give_price, recharge_type, channel_type, added_at)
      select n.id, ${uid}, 'cz' || to_char(n.at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((n.id % 1000000)::text, 6, '0'),
        ${price}, ${give}, ${type}, ${channel}, n.at from n returning id`,
  )
  return made!.id
}

async function held(db: Db, id: number): Promise<Recharge> {
  const found = await row<Recharge>(db, sql`select ${columns} from shop_recharges where id = ${id} for update`)
  if (!found) throw new Refusal({ status: 100026 })
  return found
}

/** Takes note that a recharge was paid; a second note does nothing. What the shop gives by itself is no money that came in. */
export async function payRecharge(db: Db, id: number, at?: Date): Promise<void> {
  const { uid, order_id: link, price, give_price, recharge_type, paid } = await held(db, id)
  if (paid === 1) return
  await db.execute(sql`update shop_recharges set paid = 1, pay_at = ${timeOf(at)} where id = ${id}`)
  const when = at && { at }
  const isGift = recharge_type === 'system'
  const own = isGift ? { type: 'system_add', title: '系统增加余额' } : { type: 'recharge', title: '用户充值余额' }
  await enter(db, { uid, account: 'money', amount: price, ...own, link, ...when })
  if (Number(give_price) > 0)
    await enter(db, { uid, account: 'money', amount: give_price, type: own.type, title: '充值赠送余额', link, ...when })
  if (!isGift) await recordCapital(db, { uid, amount: price, type: 'recharge', order: link, payType: recharge_type, ...when })
}

/** Refuses what cannot be given back: 400677 unpaid, 400147 given back before, 400678 what came out of the commission. */
function refuseRefund({ paid, refund_price, recharge_type }: Recharge): void {
  if (paid !== 1) throw new Refusal({ status: 400677 })
  if (Number(refund_price) > 0) throw new Refusal({ status: 400147 })
  if (recharge_type === 'balance') throw new Refusal({ status: 400678 })
  if (recharge_type === 'system') throw new Refusal({ status: 400, code: 'RECHARGE_GIVEN' })
}

/** A recharge that can be given back. */
export async function refundable(db: Db, id: number): Promise<Recharge> {
  const found = await row<Recharge>(db, sql`select ${columns} from shop_recharges where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  refuseRefund(found)
  return found
}

/**
 * Gives a recharge back, once: what was paid leaves the shop and the user's balance, `withGift` also what was added. @throws Refusal where
 * the user has spent of it
 */
export async function refundRecharge(db: Db, id: number, withGift: boolean, at?: Date): Promise<void> {
  const recharge = await held(db, id)
  refuseRefund(recharge)
  const { uid, order_id: link, price, whole, recharge_type: payType } = recharge
  await db.execute(sql`update shop_recharges set refund_price = price, refunded_at = ${timeOf(at)},
    refunded_gift = ${withGift ? recharge.give_price : '0'}::numeric where id = ${id}`)
  const when = at && { at }
  const amount = `-${withGift ? whole : price}`
  await enter(db, { uid, account: 'money', amount, type: 'recharge_refund', title: '用户充值退款', link, ...when })
  await recordCapital(db, { uid, amount: `-${price}`, type: 'rechargeRefund', order: link, payType, ...when })
}

/** Removes one that was never paid. Refused with 100026, and with 400679 what was. */
export async function removeRecharge(db: Db, id: number): Promise<void> {
  if ((await held(db, id)).paid === 1) throw new Refusal({ status: 400679 })
  await db.execute(sql`delete from shop_recharges where id = ${id}`)
}
