import { sql, type SQL } from 'drizzle-orm'
import type { MessageFile } from '#src/api/chat-uploads.ts'
import type { MessageRating } from '#src/api/chat-ratings.ts'
import { row, rows, type Db } from '../../db.ts'
import { isOnline, type Person } from './people.ts'

/** A stored message with its sender's name. */
export interface MessageRow {
  id: number
  msn: string
  uid: number
  to_uid: number
  is_tourist: number
  /** Unix seconds. */
  add_time: number
  added: string
  /** 1 = the receiver has read it. */
  type: number
  msn_type: number
  nickname: string
  avatar: string
  client_id: string | null
  seq: number
  /** Whose numbers `seq` counts. */
  conversation: number
  /** Up to where its sender has read: who writes has read, what answers by itself has not. */
  read_seq: number
  rating: MessageRating | null
  file: MessageFile | null
  /** Who wrote it took it back: its words are no one's to read any more. */
  is_recalled: boolean
}

/** A conversation as one of its two people sees it. */
export interface ConversationRow {
  id: number
  user_id: number
  to_uid: number
  nickname: string
  avatar: string
  is_tourist: number
  online: number
  type: number
  add_time: number
  update_time: number
  updated: string
  mssage_num: number
  message: string | null
  message_type: number | null
  /** 1 = the newest message is a file, `message` its name. */
  is_file: number
  seq: number
  /** The newest number that this person has read. */
  read_seq: number
  /** Who looks after the visitor now, where that is another agent. */
  assignee_uid: number | null
  assignee_name: string | null
  is_done: number
  /** 1 = the newest message was taken back. */
  is_recalled: number
  /** What agents tagged it with; null for a visitor, who is not told. */
  tags: string[] | null
}

/** The side of a conversation that is somebody's own, and the other one. */
export const sideOf = (person: Person) => (person.kind === 'agent' ? sql.raw('agent') : sql.raw('visitor'))
const otherSide = (person: Person) => (person.kind === 'agent' ? sql.raw('visitor') : sql.raw('agent'))

const messageColumns = sql`m.id, case when m.recalled_at is null then m.msn else '' end as msn, m.recalled_at is not null as is_recalled, m.sender_uid as uid, case when m.sender_uid = c.visitor_uid then c.agent_uid else c.visitor_uid end as to_uid,
  case when m.recalled_at is null then m.msn_type else 1 end as msn_type, case when m.recalled_at is null then m.file end as file, m.client_id, m.seq, m.conversation_id as conversation,
  extract(epoch from m.created_at)::int as add_time, to_char(m.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as added,
  (m.seq <= case when m.sender_uid = c.visitor_uid then c.agent_read_seq else c.visitor_read_seq end)::int as type,
  case when m.sender_uid = c.visitor_uid then c.visitor_read_seq else c.agent_read_seq end as read_seq,
  (v.kind = 'tourist')::int as is_tourist, p.nickname, p.avatar,
  (select json_build_object('stars', r.stars, 'words', r.words) from chat_ratings r where r.message_id = m.id limit 1) as rating`
const messageTables = sql`chat_messages m join chat_conversations c on c.id = m.conversation_id
  join chat_people v on v.uid = c.visitor_uid join chat_people p on p.uid = m.sender_uid`

const oneMessage = (db: Db, where: SQL) => row<MessageRow>(db, sql`select ${messageColumns} from ${messageTables} where ${where}`)

/** A stored message by its id. */
export const findMessage = (db: Db, id: number): Promise<MessageRow | undefined> => oneMessage(db, sql`m.id = ${id}`)

/** What somebody sent under a name of their own. */
export const findSent = (db: Db, sender: Person, clientId: string): Promise<MessageRow | undefined> =>
  oneMessage(db, sql`m.sender_uid = ${sender.uid} and m.client_id = ${clientId}`)

/** Marks everything in a conversation as read by `reader`; answers the newest number. */
export async function markRead(db: Db, reader: Person, partner: number): Promise<number> {
  const done = await row<{ last_seq: number }>(
    db,
    sql`update chat_conversations set ${sideOf(reader)}_read_seq = last_seq
        where ${sideOf(reader)}_uid = ${reader.uid} and ${otherSide(reader)}_uid = ${partner} returning last_seq`,
  )
  return done?.last_seq ?? 0
}

/** The newest number of a conversation; 0 when there is none. */
export async function lastSeq(db: Db, reader: Person, partner: number): Promise<number> {
  const found = await row<{ last_seq: number }>(
    db,
    sql`select last_seq from chat_conversations where ${sideOf(reader)}_uid = ${reader.uid} and ${otherSide(reader)}_uid = ${partner}`,
  )
  return found?.last_seq ?? 0
}

export interface HistoryQuery {
  /** 0 = the newest page, else older than this id. */
  upperId: number
  /** Everything behind this number instead. */
  after: number | undefined
  limit: number
}

