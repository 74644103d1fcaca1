import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { factoryNotices, noticeKinds, type NoticeReply } from '#src/api/factory-notices.ts'
import { paperTypes, type PaperType } from '#src/api/factory-orders.ts'
import { rows, type Db } from '../../db.ts'
import { listNotices, readNotices, type NoticeQuery } from '../../factory/notices/list.ts'
import { nextPeople } from '../../factory/notices/next-people.ts'
import { noticeSettings, setNoticeSettings } from '../../factory/notices/settings.ts'
import { list, number, open, record, text } from '../../replies.ts'
import { Refusal } from '../../refusal.ts'
import type { Schema } from '../../schemas.ts'
import { done, serve, userOf } from '../../serve.ts'
import type { User } from '../../sessions.ts'
import { pagingSchema } from '../../shop/paging.ts'
import { readRow } from '../../tables/select.ts'
import { paperFor, paperPages } from './papers.ts'

/** Key of the page of notices. */
const noticesPage = 'admin-store-notices-index'

interface Reminder {
  type: PaperType
  id: string | number
  to: readonly (string | number)[]
  note: string
}

/**
 * Reminds people of a paper; where none are named, those who are to approve or audit it next.
 * @throws Refusal as for who may not see it, 422 `REMIND_NOBODY` where nobody is there to be reminded
 */
async function remind(db: Db, { type, id, to: named, note }: Reminder, user: User): Promise<{ sent: number }> {
  const table = paperFor(type, user)
  const { status } = await readRow(db, table, Number(id), user)
  const acts = table.resource.document!.acts
  const { key } = (acts['approve'] ?? acts['audit'])!
  const isWaiting = Number(status) === 1
  const to = named.length > 0 ? named : isWaiting ? await nextPeople(db, { id: Number(id), type, key }, user.id) : []
  const sent = await rows(
    db,
    sql`insert into factory_reminders (account_id, document_id, note, sent_by)
        select a.id, ${Number(id)}, ${note}, ${user.name} from accounts a
        where a.id = any(${sql.param(to.map(Number))}::bigint[]) and not a.is_disabled and not a.is_removed returning id`,
  )
  if (sent.length === 0) throw new Refusal({ status: 422, code: 'REMIND_NOBODY' })
  return { sent: sent.length }
}

const id: Schema = { type: 'integer', minimum: 1 }
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values })
const settings: Schema = {
  type: 'object',
  properties: {
    kinds: { type: 'array', items: choice(...noticeKinds), maxItems: noticeKinds.length, uniqueItems: true },
    price_days: { type: 'integer', minimum: 1, maximum: 90 },
    expiry_days: { type: 'integer', minimum: 1, maximum: 365 },
  },
}
const body: Schema = {
  type: 'object',
  properties: {
    ...{ ...pagingSchema, action: choice('list', 'read', 'remind', 'settings'), type: choice(...paperTypes), id, settings },
    ...{ to: { type: 'array', items: id, minItems: 1, maxItems: 500 }, note: { type: 'string', maxLength: 200 } },
    ...{ kind: choice('', 'remind', ...noticeKinds), unread: { type: 'integer', enum: [0, 1] } },
    ids: { type: 'array', items: { type: 'string', maxLength: 60 }, maxItems: 200 },
  },
  required: ['action'],
}
const reply = record({
  ...{ unread: number, count: number, list: list(open()), sent: number },
  settings: record({ kinds: list(text), price_days: number, expiry_days: number }),
})

/** Notices of the factory (manufacturing 3.2, notice). */
export function serveNotices(app: FastifyInstance): void {
  serve(app, factoryNotices, { permission: [noticesPage, ...paperPages], body, reply }, async (call) => {
    const user = userOf(call)
    const { action, ...given } = call.body as { action: string } & Partial<Reminder> & NoticeQuery & { ids?: string[]; settings?: object }
    if (action === 'remind') {
      const { type = 'PO', id: paper = 0, to = [], note = '' } = given
      return done<NoticeReply>(await remind(call.db, { type, id: paper, to, note }, user), '100010')
    }
    if (action === 'settings') {
      if (given.settings) await setNoticeSettings(call.db, user.id, given.settings)
      const now = { settings: await noticeSettings(call.db, user.id) }
      return given.settings ? done<NoticeReply>(now, '100001') : now
    }
    if (action === 'read') await readNotices(call.db, given.ids, user)
    return listNotices(call.db, given, user)
  })
}
