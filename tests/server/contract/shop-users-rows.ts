import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const first = async ({ app }: Stage) => (await row<{ uid: number }>(app.db, sql`select min(uid)::int as uid from shop_users`))!.uid
const at = (before: string, after = '') => ({ path: async (stage: Stage) => `/adminapi/user/${before}/${await first(stage)}${after}` })
/** Somebody who has a label, so that it is compared. */
const atLabelled = (before: string, after = '') => ({
  path: async ({ app }: Stage) => {
    const found = await row<{ uid: number }>(app.db, sql`select min(uid)::int as uid from shop_user_labels`)
    return `/adminapi/user/${before}/${found!.uid}${after}`
  },
})
const records = (type: string) => ({ ...at('one_info'), query: { type, page: 1, limit: 10 } })
const atBuyer = async ({ app }: Stage) => {
  const buyer = await row<{ uid: number }>(
    app.db,
    sql`select min(uid)::int as uid from shop_orders where paid = 1 and pid <= 0 and is_system_del = 0`,
  )
  return `/adminapi/user/one_info/${buyer!.uid}`
}
/** Figures that the shop's list lacks (gaps 5). */
const figures = ['data.list[].spent', 'data.list[].last_order', 'data.list[].refund_rate']
const nobody = 'nobody came through somebody there, or the account has no WeChat: text where there is one'

export const rows: Row[] = [
  { recorded: 'adminapi_user_user', ours: figures, differs: { 'data.list[].vip_name': 'nobody has a level there: its name, else false' } },
  { recorded: 'adminapi_user_user_id', ...at('user') },
  { recorded: 'adminapi_user_user_create' },
  {
    recorded: 'adminapi_user_user_POST',
    body: { real_name: '新用户', phone: '13912345678', pwd: '123456', true_pwd: '123456', status: 1 },
  },
  { recorded: 'adminapi_user_user_id_edit', ...atLabelled('user', '/edit'), ours: ['data.rules[].props.maxlength'] },
  { recorded: 'adminapi_user_user_id_PUT', ...at('user'), body: { real_name: '李四', mark: '改', level: 0, group_id: 0, label_id: [] } },
  {
    recorded: 'adminapi_user_user_user_save_info_uid',
    ...atLabelled('user/user_save_info'),
    ours: ['data.userInfo.isMember', 'data.userInfo.version'],
  },
  { recorded: 'adminapi_user_one_info_3_order', ...records('order'), path: atBuyer, ours: ['data.list[].id'] },
  { recorded: 'adminapi_user_one_info_3_integral', ...records('integral') },
  { recorded: 'adminapi_user_one_info_3_sign', ...records('sign') },
  { recorded: 'adminapi_user_one_info_3_coupon', ...records('coupon') },
  { recorded: 'adminapi_user_one_info_3_spread', ...records('spread') },
  { recorded: 'adminapi_user_one_info_3_balance', ...records('balance') },
  { recorded: 'adminapi_user_one_info_3_info', ...records('info') },
  { recorded: 'adminapi_user_one_info_id', ...records('info') },
  { recorded: 'adminapi_user_give_level_id', ...at('give_level') },
  { recorded: 'adminapi_user_give_level_time_id', ...at('give_level_time') },
  {
    recorded: 'adminapi_user_edit_other_id',
    ...at('edit_other'),
    ours: ['data.rules[].props.type', 'data.rules[].props.maxlength'],
    differs: { 'data.rules[].value': 'ours asks for the reason too, which is text' },
  },
  { recorded: 'adminapi_user_update_other_id_PUT', ...at('update_other') },
  { recorded: 'adminapi_user_label_uid', ...at('label') },
  { recorded: 'adminapi_user_set_label_POST' },
  {
    recorded: 'adminapi_user_user_group_set_POST',
    otherStatus: { status: 200, code: undefined, reason: 'several uids in one text are a fault of the shop; ours takes them' },
    otherWords: 'success',
    differs: { data: 'a form in place of the fault' },
  },
  { recorded: 'adminapi_user_user_tree_label' },
  { recorded: 'adminapi_user_cancel_list' },
  { recorded: 'adminapi_finance_balance_list', ours: ['data.summary'] },
  { recorded: 'adminapi_marketing_coupon_grant' },
  { recorded: 'adminapi_marketing_coupon_user_grant_POST' },
  { recorded: 'adminapi_app_wechat_kefu_create', differs: { 'data.list[].sex': nobody } },
]
