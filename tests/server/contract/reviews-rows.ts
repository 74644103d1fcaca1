import type { Row } from './row.ts'

export const rows: Row[] = [
  {
    recorded: 'adminapi_product_reply',
    ours: ['data.list[].suk'],
    differs: { 'data.list[].pics': 'the recorded shop kept nothing for a review without pictures; ours keeps an empty list' },
  },
  {
    recorded: 'adminapi_product_reply_fictitious_reply_product_id',
    ours: ['data.rules[].validate'],
  },
  { recorded: 'adminapi_product_reply_set_reply_PUT' },
]
