import { sql } from 'drizzle-orm'
import type { DeliveryBody } from '#src/api/orders.ts'
import { row, rows, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { changeOrder } from '../change.ts'
import type { Acting, StoredOrder } from '../order.ts'
import { foundByNumber, type Delivery } from '../ship.ts'
import { stateOf, step } from '../states.ts'

const refuse = (code: string, ...fields: string[]): Refusal =>
  new Refusal({ status: 400, code, ...(fields.length > 0 && { errors: Object.fromEntries(fields.map((field) => [field, code])) }) })

/** The courier that goods go out with, by its code or its name. @throws Refusal 410324 */
async function courierOf(db: Db, code: string, name: string): Promise<{ name: string; code: string }> {
  const found = await row<{ name: string; code: string }>(
    db,
    sql`select name, code from couriers where lower(code) = lower(${code}) or (${code} = '' and name = ${name}) order by id limit 1`,
  )
  if (!found) throw refuse('410324', 'delivery_code')
  return found
}

const trimmed = (text: string | number | undefined) => String(text ?? '').trim()

/**
 * How goods go out, as a call says it (orders contract, "Shipping body").
 * @throws Refusal 400522 for what this server cannot send by, 410324 without the courier, `DELIVERY_NUMBER`, `DELIVERY_PERSON`
 */
export async function deliveryOf(db: Db, body: Partial<DeliveryBody>): Promise<Delivery> {
  const type = body.type ?? 1
  if (type === 3) return { type: 'fictitious', content: trimmed(body.fictitious_content) }
  if (type === 2) {
    const [name, phone] = [trimmed(body.sh_delivery_name), trimmed(body.sh_delivery_id)]
    if (!name) throw refuse('DELIVERY_PERSON', 'sh_delivery_name')
    return { type: 'send', name, phone, uid: Number(body.sh_delivery_uid) || 0 }
  }
  // electronic waybills and collection need a service that this server has none of
  if (type !== 1 || !['', '1'].includes(trimmed(body.express_record_type))) throw refuse('400522', 'type')
  const courier = await courierOf(db, trimmed(body.delivery_code), trimmed(body.delivery_name))
  const number = trimmed(body.delivery_id)
  if (!number) throw refuse('DELIVERY_NUMBER', 'delivery_id')
  return { type: 'express', ...courier, number }
}

/**
 * Puts right how goods went out.
 * @throws Refusal 400479 where nothing is delivered, 400480 before it is shipped, 410324, `DELIVERY_NUMBER`, `DELIVERY_PERSON`
 */
export async function correctDelivery(
  db: Db,
  order: StoredOrder,
  body: { delivery_name?: string; delivery_code?: string; delivery_id?: string },
  acting: Acting,
): Promise<void> {
  refuseUncorrectable(order)
  step(order, 'correctDelivery', 'shipped', '400480')
  if (order.delivery_type === 'send') {
    const [name, phone] = [trimmed(body.delivery_name), trimmed(body.delivery_id)]
    if (!name) throw refuse('DELIVERY_PERSON', 'delivery_name')
    const message = `修改发货信息为：送货人：${name} 送货人电话：${phone}`
    return changeOrder(db, order.id, [sql`delivery_name = ${name}, delivery_id = ${phone}`], { type: 'distribution', message }, acting)
  }
  const courier = await courierOf(db, trimmed(body.delivery_code), trimmed(body.delivery_name))
  const number = trimmed(body.delivery_id)
  if (!number) throw refuse('DELIVERY_NUMBER', 'delivery_id')
  const message = `修改发货信息为：快递公司：${courier.name} 快递单号：${number}`
  const sets = sql`delivery_name = ${courier.name}, delivery_code = ${courier.code}, delivery_id = ${number}${foundByNumber(number)}`
  return changeOrder(db, order.id, [sets], { type: 'distribution', message }, acting)
}

/** @throws Refusal 400479, 400480 */
export function refuseUncorrectable(order: StoredOrder): void {
  if (stateOf(order) !== 'shipped') throw refuse('400480')
  if (!['express', 'send'].includes(order.delivery_type)) throw refuse('400479')
}

/** Couriers that goods may go out with, in their order. */
export const couriers = (db: Db) =>
  rows<{ id: number; value: string; code: string }>(
    db,
    sql`select id, name as value, code from couriers where is_show = 1 order by sort desc, id`,
  )
