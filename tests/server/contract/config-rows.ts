import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_setting_config_header_basics' },
  { recorded: 'adminapi_setting_config_edit_basics' },
  { recorded: 'adminapi_setting_config_save_basics_POST' },
]
