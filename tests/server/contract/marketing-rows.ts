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
  {
    recorded: 'adminapi_cms_category_tree_list',
    ours: ['data[].children'],
  },
  {
    recorded: 'adminapi_cms_cms_create',
    otherStatus: { code: '100100', reason: 'no such call: what stands there is no id' },
    otherWords: '参数错误',
    ours: ['errors', 'code'],
    differs: { data: 'the field is named instead' },
  },
  { recorded: 'adminapi_cms_cms_id', ours: ['data.info.version'] },
  { recorded: 'adminapi_cms_cms_POST' },
  { recorded: 'adminapi_cms_cms_id_DELETE_missing' },
  { recorded: 'adminapi_cms_cms_id_DELETE_missing' },
  { recorded: 'adminapi_diy_get_by_category' },
]
