import type { Row } from './row.ts'

/** Who edits is told about somebody else's change. */
const version = ['data.info.version']
/** Our forms say which length the shop checks by itself. */
const limits = ['data.rules[].props.maxlength', 'data.rules[].validate']

export const rows: Row[] = [
  { recorded: 'adminapi_order_delivery_index' },
  { recorded: 'adminapi_order_delivery_list' },
  { recorded: 'adminapi_order_delivery_add', ours: limits },
  { recorded: 'adminapi_order_delivery_id_edit', ours: limits },
  {
    recorded: 'adminapi_order_delivery_save_POST',
    body: {
      image: { uid: 64, image: '/statics/a.jpeg' },
      uid: 64,
      avatar: '/statics/a.jpeg',
      nickname: '骑手小王',
      phone: '13900000001',
      status: 1,
    },
  },
  { recorded: 'adminapi_app_wechat_kefu_create' },
  { recorded: 'adminapi_merchant_store' },
  { recorded: 'adminapi_merchant_store_get_header' },
  { recorded: 'adminapi_merchant_store_get_info_id', ours: version },
  { recorded: 'adminapi_merchant_store_id_POST' },
  { recorded: 'adminapi_merchant_store_list' },
  { recorded: 'adminapi_merchant_store_staff' },
  { recorded: 'adminapi_merchant_store_staff_create', ours: limits },
  { recorded: 'adminapi_merchant_store_staff_id_edit', path: '/adminapi/merchant/store_staff/9999/edit' },
]
