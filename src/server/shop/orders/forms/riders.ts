import { sql } from 'drizzle-orm'
import type { DeliveryPerson } from '#src/api/delivery-people.ts'
import { rows, type Db } from '#src/server/db.ts'
import { absolute } from '../../address.ts'
import { shopTime } from '../../time.ts'

/** Somebody of the shop whom an order can be given to, with what the shop calls them there. */
export type Rider = DeliveryPerson & { wx_name: string }

/** The shop's own people who bring goods, the newest first. */
export async function riders(db: Db, origin: string): Promise<Rider[]> {
  const found = await rows<DeliveryPerson>(
    db,
    sql`select id::int as id, uid::int as uid, avatar, nickname, phone, ${shopTime('added_at')} as add_time, status
      from delivery_people where status = 1 order by id desc`,
  )
  return found.map((one) => ({ ...one, avatar: absolute(one.avatar, origin), wx_name: one.nickname }))
}
