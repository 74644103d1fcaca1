import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const idIn = async ({ app }: Stage, table: string, key: string) =>
  (await row<{ id: number }>(app.db, sql`select id from ${sql.identifier(table)} order by ${sql.identifier(key)} desc, id limit 1`))!.id

const version = ['data.list[].version']
/** Our forms say what the fields take, where the shop's say it at some of them. */
const limits = ['data.rules[].props.maxlength', 'data.rules[].props.precision']

export const rows: Row[] = [
  { recorded: 'adminapi_user_user_group_list', ours: version },
  {
    recorded: 'adminapi_user_user_group_add_id',
    path: async (stage) => `/adminapi/user/user_group/add/${await idIn(stage, 'user_groups', 'id')}`,
    ours: limits,
  },
  { recorded: 'adminapi_user_user_group_save_POST' },
  { recorded: 'adminapi_user_user_label', ours: version },
  { recorded: 'adminapi_user_user_label_add_id', ours: limits },
  { recorded: 'adminapi_user_user_label_cate', ours: version },
  { recorded: 'adminapi_user_user_label_cate_all', ours: ['data[].version'] },
  { recorded: 'adminapi_user_user_label_cate_create', ours: limits },
  {
    recorded: 'adminapi_user_user_label_cate_id_edit',
    path: async (stage) => `/adminapi/user/user_label_cate/${await idIn(stage, 'user_label_categories', 'sort')}/edit`,
    ours: limits,
  },
  { recorded: 'adminapi_user_user_label_cate_POST', body: { name: '新分类', sort: 0 } },
  { recorded: 'adminapi_user_user_level_create' },
  { recorded: 'adminapi_user_user_level_vip_list', ours: version },
]
