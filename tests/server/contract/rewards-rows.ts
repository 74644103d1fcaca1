import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const first = async ({ app }: Stage, table: string) =>
  (await row<{ id: number }>(app.db, sql`select id from ${sql.identifier(table)} order by id limit 1`))!.id

/** Our forms say what the fields take. */
const limits = ['data.rules[].props.precision', 'data.rules[].props.min']

// of the shop's groups only this one is kept here; slides, which are another one, were recorded
const gid = 62
const otherGroup = { 'data.rules': 'fields of another group' }
const onPackage = (path: string) => async (stage: Stage) =>
  `/adminapi/setting/group_data/${path.replace(':id', String(await first(stage, 'recharge_packages')))}`

export const rows: Row[] = [
  { recorded: 'adminapi_cms_category', ours: ['data.count', 'data.list[].version', 'data.list[].pid_name', 'data.list[].children'] },
  { recorded: 'adminapi_cms_category_create', ours: limits },
  { recorded: 'adminapi_cms_category_id_edit', ours: limits },
  { recorded: 'adminapi_marketing_sign_rewards' },
  { recorded: 'adminapi_marketing_sign_add_rewards', ours: limits },
  {
    recorded: 'adminapi_marketing_sign_edit_rewards_id',
    path: async (stage) => `/adminapi/marketing/sign/edit_rewards/${await first(stage, 'sign_rewards')}`,
    ours: limits,
  },
  { recorded: 'adminapi_marketing_sign_save_rewards_POST', body: { type: 0, days: 9, point: 10, exp: 10 } },
  { recorded: 'adminapi_setting_group_data', query: { gid, page: 1, limit: 10 } },
  { recorded: 'adminapi_setting_group_data_create', query: { gid }, differs: otherGroup },
  { recorded: 'adminapi_setting_group_data_id_edit', path: onPackage(':id/edit'), query: { gid }, differs: otherGroup },
  { recorded: 'adminapi_setting_group_data_POST', body: { gid, price: '77', give_money: '7', sort: 1, status: 1 } },
  { recorded: 'adminapi_setting_group_data_set_status_PUT', path: onPackage('set_status/:id/0') },
  { recorded: 'adminapi_setting_group_data_id_DELETE', path: onPackage(':id') },
  { recorded: 'adminapi_setting_get_user_agreement', ours: ['data.version'] },
  { recorded: 'adminapi_user_member_agreement', ours: ['data.version'] },
]
