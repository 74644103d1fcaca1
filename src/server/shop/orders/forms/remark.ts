import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { StoredOrder } from '../order.ts'

/** What the shop notes about an order for itself. @throws Refusal `missing` without a word */
export async function remarkOrder(db: Db, order: StoredOrder, text: string, missing = '400106'): Promise<void> {
  if (!text.trim()) throw new Refusal({ status: 400, code: missing, errors: { remark: missing } })
  await db.execute(sql`update shop_orders set remark = ${text.trim()}, version = version + 1, updated_at = now() where id = ${order.id}`)
}
