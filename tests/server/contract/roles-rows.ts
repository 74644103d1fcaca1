import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const firstRole = async ({ app }: Stage) => (await row<{ id: number }>(app.db, sql`select min(id) as id from roles`))!.id

// the calls below the pages of the shop's tree are one level deeper than ours
const differs = {
  'data.menus[].children[].children[].children[].children[].children[]': 'our tree of rights ends with what a page does',
}

export const rows: Row[] = [
  { recorded: 'adminapi_setting_role' },
  { recorded: 'adminapi_setting_role_create', ours: ['data.data_scope'], differs },
  {
    recorded: 'adminapi_setting_role_id_POST',
    body: { role_name: '运营', status: 1, checked_menus: [7, 656, 657], id: 0 },
  },
  {
    recorded: 'adminapi_setting_role_id_edit',
    ours: ['data.role.version', 'data.role.data_scope', 'data.data_scope'],
    differs,
    path: async (stage) => `/adminapi/setting/role/${await firstRole(stage)}/edit`,
  },
]
