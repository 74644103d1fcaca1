import { sql } from 'drizzle-orm'
import { row, type Db } from '../db.ts'

/** What money moves for (finance contract, `trading_type`). */
export const trading = {
  order: 1,
  refund: 2,
  recharge: 3,
  rechargeRefund: 4,
  redPacket: 5,
  commission: 6,
  membership: 7,
  cashier: 8,
} as const

export interface CapitalMove {
  uid: number
  /** Decimal text: above zero what comes in, below zero what is paid out. */
  amount: string
  type: keyof typeof trading
  /** Number of the order, refund, recharge … */
  order: string
  /** `weixin`, `yue`, `offline`, `alipay` … (orders contract). */
  payType: string
  mark?: string
  /** When it happened, for history that is taken over; now unless told. */
  at?: Date
}

/** Writes a movement of money between the shop and the world, in the caller's transaction; answers its number. */
export async function recordCapital(db: Db, { uid, amount, type, order, payType, mark = '', at }: CapitalMove): Promise<string> {
  const made = await row<{ flow_id: string }>(
    db,
    sql`with n as (select nextval(pg_get_serial_sequence('capital_flow', 'id')) as id, coalesce(${at?.toISOString() ?? null}::timestamptz, now()) as at)
      insert into capital_flow (id, flow_id, order_id, uid, nickname, phone, price, trading_type, pay_type, mark, added_at)
      select n.id, 'LS' || to_char(n.at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((n.id % 1000000)::text, 6, '0'),
        ${order}, u.uid, u.nickname, u.phone, ${amount}::numeric, ${trading[type]}, ${payType}, ${mark}, n.at
      from n, shop_users u where u.uid = ${uid} returning flow_id`,
  )
  if (!made) throw new Error(`no user ${uid}`)
  return made.flow_id
}
