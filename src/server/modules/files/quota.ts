import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { videoLimit } from '../../storage/upload-limits.ts'
import { faultOf } from '../../storage/intake/limits.ts'

/** Uploads that one administrator may have under way, and the bytes of all of them. */
const mostUploads = 200
const mostBytes = 5 * videoLimit

/** What one administrator has under way is counted and added to by one call after the other, until the transaction ends. */
export async function lockUploadsOf(db: Db, admin: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${admin}`}, 0))`)
}

/**
 * Refused with upload_quota when an administrator, whose uploads are locked, would have so many bytes more under way.
 * @param isNew they begin an upload
 */
export async function refuseOverQuota(db: Db, admin: number, bytes: number, isNew = true): Promise<void> {
  const before = await row<{ uploads: number; bytes: number }>(
    db,
    sql`select count(*)::int as uploads, coalesce(sum(bytes), 0)::bigint as bytes from (
      select size as bytes from file_uploads where admin_id = ${admin}
      union all select stored from video_uploads where admin_id = ${admin} and address = '') under_way`,
  )
  if ((isNew && before!.uploads >= mostUploads) || before!.bytes + bytes > mostBytes) throw faultOf('upload_quota')
}
