import { sql } from 'drizzle-orm'
import { rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { userOf, type Call } from '../../serve.ts'
import { seesPersonal } from '../../shop/personal.ts'
import { lockOrder, type Acting, type StoredOrder } from '../../shop/orders/order.ts'
import { receiveOrder, receivePart } from '../../shop/orders/receive.ts'
import { removeOrder } from '../../shop/orders/remove.ts'
import { orderConditions, type OrderFilter } from './filters.ts'

/** Who a call acts for in the log of an order. */
export const actingOf = (call: Pick<Call, 'user'>): Acting => ({ by: userOf(call).name })

/** Marks received what is there, a part together with what it is of. */
export async function take(db: Db, id: number, acting: Acting): Promise<void> {
  const seen = await lockAbove(db, id)
  if (seen.above) await receivePart(db, seen.above, seen.order, acting)
  else await receiveOrder(db, seen.order, acting)
}

/** A part is held after what it is of: so does whoever acts on the whole. */
async function lockAbove(db: Db, id: number): Promise<{ order: StoredOrder; above?: StoredOrder }> {
  const [found] = await rows<{ pid: number }>(db, sql`select pid from shop_orders where id = ${id}`)
  if (!found || found.pid <= 0) return { order: await lockOrder(db, id) }
  const above = await lockOrder(db, found.pid)
  return { order: await lockOrder(db, id), above }
}

/** What a call narrows orders by, with what its caller may find. */
export const filterOf = <Filter extends OrderFilter>(call: Pick<Call, 'user'> & { query: object }): Filter =>
  ({ ...call.query, seesPhones: seesPersonal(userOf(call)) }) as Filter

// more than that is no list that somebody looked at
const most = 10_000

/** Takes orders out of the shop's list, all of them or none. @throws Refusal 400156 for none, 400157 where one was not deleted by its buyer */
export async function removeAll(
  db: Db,
  { ids = [], all = 0, where = {} }: { ids?: readonly number[]; all?: number; where?: OrderFilter },
  acting: Acting,
): Promise<void> {
  const chosen = all
    ? (await rows<{ id: number }>(db, sql`select o.id from shop_orders o where ${orderConditions(where)} order by o.id limit ${most}`)).map(
        ({ id }) => id,
      )
    : [...new Set(ids)].sort((a, b) => a - b)
  if (chosen.length === 0) throw new Refusal({ status: 400, code: '400156' })
  for (const id of chosen) await removeOrder(db, await lockOrder(db, id), acting)
}
