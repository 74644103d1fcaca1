import { sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rows, transaction, type Db } from '../../db.ts'
import { DueWorker } from '../../jobs/due-work.ts'
import { Refusal } from '../../refusal.ts'
import { lockOrder, type StoredOrder } from '../../shop/orders/order.ts'
import { receiveOrder } from '../../shop/orders/receive.ts'
import { reviewUnsaid } from '../../shop/orders/review.ts'
import { stateOf, type OrderState } from '../../shop/orders/states.ts'
import { cancelOrder } from '../../shop/orders/unpaid.ts'
import { readShopSettings } from '../../shop/settings.ts'

const batch = 200

interface Due {
  /** Orders `o` for which it is time. */
  when: SQL
  /** Where they still are when they are held. */
  state: OrderState
  act(db: Db, order: StoredOrder): Promise<void>
}

const isSet = (figure: string) => Number(figure) > 0

/** Each order in a transaction of its own: one that somebody acts on meanwhile holds up none of the others. */
async function actOn(db: Db, { when, state, act }: Due): Promise<void> {
  for (let last = 0; ;) {
    const due = await rows<{ id: number }>(
      db,
      sql`select o.id from shop_orders o where o.is_system_del = 0 and o.is_del = 0 and o.pid <= 0 and ${when} and o.id > ${last} order by o.id limit ${batch}`,
    )
    for (const { id } of due)
      await transaction(db, async (inner) => {
        const order = await lockOrder(inner, id)
        if (stateOf(order) === state) await act(inner, order)
      }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
      })
    if (due.length < batch) return
    last = due.at(-1)!.id
  }
}

/** Gives up what nobody paid, receives what was shipped and reviews what was received, as the shop's settings say. */
export async function actOnDue(db: Db): Promise<void> {
  const { cancelHours, receiveDays, reviewDays } = await readShopSettings(db)
  if (isSet(cancelHours))
    await actOn(db, {
      when: sql`o.paid = 0 and o.pay_type <> 'offline' and o.added_at < now() - ${cancelHours}::float8 * interval '1 hour'`,
      state: 'unpaid',
      act: (inner, order) => cancelOrder(inner, order),
    })
  if (isSet(receiveDays))
    await actOn(db, {
      when: sql`o.paid = 1 and o.status = 1 and o.refund_status in (0, 3) and o.shipped_at < now() - ${receiveDays}::float8 * interval '1 day'`,
      state: 'shipped',
      act: (inner, order) => receiveOrder(inner, order),
    })
  if (isSet(reviewDays))
    await actOn(db, {
      when: sql`o.paid = 1 and o.status = 2 and o.refund_status in (0, 3)
        and (select max(e.added_at) from shop_order_events e where e.order_id = o.id and e.change_type = 'take_delivery')
          < now() - ${reviewDays}::float8 * interval '1 day'`,
      state: 'received',
      act: (inner, order) => reviewUnsaid(inner, order),
    })
}

/** Looks for what is due as long as the server runs. */
export function actOnTime(app: FastifyInstance): void {
  let worker: DueWorker | undefined
  app.addHook('onReady', async () => {
    const failed = (error: unknown) => app.log.warn({ err: error }, 'orders that are due could not be acted on')
    const run = () => actOnDue(app.db)
    worker = new DueWorker({ run, until: async () => undefined, failed, channel: 'orders_due' }, app.listenTo)
  })
  app.addHook('preClose', () => worker?.stop())
}
