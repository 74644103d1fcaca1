import type { Row } from './row.ts'

export const rows: Row[] = [{ recorded: 'adminapi_product_product_type_header' }, { recorded: 'adminapi_menusSearch_POST' }]
