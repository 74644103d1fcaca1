import type { Row } from './row.ts'

export const rows: Row[] = [
  {
    recorded: 'adminapi_setting_info',
    // somebody who has a role
    as: 'editor',
    ours: ['data.departments', 'data.version'],
    differs: {
      'data.file_pwd': 'our server has no file manager',
      'data.division_id': 'our server has no divisions',
    },
  },
  { recorded: 'adminapi_setting_update_admin_PUT_bad' },
]