/** Messages of a conversation, oldest first. */
export async function listHistory(db: Db, reader: Person, partner: number, query: HistoryQuery): Promise<MessageRow[]> {
  const mine = sql`c.${sideOf(reader)}_uid = ${reader.uid} and c.${otherSide(reader)}_uid = ${partner}`
  const limit = Math.min(Math.max(query.limit, 1), 100)
  if (query.after !== undefined)
    return rows(
      db,
      sql`select ${messageColumns} from ${messageTables} where ${mine} and m.seq > ${query.after} order by m.seq limit ${limit}`,
    )
  // of a conversation that was handed on numbers go on where ids do not
  const older =
    query.upperId > 0
      ? sql`and m.seq < coalesce((select u.seq from chat_messages u where u.id = ${query.upperId} and u.conversation_id = c.id), 0)`
      : sql``
  const newest = await rows<MessageRow>(
    db,
    sql`select ${messageColumns} from ${messageTables} where ${mine} ${older} order by m.seq desc limit ${limit}`,
  )
  return newest.reverse()
}

/** SQL: whether the conversation `c` was called done, and nothing was said since; `l` is its newest message. */
const isDone = sql`(exists (select 1 from chat_endings e where e.visitor_uid = c.visitor_uid and e.message_id >= l.id and e.reopened_at is null))`

/** SQL: tags of the conversation `c`, the first one first. */
const tagsOf = sql`array(select t.name from chat_tags t where t.visitor_uid = c.visitor_uid order by t.created_at, t.name)`

function conversations(person: Person, where: SQL, tail: SQL): SQL {
  const own = sideOf(person)
  const other = otherSide(person)
  return sql`select c.id, c.${own}_uid as user_id, c.${other}_uid as to_uid, p.nickname, p.avatar, (v.kind = 'tourist')::int as is_tourist,
      ${isOnline}::int as online, c.form_type as type, extract(epoch from c.created_at)::int as add_time,
      extract(epoch from c.updated_at)::int as update_time, to_char(c.updated_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as updated,
      (select count(*) from chat_messages u where u.conversation_id = c.id and u.seq > c.${own}_read_seq and (u.sender_uid = c.visitor_uid) = ${person.kind === 'agent'})::int as mssage_num,
      case when l.recalled_at is null then coalesce(l.file->>'name', l.msn) else '' end as message, l.msn_type as message_type,
      (l.file is not null)::int as is_file, (l.recalled_at is not null)::int as is_recalled, c.last_seq as seq, c.${own}_read_seq as read_seq,
      d.uid as assignee_uid, d.nickname as assignee_name,
      ${isDone}::int as is_done,
      ${person.kind === 'agent' ? tagsOf : sql`null::text[]`} as tags
    from chat_conversations c join chat_people p on p.uid = c.${other}_uid join chat_people v on v.uid = c.visitor_uid
    left join chat_people d on d.uid = v.desk_uid and d.uid <> c.agent_uid
    left join chat_messages l on l.conversation_id = c.id and l.seq = c.last_seq
    where c.${own}_uid = ${person.uid} and ${where} ${tail}`
}

/** How many messages of all of an agent's visitors are unread. */
export async function unreadOf(db: Db, agent: number): Promise<number> {
  const found = await row<{ unread: number }>(
    db,
    sql`select count(*)::int as unread from chat_conversations c
          join chat_messages u on u.conversation_id = c.id and u.seq > c.agent_read_seq and u.sender_uid = c.visitor_uid
        where c.agent_uid = ${agent} and c.agent_read_seq < c.last_seq`,
  )
  return found?.unread ?? 0
}

/** The conversation with one partner. */
export const findConversation = (db: Db, person: Person, partner: number): Promise<ConversationRow | undefined> =>
  row(db, conversations(person, sql`c.${otherSide(person)}_uid = ${partner}`, sql``))

export interface ConversationQuery {
  isTourist: boolean
  nickname: string
  page: number
  limit: number
  /** Those that are going on, or those that were called done. */
  assigned?: 'mine' | 'done'
  /** Those with this tag alone. */
  tag?: string
  /** Those with something unread before the others. */
  isUnreadFirst?: boolean
}

/** An agent's conversations, latest first. */
export function listConversations(db: Db, agent: Person, query: ConversationQuery): Promise<ConversationRow[]> {
  const name = `%${query.nickname.replace(/[\\%_]/g, '\\$&')}%`
  const limit = Math.min(Math.max(query.limit, 1), 100)
  // whom a colleague has by now is nobody's to answer here
  const part = query.assigned === 'done' ? sql`and ${isDone}` : query.assigned === 'mine' ? sql`and not ${isDone} and d.uid is null` : sql``
  const tagged = query.tag
    ? sql`and exists (select 1 from chat_tags t where t.visitor_uid = c.visitor_uid and t.name = ${query.tag})`
    : sql``
  const where = sql`(v.kind = 'tourist') = ${query.isTourist} and p.nickname ilike ${name} ${part} ${tagged}`
  const first = query.isUnreadFirst ? sql`(c.agent_read_seq < c.last_seq) desc, ` : sql``
  return rows(
    db,
    conversations(
      agent,
      where,
      sql`order by ${first}c.updated_at desc, c.id desc limit ${limit} offset ${(Math.max(query.page, 1) - 1) * limit}`,
    ),
  )
}
