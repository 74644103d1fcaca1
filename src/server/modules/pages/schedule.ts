import { sql } from 'drizzle-orm'
import type { Expected, Publishing } from '#src/api/page-publishing.ts'
import { isAway, notify, row, rows, transaction, type Db } from '../../db.ts'
import { pushNotice } from '../../web/notices.ts'
import { Refusal } from '../../refusal.ts'
import { byId, findPage } from './store.ts'
import { publishedVersion, publishingOf, refuseConflict, standingOf, type Editor } from './drafts.ts'
import { remember, versionContent, type Author } from './history.ts'
import { newVersion, putLive } from './live.ts'
import { draftOrRefusal } from './publishing.ts'

/** Heard by every server process when a time was set, changed or cancelled. */
export const scheduleChannel = 'page_schedules'

/** Tries of a publishing that the server itself could not do, and seconds between them. */
const tries = 5
const pause = 10

const twoYears = 2 * 366 * 86_400

interface Schedule {
  version_id: number
  draft_version: string
  base_version: string
  admin_id: number | null
  admin_name: string
}

async function refuseTime(db: Db, publishAt: number): Promise<void> {
  const found = await row<{ ahead: number }>(db, sql`select ${publishAt}::float8 - extract(epoch from now())::float8 as ahead`)
  if (found!.ahead <= 0 || found!.ahead > twoYears) throw new Refusal({ status: 400, code: 'page_schedule_time' })
}

/** Sets the time at which the draft, as it is now, is published; or another time, or a newer draft. */
export function schedule(db: Db, id: number, body: Expected & { publish_at: number }, editor: Editor): Promise<{ publishing: Publishing }> {
  return transaction(db, async (inner) => {
    await refuseTime(inner, body.publish_at)
    const standing = await standingOf(inner, id, true)
    await refuseConflict(inner, standing, body, editor)
    const draft = draftOrRefusal(standing)
    const before = await row<Schedule>(inner, sql`select version_id, draft_version from page_schedules where page_id = ${id}`)
    const frozen =
      before?.draft_version === draft.version
        ? before.version_id
        : await remember(inner, id, { ...draft, version: newVersion() }, editor, { kind: 'scheduled' })
    await inner.execute(sql`insert into page_schedules (page_id, publish_at, try_at, version_id, draft_version, base_version, admin_id, admin_name)
      values (${id}, to_timestamp(${body.publish_at}), to_timestamp(${body.publish_at}), ${frozen}, ${draft.version},
        ${publishedVersion(standing.page)}, ${editor.id}, ${editor.name})
      on conflict (page_id) do update set publish_at = excluded.publish_at, try_at = excluded.try_at, version_id = excluded.version_id,
        draft_version = excluded.draft_version, base_version = excluded.base_version, admin_id = excluded.admin_id,
        admin_name = excluded.admin_name, state = 'waiting', failure = '', tries = 0, set_at = now()`)
    await notify(inner, scheduleChannel, id)
    return { publishing: await publishingOf(inner, standing, editor) }
  })
}

export function cancelSchedule(db: Db, id: number, editor: Editor): Promise<{ publishing: Publishing }> {
  return transaction(db, async (inner) => {
    const standing = await standingOf(inner, id, true)
    await inner.execute(sql`delete from page_schedules where page_id = ${id}`)
    return { publishing: await publishingOf(inner, standing, editor) }
  })
}

/** Milliseconds until the next publishing, by the database's clock; undefined when none waits. */
export async function untilNext(db: Db): Promise<number | undefined> {
  const found = await row<{ wait: number | null }>(
    db,
    sql`select (extract(epoch from min(try_at) - clock_timestamp()) * 1000)::float8 as wait from page_schedules where state = 'waiting'`,
  )
  return found?.wait === null || found === undefined ? undefined : Math.max(0, found.wait)
}

/** Publishes what is due. Any number of server processes may do so at once: each page is published by one of them. */
export async function publishDue(db: Db): Promise<void> {
  const due = await rows<{ page_id: number }>(
    db,
    sql`select page_id from page_schedules where state = 'waiting' and try_at <= clock_timestamp() order by try_at`,
  )
  for (const { page_id } of due) await publishOne(db, page_id)
}

async function publishOne(db: Db, id: number): Promise<void> {
  try {
    await transaction(db, (inner) => publishWaiting(inner, id))
  } catch (error) {
    if (isAway(error)) throw error
    await db.execute(sql`update page_schedules set tries = tries + 1, try_at = now() + make_interval(secs => ${pause}),
      state = case when tries + 1 >= ${tries} then 'failed' else state end, failure = case when tries + 1 >= ${tries} then 'page_schedule_failed' else '' end
      where page_id = ${id} and state = 'waiting' and try_at <= now()`)
    await tellFailed(db, id)
  }
}

const notice = (db: Db, type: 'PAGE_PUBLISHED' | 'PAGE_NOT_PUBLISHED', page: { id: number; name: string }) =>
  pushNotice(db, { type, data: { id: page.id, name: page.name }, permission: 'admin-setting-pages-devise' })

async function tellFailed(db: Db, id: number): Promise<void> {
  const page = await row<{ id: number; name: string }>(
    db,
    sql`select p.id, p.name from pages p join page_schedules s on s.page_id = p.id where p.id = ${id} and s.state = 'failed'`,
  )
  if (page) await notice(db, 'PAGE_NOT_PUBLISHED', page)
}

// the page's lock comes first, as in every other write; whoever comes second finds nothing that waits
async function publishWaiting(db: Db, id: number): Promise<void> {
  const page = await findPage(db, byId(id), true)
  const waiting = await row<Schedule>(
    db,
    sql`select version_id, draft_version, base_version, admin_id, admin_name from page_schedules
      where page_id = ${id} and state = 'waiting' and try_at <= clock_timestamp() for update`,
  )
  if (!page || !waiting) return
  if (publishedVersion(page) !== waiting.base_version) {
    await db.execute(sql`update page_schedules set state = 'failed', failure = 'page_conflict' where page_id = ${id}`)
    return tellFailed(db, id)
  }
  const { saved_at: _, ...frozen } = await versionContent(db, id, waiting.version_id)
  const by: Author = { id: waiting.admin_id, name: waiting.admin_name }
  const version = newVersion()
  await putLive(db, id, { ...frozen, version }, by)
  await db.execute(sql`delete from page_schedules where page_id = ${id}`)
  await db.execute(sql`delete from page_drafts where page_id = ${id} and version = ${waiting.draft_version}`)
  // what was edited after the time was set goes on from what is published now
  await db.execute(sql`update page_drafts set base_version = ${version} where page_id = ${id} and base_version = ${waiting.base_version}`)
  await notice(db, 'PAGE_PUBLISHED', { id, name: frozen.columns.name })
}
