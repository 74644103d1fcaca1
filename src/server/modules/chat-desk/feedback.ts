import { sql } from 'drizzle-orm'
import type { Feedback, FeedbackBody } from '#src/api/chat-feedback.ts'
import type { Paging } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { datesAt } from '../../shop/date-range.ts'
import { areaRule, formOf, hiddenRule, radioRule } from '../../shop/described-form.ts'
import { pageOf } from '../../shop/paging.ts'
import { isMobile } from '../../shop/users/person.ts'
import { holds } from '../../shop/search.ts'
import { visitorUid } from '../../shop/users/chat-visitor.ts'
import { shopTime } from '../../shop/time.ts'

const thing = (id: number) => `chat feedback ${id}`
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })
const columns = sql`id::int as id, coalesce(uid, 0)::int as uid, rela_name, phone, content, make, status, ${shopTime('added_at')} as add_time,
  (select p.shop_uid::int from chat_people p where p.uid = chat_feedback.uid) as user_uid`

type FeedbackQuery = Paging & { title?: string; time?: string }

/** What visitors left, the newest first; `title` looks through names, phones and contents. */
export async function list(db: Db, query: FeedbackQuery): Promise<{ data: Feedback[]; count: number }> {
  const { title = '', time = '' } = query
  const words = title.trim()
  const found = words ? sql`(${holds('rela_name', words)} or ${holds('phone', words)} or ${holds('content', words)})` : sql`true`
  const where = sql`from chat_feedback where ${found} and ${datesAt('time', 'added_at', time)}`
  const data = await rows<Feedback>(db, sql`select ${columns} ${where} order by added_at desc, id desc ${pageOf(query)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { data: data.map(({ user_uid, ...one }) => ({ ...one, ...(user_uid && { user_uid }) })), count: counted!.count }
}

async function find(db: Db, id: number): Promise<(Feedback & { version: number }) | undefined> {
  const version = await versionOf(db, thing(id))
  const found = await row<Feedback>(db, sql`select ${columns} from chat_feedback where id = ${id}`)
  return found && { ...found, version }
}

/** The form by which one is handled. Refused with 400460. */
export async function formOfFeedback(db: Db, id: number, locale: Locale): Promise<ServerForm> {
  const found = await find(db, id)
  if (!found) throw new Refusal({ status: 400460 })
  const say = (key: string) => sentence(`chat_feedback.${key}`, locale) ?? ''
  const options = [1, 0].map((value) => ({ label: say(`status.${value}`), value }))
  const rules = [
    areaRule({ field: 'make', title: say('make'), value: found.make, hint: say('make.hint') }),
    radioRule({ field: 'status', title: say('status'), value: found.status }, options),
    hiddenRule('version', found.version),
  ]
  return formOf(say(found.status ? 'remark' : 'handle'), 'PUT', `/app/feedback/${id}`, rules)
}

/** Refused with 400268, and with 409 CHANGED for an older version. */
export async function handle(db: Db, by: User, id: number, { make = '', status = 0, version }: FeedbackBody): Promise<void> {
  const found = await find(db, id)
  if (!found) throw new Refusal({ status: 400, code: '400268' })
  await revise(db, by, thing(id), { version, now: async () => (await find(db, id)) ?? {} })
  await db.execute(sql`update chat_feedback set make = ${make.trim()}, status = ${status} where id = ${id}`)
}

/** Refused with 100008 where there is none. */
export async function remove(db: Db, id: number): Promise<void> {
  const removed = await row(db, sql`delete from chat_feedback where id = ${id} returning id`)
  if (!removed) throw new Refusal({ status: 400, code: '100008' })
}

interface Left {
  rela_name?: string
  phone?: string
  content?: string
  /** What proves who it is, where they are known. */
  token?: string
  tourist_token?: string
}

/** Stores what a visitor leaves. Refused with 410155, 410157, 410158, 410163. */
export async function leave(db: Db, { rela_name = '', phone = '', content = '', token, tourist_token }: Left): Promise<void> {
  const [name, number, words] = [rela_name.trim(), phone.trim(), content.trim()]
  if (!number) throw wrong('410157', 'phone')
  if (!isMobile(number)) throw wrong('410158', 'phone')
  if (!name) throw wrong('410155', 'rela_name')
  if (!words) throw wrong('410163', 'content')
  const proof = token || tourist_token
  const uid = proof ? ((await visitorUid(db, proof)) ?? null) : null
  await db.execute(sql`insert into chat_feedback (uid, rela_name, phone, content) values (${uid}, ${name}, ${number}, ${words})`)
}
