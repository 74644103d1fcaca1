import type { Row } from './row.ts'

export const rows: Row[] = [
  { recorded: 'adminapi_marketing_seckill' },
  { recorded: 'adminapi_marketing_seckill_time_list' },
  { recorded: 'adminapi_marketing_bargain' },
  { recorded: 'adminapi_marketing_combination' },
  { recorded: 'adminapi_marketing_coupon_released' },
  { recorded: 'adminapi_marketing_integral_product' },
  { recorded: 'adminapi_marketing_lottery_list' },
  { recorded: 'adminapi_live_room_list' },
  { recorded: 'adminapi_cms_cms' },
  { recorded: 'adminapi_cms_category_list' },
  { recorded: 'adminapi_diy_get_by_category' },
]
