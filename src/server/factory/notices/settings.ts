import { sql } from 'drizzle-orm'
import type { NoticeKind, NoticeSettings } from '#src/api/factory-notices.ts'
import { noticeKinds } from '#src/api/factory-notices.ts'
import { row, type Db } from '../../db.ts'

/** Which notices somebody wants, and how many days before (manufacturing 3.2, notice settings). */
export async function noticeSettings(db: Db, account: number): Promise<NoticeSettings> {
  const found = await row<{ muted: NoticeKind[]; price_days: number; expiry_days: number }>(
    db,
    sql`select muted, price_days, expiry_days from factory_notice_settings where account_id = ${account}`,
  )
  const { muted = [], price_days = 7, expiry_days = 30 } = found ?? {}
  return { kinds: noticeKinds.filter((kind) => !muted.includes(kind)), price_days, expiry_days }
}

/** Keeps what is named; what is not stays. */
export async function setNoticeSettings(db: Db, account: number, given: Partial<NoticeSettings>): Promise<void> {
  const { kinds, price_days, expiry_days } = { ...(await noticeSettings(db, account)), ...given }
  const muted = noticeKinds.filter((kind) => !kinds.includes(kind))
  await db.execute(
    sql`insert into factory_notice_settings (account_id, muted, price_days, expiry_days)
        values (${account}, ${sql.param(muted)}::text[], ${price_days}, ${expiry_days}) on conflict (account_id) do update
        set muted = excluded.muted, price_days = excluded.price_days, expiry_days = excluded.expiry_days, updated_at = now()`,
  )
}
