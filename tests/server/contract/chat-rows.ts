import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Row, Stage } from './row.ts'

const placed = [
  'data[].seq',
  'data[].conversation',
  'data[].read_seq',
  'data[].preview',
  'data[].client_id',
  'data[].is_done',
  'data[].rating',
  'data[].tags',
]
const proof = ['data.tourist_token', 'data.online', 'data.rating', 'data.questions', 'data.hours', 'data.is_open', 'data.away']
const onDuty = async ({ app }: Stage) =>
  void (await app.db.execute(sql`update chat_people set seen_at = now() where uid in (select uid from chat_agents)`))

const ids = async ({ app }: Stage) =>
  (await app.db.execute(sql`select (select min(id) from products where is_show = 1 and deleted_at is null) as product`)).rows[0] as {
    product: number
  }
/** A customer of the demo shop's agent who buys there, and an order of theirs. */
const buyer = async ({ app }: Stage, where = 'true') => {
  const { rows: found } = await app.db.execute<{ uid: number; id: number; order_id: string; group_id: number }>(
    sql`select p.uid::int as uid, o.id::int as id, o.order_id, u.group_id::int as group_id from chat_people p join shop_users u on u.uid = p.shop_uid
      join shop_orders o on o.uid = u.uid where o.pid <= 0 and o.is_system_del = 0 and o.is_del = 0 and ${sql.raw(where)} order by o.id desc limit 1`,
  )
  return found[0]!
}
const toBuyer = (path: string, where?: string) => async (stage: Stage) => `/kefuapi/${path}/${(await buyer(stage, where)).uid}`
const toOrder = (path: string, where?: string) => async (stage: Stage) => `/kefuapi/${path}/${(await buyer(stage, where)).id}`
const grouped = async (stage: Stage) => {
  const { uid, group_id } = await buyer(stage, 'u.group_id is not null')
  return `/kefuapi/user/group/${uid}/${group_id}`
}
// filled in when its row begins: the order is found by its number alone
const orderRemark = { order_id: '', remark: '客服备注' }
const rememberOrder = async (stage: Stage) => void (orderRemark.order_id = (await buyer(stage)).order_id)
// our own details say more of an order than the shop's agents are told
const ofDetail = [
  'refund',
  'left_to_ship',
  'left_to_refund',
  'is_all_refund',
  'vip_true_price',
  'levelPrice',
  'memberPrice',
  'spread_name',
].map((key) => `data.orderInfo.${key}`)
const ofRow = {
  ours: ['data[].avatar', 'data[].left_to_ship', 'data[].left_to_refund', 'data[].pay_type_info'],
  differs: { 'data[].cartInfo[].productInfo.price': 'amounts are text everywhere' },
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer()

export const rows: Row[] = [
  { recorded: 'kefuapi_login_POST', as: 'nobody', body: { account: 'kefu', password: 'crm-demo-2026' } },
  { recorded: 'ERR_kefuapi_login_POST_empty', as: 'nobody' },
  { recorded: 'ERR_kefuapi_login_POST_wrong', as: 'nobody' },
  { recorded: 'ERR_kefuapi_service_info_no_token', as: 'nobody' },
  { recorded: 'ERR_kefuapi_bad_token', as: 'nobody', headers: { 'authori-zation': 'Bearer TOKEN' } },
  { recorded: 'kefuapi_service_info', ours: ['data.unread'] },
  { recorded: 'kefuapi_user_logout_POST' },
  { recorded: 'kefuapi_config', as: 'nobody' },
  { recorded: 'kefuapi_user_record', ours: placed },
  { recorded: 'kefuapi_user_record_tourist', ours: placed },
  { recorded: 'kefuapi_user_info_uid' },
  { recorded: 'kefuapi_service_list', ours: placed },
  { recorded: 'kefuapi_tourist_user', as: 'nobody', before: onDuty, ours: proof },
  { recorded: 'kefuapi_tourist_chat', as: 'nobody' },
  { recorded: 'kefuapi_product_info_id', path: async (stage) => `/kefuapi/product/info/${(await ids(stage)).product}` },
  { recorded: 'kefuapi_tourist_product_id', as: 'nobody', path: async (stage) => `/kefuapi/tourist/product/${(await ids(stage)).product}` },
  {
    recorded: 'kefuapi_tourist_order_id',
    as: 'nobody',
    otherWords: 'the shop names a parameter of its own code',
    otherStatus: { code: undefined, reason: 'ours has a number' },
    differs: { code: 'ours has a number' },
  },
  { recorded: 'kefuapi_order_info_id', path: toOrder('order/info', 'o.paid = 1'), ours: ofDetail },
  { recorded: 'kefuapi_order_list_uid', path: toBuyer('order/list'), ...ofRow },
  { recorded: 'kefuapi_order_list_uid_t1', path: toBuyer('order/list'), ...ofRow },
  { recorded: 'kefuapi_order_edit_id', path: toOrder('order/edit', 'o.paid = 0') },
  { recorded: 'kefuapi_order_refund_form_id', path: toOrder('order/refund_form', 'o.paid = 0') },
  { recorded: 'kefuapi_order_remark_POST', before: rememberOrder, body: orderRemark },
  { recorded: 'kefuapi_order_export' },
  { recorded: 'kefuapi_order_delivery_all' },
  { recorded: 'kefuapi_order_delivery_info' },
  { recorded: 'kefuapi_product_cart_uid', path: toBuyer('product/cart') },
  { recorded: 'kefuapi_product_visit_uid', path: toBuyer('product/visit') },
  { recorded: 'kefuapi_product_hot_uid', path: toBuyer('product/hot') },
  { recorded: 'kefuapi_user_group' },
  { recorded: 'kefuapi_user_group_PUT', path: grouped },
  { recorded: 'kefuapi_user_label_uid', path: toBuyer('user/label') },
  { recorded: 'kefuapi_user_label_PUT', path: toBuyer('user/label') },
  { recorded: 'kefuapi_service_transfer_list' },
  { recorded: 'kefuapi_key', as: 'nobody' },
  { recorded: 'kefuapi_upload_POST', form: { fields: { filename: 'file' }, name: 'a.jpg', type: 'image/jpeg', bytes: picture } },
]
