import type { Row } from './row.ts'

export const rows: Row[] = [{ recorded: 'adminapi_order_scan_list' }]
