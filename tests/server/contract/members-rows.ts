import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_user_member_ship', ours: ['data.list[].version'] },
  { recorded: 'adminapi_user_member_right', ours: ['data.list[].version'] },
  { recorded: 'adminapi_user_member_batch_index' },
  { recorded: 'adminapi_user_member_card_index_card_batch_id' },
  { recorded: 'adminapi_user_member_record' },
]
