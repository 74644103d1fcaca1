import { deeperMenus } from './auth-rows.ts'
import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_setting_menus' },
  { recorded: 'adminapi_setting_menus_create' },
  { recorded: 'adminapi_setting_menus_id', ours: ['data.version'] },
  { recorded: 'adminapi_setting_menus_id_edit' },
  { recorded: 'adminapi_setting_menus_unique', ours: deeperMenus },
]
