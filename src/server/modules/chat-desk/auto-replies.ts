import { sql } from 'drizzle-orm'
import type { AutoReply, AutoReplyBody } from '#src/api/auto-replies.ts'
import type { List, Paging } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { revise, versionOf } from '../../database/revisions.ts'
import { row, rows, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute, relative } from '../../shop/address.ts'
import { formOf, hiddenRule, inputRule, pictureRule, radioRule } from '../../shop/described-form.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'

type Stored = AutoReply & { data: string }

const thing = (id: number) => `auto reply ${id}`
const wrong = (code: string, field: string) => new Refusal({ status: 400, code, errors: { [field]: code } })
const columns = sql`id::int as id, keys as key, type, data, status`
const shown = (one: Stored, origin: string): Stored => ({ ...one, data: one.type === 'image' ? absolute(one.data, origin) : one.data })

/** Automatic replies, the newest first. */
export async function list(db: Db, query: Paging & { key?: string; type?: string }, origin: string): Promise<List<AutoReply>> {
  const { key = '', type = '' } = query
  const where = sql`from chat_auto_replies where ${holds('keys', key)} and ${type === '' ? sql`true` : sql`type = ${type}`}`
  const found = await rows<Stored>(db, sql`select ${columns} ${where} order by id desc ${pageOf(query)}`)
  const counted = await row<{ count: number }>(db, sql`select count(*)::int as count ${where}`)
  return { list: found.map((one) => shown(one, origin)), count: counted!.count }
}

async function read(db: Db, id: number, origin: string): Promise<Stored & { version: number }> {
  const version = await versionOf(db, thing(id))
  const found = await row<Stored>(db, sql`select ${columns} from chat_auto_replies where id = ${id}`)
  if (!found) throw new Refusal({ status: 100026 })
  return { ...shown(found, origin), version }
}

/** The form of one; 0 is a new one. Refused with 100026. */
export async function formOfReply(db: Db, id: number, locale: Locale, origin: string): Promise<ServerForm> {
  const say = (key: string) => sentence(`auto_replies.${key}`, locale) ?? ''
  const edited = id ? await read(db, id, origin) : undefined
  const { key = '', type = 'text', data = '', status = 1 } = edited ?? {}
  const parts = (field: string, value: unknown, word = field) => ({ field, title: say(word), value, hint: say(`${word}.hint`) })
  const of = (kind: string) => (type === kind ? data : '')
  const text = inputRule({ ...parts('data', of('text'), 'text'), missing: say('text.hint'), max: 500 })
  const kinds = ['text', 'image'].map((kind) => ({ label: say(`type.${kind}`), value: kind }))
  const states = [1, 0].map((value) => ({ label: say(`status.${value}`), value }))
  const rules = [
    inputRule({ ...parts('keys', key), missing: sentence('400239', locale), max: 500 }),
    {
      ...radioRule({ field: 'type', title: say('type'), value: type }, kinds),
      control: [
        { value: 'text', rule: [text] },
        { value: 'image', rule: [pictureRule(parts('data', of('image'), 'image'))] },
      ],
    },
    radioRule({ field: 'status', title: say('status'), value: status }, states),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return formOf(say('form'), 'POST', `/app/kefu/auto_reply/save/${id}`, rules)
}

/** Keywords as they are stored: single commas, nothing empty, nothing twice. */
const tidied = (keys: string): string =>
  [
    ...new Set(
      keys
        .split(/[,，]/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  ].join(',')

/** A picture is one of the library, or has a whole address. */
const isPicture = (address: string): boolean => /^(\/(?!\/)|https?:\/\/)\S+$/.test(address)

function judged(body: AutoReplyBody, origin: string) {
  const { type = '', status = 1 } = body
  const keys = tidied(body.keys ?? '')
  const data = (body.data ?? '').trim()
  if (!keys) throw wrong('400239', 'keys')
  if (!type) throw wrong('400240', 'type')
  if (type !== 'text' && type !== 'image') throw wrong('400241', 'type')
  if (!data || (type === 'image' && !isPicture(data))) throw wrong('400242', 'data')
  return { keys, type, data: type === 'image' ? relative(data, origin) : data, status }
}

/** 0 is a new one. Refused with 100026, 400239 to 400242, and with 409 CHANGED for an older version. */
export async function save(db: Db, by: User, id: number, body: AutoReplyBody, origin: string): Promise<void> {
  if (id) await read(db, id, origin)
  const { keys, type, data, status } = judged(body, origin)
  if (!id) {
    await db.execute(sql`insert into chat_auto_replies (keys, type, data, status) values (${keys}, ${type}, ${data}, ${status})`)
    return
  }
  const now = async () => {
    const { key, ...rest } = await read(db, id, origin)
    return { ...rest, keys: key }
  }
  await revise(db, by, thing(id), { version: body.version, now })
  await db.execute(sql`update chat_auto_replies set keys = ${keys}, type = ${type}, data = ${data}, status = ${status} where id = ${id}`)
}

/** Refused with 100100 where there is none. */
export async function setStatus(db: Db, by: User, id: number, status: number): Promise<void> {
  await revise(db, by, thing(id))
  const changed = await row(db, sql`update chat_auto_replies set status = ${status} where id = ${id} returning id`)
  if (!changed) throw new Refusal({ status: 400, code: '100100' })
}

/** The shop says nothing where there is none. */
export async function remove(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from chat_auto_replies where id = ${id}`)
}
