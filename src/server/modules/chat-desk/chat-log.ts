import { sql } from 'drizzle-orm'
import type { ChatLogRow, TalkedWith } from '#src/api/chat-agents.ts'
import type { Id, List, Paging } from '#src/api/endpoint.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute } from '../../shop/address.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'

/** Whom an agent has talked with, the latest first. Refused with 100026. */
export async function talkedWith(db: Db, id: number, query: Paging, origin: string): Promise<List<TalkedWith>> {
  const agent = await row<{ uid: number }>(db, sql`select uid::int as uid from chat_agents where id = ${id} and removed_at is null`)
  if (!agent) throw new Refusal({ status: 100026 })
  const where = sql`from chat_conversations c join chat_people p on p.uid = c.visitor_uid where c.agent_uid = ${agent.uid}`
  const found = await rows<TalkedWith>(
    db,
    sql`select p.nickname, p.uid::int as uid, p.avatar as headimgurl,
      coalesce((select json_agg(json_build_object('id', n.id, 'label_cate', coalesce(n.label_cate, 0), 'label_name', n.label_name) order by n.id)
        from shop_user_labels x join user_labels n on n.id = x.label_id where x.uid = p.shop_uid), '[]'::json) as label ${where} order by c.updated_at desc, c.id desc ${pageOf(query)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { list: found.map((one) => ({ ...one, headimgurl: absolute(one.headimgurl, origin) })), count: counted!.count }
}

interface LogQuery extends Paging {
  uid?: Id
  to_uid?: Id
  id?: Id
}

/** What a visitor and an agent wrote, the newest first; nothing without a visitor. */
export async function chatLog(
  db: Db,
  { uid = 0, to_uid: other = 0, id = 0, ...paging }: LogQuery,
  origin: string,
): Promise<List<ChatLogRow>> {
  const where = sql`from chat_messages m join chat_conversations c on c.id = m.conversation_id join chat_people p on p.uid = m.sender_uid
    where c.visitor_uid = ${uid} and c.agent_uid in (${other}, (select uid from chat_agents where id = ${id}))`
  const found = await rows<ChatLogRow & { add_time: string }>(
    db,
    sql`select m.id::int as id, m.sender_uid::int as uid, (case when m.sender_uid = c.visitor_uid then c.agent_uid else c.visitor_uid end)::int as to_uid, p.nickname, p.avatar,
      case when m.recalled_at is null then m.msn else '' end as msn, m.msn_type, (m.recalled_at is not null)::int as recalled,
      case when m.recalled_at is null then m.file end as file, ${shopTime('m.created_at')} as add_time ${where} order by m.created_at desc, m.id desc ${pageOf(paging)}`,
  )
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { list: found.map((one) => ({ ...one, avatar: absolute(one.avatar, origin) })), count: counted!.count }
}
