import { sql, type SQL } from 'drizzle-orm'
import type { PaperType } from '#src/api/factory-orders.ts'
import { row, rows, type Db } from '../../db.ts'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { shopTime } from '../../shop/time.ts'
import { readRow } from '../../tables/select.ts'
import { paperFor, papers, scopeOf } from './papers.ts'

const holds = ({ level, permissions }: User, key: string) => level === 0 || permissions.has(key)

const doc = sql`json_build_object('type', t.type, 'id', t.id, 'sn', t.sn) as doc`

/** Papers that wait for an act of somebody, and those that are late, of each kind that they see. */
function waiting(user: User): SQL[] {
  const parts: SQL[] = []
  for (const [type, table] of papers) {
    const { keys, document } = table.resource
    if (!holds(user, keys.page)) continue
    const scope = scopeOf(table, user) ?? sql`true`
    const act = document!.acts['approve'] ?? document!.acts['audit']
    if (act && holds(user, act.key))
      parts.push(sql`select 'approve-' || t.id as id, 'todo' as level, 'approve' as kind, ${doc}, '' as note, t.updated_by as by,
        t.updated_at as at, false as read from factory_documents t where t.type = ${type} and t.status = 1 and ${scope}`)
    if (document!.acts['close'])
      parts.push(sql`select 'late-' || t.id as id, 'warning' as level, 'late' as kind, ${doc}, t.delivery_date::text as note, t.created_by as by,
        t.delivery_date::timestamptz as at, false as read from factory_documents t
        where t.type = ${type} and t.status in (2, 3) and t.delivery_date < (now() at time zone 'Asia/Shanghai')::date and ${scope}`)
  }
  return parts
}

/** What somebody has to look at, the newest first (manufacturing 3.2, notice). */
export async function listNotices(db: Db, paging: { page?: number; limit?: number }, user: User) {
  const reminders = sql`select 'reminder-' || r.id as id, 'todo' as level, 'remind' as kind, ${doc}, r.note, r.sent_by as by, r.added_at as at,
    r.read_at is not null as read from factory_reminders r join factory_documents t on t.id = r.document_id where r.account_id = ${user.id} and ${isSeenPaper(user, 't')}`
  const all = sql.join([...waiting(user), reminders], sql` union all `)
  const list = await rows<Record<string, unknown>>(
    db,
    sql`select id, level, kind, doc, note, by, ${shopTime('at')} as at, read from (${all}) n order by n.read, n.at desc, id ${pageOf(paging, 20)}`,
  )
  const counts = await row<{ count: number; unread: number }>(
    db,
    sql`select count(*)::int as count, (count(*) filter (where not read))::int as unread from (${all}) n`,
  )
  return { ...counts!, list }
}

/** Marks reminders of somebody's own as read, by ids as the list gives them; all of them where none is named. */
export async function readReminders(db: Db, ids: readonly (string | number)[] | undefined, user: User): Promise<void> {
  const own = ids?.map((id) => Number(String(id).replace('reminder-', ''))).filter(Number.isSafeInteger)
  await db.execute(sql`update factory_reminders set read_at = now() where account_id = ${user.id} and read_at is null
    ${own ? sql`and id = any(${sql.param(own)}::bigint[])` : sql``}`)
}

/** Reminds people of a paper. @throws Refusal as for who may not see it */
export async function remind(
  db: Db,
  { type, id, to, note }: { type: PaperType; id: string | number; to: readonly (string | number)[]; note: string },
  user: User,
): Promise<{ sent: number }> {
  await readRow(db, paperFor(type, user), Number(id), user)
  const sent = await rows(
    db,
    sql`insert into factory_reminders (account_id, document_id, note, sent_by)
        select a.id, ${Number(id)}, ${note}, ${user.name} from accounts a where a.id = any(${sql.param(to.map(Number))}::bigint[]) returning id`,
  )
  return { sent: sent.length }
}
