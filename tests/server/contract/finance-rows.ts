import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const uid = async ({ app }: Stage) => (await row<{ uid: number }>(app.db, sql`select uid from shop_extracts order by id limit 1`))!.uid
const refundable = async ({ app }: Stage) =>
  (await row<{ id: number }>(
    app.db,
    sql`select id from shop_recharges where paid = 1 and refund_price = 0 and recharge_type = 'weixin' order by id limit 1`,
  ))!.id

export const rows: Row[] = [
  { recorded: 'adminapi_finance_extract' },
  {
    recorded: 'adminapi_finance_extract_id_edit',
    path: '/adminapi/finance/extract/99999/edit',
    differs: { data: 'refusals carry no data' },
  },
  { recorded: 'adminapi_finance_finance_commission_list', ours: ['data.summary'] },
  {
    recorded: 'adminapi_finance_finance_extract_list_id',
    path: async (stage) => `/adminapi/finance/finance/extract_list/${await uid(stage)}`,
  },
  { recorded: 'adminapi_finance_finance_user_info_id', path: async (stage) => `/adminapi/finance/finance/user_info/${await uid(stage)}` },
  { recorded: 'adminapi_finance_recharge' },
  {
    recorded: 'adminapi_finance_recharge_id_refund_edit',
    path: async (stage) => `/adminapi/finance/recharge/${await refundable(stage)}/refund_edit`,
  },
  { recorded: 'adminapi_finance_recharge_user_recharge' },
  { recorded: 'adminapi_statistic_flow_get_list', ours: ['data.summary'] },
  { recorded: 'adminapi_statistic_flow_get_record', ours: ['data.summary'] },
]
