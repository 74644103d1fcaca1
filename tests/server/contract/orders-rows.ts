import { sql } from 'drizzle-orm'
import { row as readRow } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const orderWhere = async ({ app }: Stage, where: string) =>
  (await readRow<{ id: number }>(
    app.db,
    sql`select id from shop_orders where pid <= 0 and is_system_del = 0 and ${sql.raw(where)} order by id limit 1`,
  ))!.id
const at =
  (path: string, where: string) =>
  async (stage: Stage): Promise<string> =>
    `/adminapi/order/${path}/${await orderWhere(stage, where)}`

export const rows: Row[] = [
  { recorded: 'adminapi_order_list' },
  { recorded: 'adminapi_order_chart' },
  { recorded: 'adminapi_order_info_id', path: at('info', "status = 1 and delivery_type = 'express'") },
]
