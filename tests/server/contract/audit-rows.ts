import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_system_log', ours: ['data.list[].kind', 'data.list[].verb', 'data.list[].changes'] },
  { recorded: 'adminapi_system_log_search_admin' },
]
