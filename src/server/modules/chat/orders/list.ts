import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/db.ts'
import { tidiedOrders, type TidiedOrder } from '#src/server/shop/order-wire/detail.ts'
import type { Showing } from '#src/server/shop/order-wire/whole.ts'
import { pageOf } from '#src/server/shop/paging.ts'
import { holds } from '#src/server/shop/search.ts'

export interface OrdersQuery {
  page?: number
  limit?: number
  type?: string
  search?: string
}

const going = 'o.paid = 1 and o.is_del = 0 and o.refund_status in (0, 3)'

/** Tabs of the list (customer-service contract, `order/list/:uid`). */
const tabs: Readonly<Record<string, string>> = {
  '': 'o.is_del = 0',
  '0': 'o.paid = 0 and o.is_del = 0',
  '1': `${going} and o.status in (0, 4)`,
  '2': `${going} and o.status = 1`,
  '3': `${going} and o.status = 2`,
  '4': `${going} and o.status = 3`,
  '-1': 'o.paid = 1 and o.is_del = 0 and o.refund_status in (1, 4)',
}

/** Orders of a user of the shop, the latest first; parts stand within what they are of. */
export async function ordersOfCustomer(
  db: Db,
  shopUid: number,
  { type = '', search = '', ...paging }: OrdersQuery,
  showing: Showing,
): Promise<Omit<TidiedOrder, '_info' | 'invoice' | 'split'>[]> {
  if (!shopUid) return []
  const all: SQL[] = [sql`o.uid = ${shopUid} and o.is_system_del = 0 and o.pid <= 0`, sql.raw(tabs[type] ?? 'false')]
  if (search.trim()) all.push(holds('o.order_id', search.trim()))
  const found = await tidiedOrders(db, sql.join(all, sql` and `), showing, {
    order: sql`order by o.added_at desc, o.id desc`,
    page: pageOf(paging, 10),
  })
  return found.map(({ _info: _lines, invoice: _invoice, split: _split, ...order }) => order)
}
