import type { Row } from './row.ts'

export const rows: Row[] = [
  {
    recorded: 'adminapi_system_crud_config_tableName',
    otherStatus: { http: 404, status: 404, code: '404', reason: 'a table that is not there is a page that is not there, not a failure' },
    otherWords: 'as for every address that is not there',
    ours: ['code'],
  },
]
