import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { Row, Stage } from './row.ts'

const placed = ['data[].seq', 'data[].preview', 'data[].client_id']
const proof = ['data.tourist_token', 'data.online']
const onDuty = async ({ app }: Stage) =>
  void (await app.db.execute(sql`update chat_people set seen_at = now() where uid in (select uid from chat_agents)`))

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
  { recorded: 'kefuapi_upload_POST', form: { fields: { filename: 'file' }, name: 'a.jpg', type: 'image/jpeg', bytes: picture } },
]
