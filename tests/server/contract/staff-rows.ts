import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const editor = async ({ app }: Stage) => (await row<{ id: number }>(app.db, sql`select id from accounts where account = 'editor'`))!.id

export const rows: Row[] = [
  {
    recorded: 'adminapi_setting_admin',
    ours: ['data.list[].departments'],
    differs: {
      'data.list[].pwd': 'hashes of passwords never leave our server',
      'data.list[].file_pwd': 'our server has no file manager',
      'data.list[].division_id': 'our server has no divisions',
      'data.list[].is_del': 'who was removed is not listed',
    },
  },
  { recorded: 'ERR_adminapi_role_forbidden', as: 'editor' },
  { recorded: 'adminapi_setting_admin_create' },
  {
    recorded: 'adminapi_setting_admin_POST',
    body: {
      ...{ account: 'recorded', pwd: 'editor123456', conf_pwd: 'editor123456', real_name: '小编' },
      ...{ roles: [1], status: 1, head_pic: '/statics/system_images/admin_head_pic.png' },
    },
  },
  { recorded: 'adminapi_setting_admin_id_edit', path: async (stage) => `/adminapi/setting/admin/${await editor(stage)}/edit` },
]
