import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_merchant_verify_order' },
  { recorded: 'adminapi_merchant_verify_badge' },
  {
    recorded: 'adminapi_merchant_verify_spread_info_uid',
    differs: { 'data.spread': 'what the dialog shows; a whole customer is told by the page of customers' },
  },
]
