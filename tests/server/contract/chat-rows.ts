import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Row, Stage } from './row.ts'

const placed = ['data[].seq', 'data[].preview', 'data[].client_id']
const proof = ['data.tourist_token', 'data.online']
const onDuty = async ({ app }: Stage) =>
  void (await app.db.execute(sql`update chat_people set seen_at = now() where uid in (select uid from chat_agents)`))

const ids = async ({ app }: Stage) =>
  (await app.db.execute(sql`select (select min(id) from products where is_show = 1 and deleted_at is null) as product`)).rows[0] as { product: number }
// an order of a customer whom the demo shop's agent serves
const orderId = async ({ app }: Stage) =>
  (
    (await app.db.execute(sql`select max(o.id) as id from shop_orders o join chat_people p on p.shop_uid = o.uid where o.paid = 1`)).rows[0] as {
      id: number
    }
  ).id
const served = async ({ app }: Stage) =>
  void (await app.db.execute(sql`update chat_people set desk_uid = (select min(uid) from chat_agents) where kind = 'customer'`))
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
  { recorded: 'kefuapi_service_info' },
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
  { recorded: 'kefuapi_order_info_id', before: served, path: async (stage) => `/kefuapi/order/info/${await orderId(stage)}` },
  { recorded: 'kefuapi_upload_POST', form: { fields: { filename: 'file' }, name: 'a.jpg', type: 'image/jpeg', bytes: picture } },
]
