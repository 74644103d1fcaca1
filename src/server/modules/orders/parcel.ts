import { sql } from 'drizzle-orm'
import type { Parcel, ParcelStep } from '#src/api/order-logistics.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { shopTime } from '../../shop/time.ts'

/** What of an order's log is a step of its parcel. */
const steps = ['delivery_goods', 'distribution', 'take_delivery']

/** Where the parcel of an order is, as far as the shop itself knows it: no courier is asked. @throws Refusal 400118, 400120 */
export async function parcelOf(db: Db, id: number, locale: Locale): Promise<Parcel> {
  const order = await row<Pick<Parcel, 'delivery_name' | 'delivery_id'> & { delivery_type: string }>(
    db,
    sql`select delivery_type, delivery_name, delivery_id from shop_orders where id = ${id} and is_system_del = 0`,
  )
  if (!order) throw new Refusal({ status: 400, code: '400118' })
  const { delivery_type: way, ...sent } = order
  if (way !== 'express' || sent.delivery_id === '') throw new Refusal({ status: 400, code: '400120' })
  const found = await rows<ParcelStep>(
    db,
    sql`select ${shopTime('added_at')} as time, change_type as status from shop_order_events
      where order_id = ${id} and change_type = any(${sql.param(steps)}::text[]) order by added_at desc, id desc`,
  )
  const result = found.map(({ time, status }) => ({ time, status: sentence(`order.parcel.${status}`, locale) ?? '' }))
  return { ...sent, result, is_traced: false }
}
