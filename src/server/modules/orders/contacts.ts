import { sql } from 'drizzle-orm'
import type { OrderContacts } from '#src/api/orders.ts'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { maskedAddress, maskedPhone, noteLooks, seesPersonal } from '../../shop/personal.ts'

/** Where orders go, in clear; whose data somebody looked at is written down. @throws Refusal 400118 where there is none of them */
export async function contactsOf(db: Db, ids: readonly number[], by: number): Promise<OrderContacts[]> {
  const found = await rows<OrderContacts & { uid: number }>(
    db,
    sql`select o.id, o.uid, o.real_name, o.user_phone, o.user_address, u.phone from shop_orders o join shop_users u on u.uid = o.uid
      where o.id = any(${sql.param([...ids])}::bigint[]) and o.is_system_del = 0 order by o.id`,
  )
  if (found.length === 0) throw new Refusal({ status: 400, code: '400118' })
  await noteLooks(
    db,
    found.map(({ uid }) => uid),
    by,
  )
  return found.map(({ uid: _uid, ...shown }) => shown)
}

interface Receiver {
  uid: number
  user_phone: string
  user_address: string
}

/** Receivers on paper: in clear for who may see it, whose look is written down, and masked for everybody else. */
export async function onPaper<Of extends Receiver>(db: Db, orders: readonly Of[], by: User): Promise<Of[]> {
  if (!seesPersonal(by))
    return orders.map((order) => ({ ...order, user_phone: maskedPhone(order.user_phone), user_address: maskedAddress(order.user_address) }))
  await noteLooks(
    db,
    orders.map(({ uid }) => uid),
    by.id,
  )
  return [...orders]
}
