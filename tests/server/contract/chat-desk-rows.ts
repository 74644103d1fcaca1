import { sql } from 'drizzle-orm'
import { row } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

const idIn = async ({ app }: Stage, table: string, where = sql`true`) =>
  (await row<{ id: number }>(app.db, sql`select id from ${sql.identifier(table)} where ${where} order by id limit 1`))!.id

const at = (path: string, table: string, where = sql`true`) => ({
  path: async (stage: Stage) => path.replace(':id', String(await idIn(stage, table, where))),
})

/** Who edits is told about somebody else's change; our forms say which length the server takes. */
const ours = [
  ...['data.rules[].props.maxlength', 'data.rules[].props.precision', 'data.rules[].props.min', 'data.rules[].validate'],
  ...['data.rules[].control[].rule[].props.maxlength', 'data.rules[].col', 'data.rules[].control[].rule[].col'],
]
const kefu = '/adminapi/app/wechat/kefu'
const inOffice = sql`not is_disabled`

export const rows: Row[] = [
  { recorded: 'adminapi_setting_get_kf_adv', ours: ['data.version'] },
  { recorded: 'adminapi_app_wechat_kefu' },
  { recorded: 'adminapi_app_wechat_kefu_add', ours },
  {
    recorded: 'adminapi_app_wechat_kefu_id_edit',
    ...at(`${kefu}/:id/edit`, 'chat_agents', inOffice),
    ours: [...ours, 'data.rules[].value'],
  },
  { recorded: 'adminapi_app_wechat_kefu_login_id', ...at(`${kefu}/login/:id`, 'chat_agents', inOffice) },
  {
    recorded: 'adminapi_app_wechat_kefu_record_id',
    ...at(`${kefu}/record/:id`, 'chat_agents', sql`not is_disabled and uid in (select agent_uid from chat_conversations)`),
    // whoever an agent talked with is a user of the shop who has a label
    before: async ({ app }) => {
      const made = await row<{ id: number }>(app.db, sql`insert into user_labels (label_name) values ('常客') returning id`)
      await app.db.execute(sql`update chat_people set shop_uid = (select min(uid) from shop_users)
        where uid = (select visitor_uid from chat_conversations order by id limit 1)`)
      await app.db.execute(sql`insert into shop_user_labels (uid, label_id)
        select distinct shop_uid, ${made!.id}::bigint from chat_people where shop_uid is not null`)
    },
  },
  {
    recorded: 'adminapi_app_wechat_kefu_chat_list',
    query: async ({ app }) => (await row(app.db, sql`select visitor_uid as uid, agent_uid as to_uid from chat_conversations limit 1`))!,
  },
  { recorded: 'adminapi_app_wechat_speechcraft' },
  { recorded: 'adminapi_app_wechat_speechcraft_create', ours },
  { recorded: 'adminapi_app_wechat_speechcraft_id_edit', ...at('/adminapi/app/wechat/speechcraft/:id/edit', 'chat_replies'), ours },
  { recorded: 'adminapi_app_wechat_speechcraft_POST' },
  { recorded: 'adminapi_app_wechat_speechcraftcate' },
  { recorded: 'adminapi_app_wechat_speechcraftcate_create', ours },
  {
    recorded: 'adminapi_app_wechat_speechcraftcate_id_edit',
    ...at('/adminapi/app/wechat/speechcraftcate/:id/edit', 'chat_reply_categories'),
    ours,
  },
  { recorded: 'adminapi_app_kefu_auto_reply_list' },
  { recorded: 'adminapi_app_kefu_auto_reply_form_id', ours },
  { recorded: 'adminapi_app_feedback' },
  { recorded: 'adminapi_app_feedback_id_edit', ...at('/adminapi/app/feedback/:id/edit', 'chat_feedback'), ours },
  { recorded: 'kefuapi_service_speechcraft' },
  { recorded: 'kefuapi_service_speechcraft_t1' },
  { recorded: 'kefuapi_service_speechcraft_POST', ours: ['errors'] },
  { recorded: 'kefuapi_service_cate' },
  { recorded: 'kefuapi_service_cate_POST' },
  { recorded: 'kefuapi_tourist_adv', as: 'nobody', ours: ['data.greeting'] },
  { recorded: 'kefuapi_tourist_feedback', as: 'nobody' },
  { recorded: 'kefuapi_tourist_feedback_POST', as: 'nobody' },
]
