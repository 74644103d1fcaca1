import { sql } from 'drizzle-orm'
import { row as found } from '#src/server/db.ts'
import type { Row } from './row.ts'

/** An order with an invoice. */
async function invoiced(app: Parameters<NonNullable<Row['before']>>[0]['app']): Promise<number> {
  const made = await found<{ id: number }>(
    app.db,
    sql`with o as (insert into shop_orders (order_id, uid, total_num, total_price, pay_price)
        select 'contract-invoice', min(uid), 1, 10, 10 from shop_users
        on conflict (order_id) do update set order_id = excluded.order_id returning id),
      i as (insert into shop_invoices (order_id, name) select id, '个人' from o on conflict do nothing)
      select id from o`,
  )
  return made!.id
}

const part = 'the page of invoices shows these alone; a whole order is told by order/info'

export const rows: Row[] = [
  { recorded: 'adminapi_order_invoice_list', ours: ['data.list[].version'] },
  { recorded: 'adminapi_order_invoice_chart' },
  {
    recorded: 'adminapi_order_invoice_order_info_id',
    path: async ({ app }) => `/adminapi/order/invoice_order_info/${await invoiced(app)}`,
    differs: { 'data.orderInfo': part, 'data.userInfo': part, 'data.invoice': part },
  },
]
