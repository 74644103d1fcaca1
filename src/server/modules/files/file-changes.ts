import { sql } from 'drizzle-orm'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { faultOf } from '../../storage/intake/limits.ts'
import { readableName } from './service.ts'

/** Ids that one call may name: a whole category. */
export const mostIds = 100_000

/** Ids of a comma list or of a list; whatever is no number is left out. */
export const idsOf = (ids: unknown): number[] =>
  (Array.isArray(ids) ? ids : String(ids ?? '').split(','))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostIds)

/** As `idsOf`; nothing to delete is refused. */
export function someIdsOf(ids: unknown): number[] {
  const some = idsOf(ids)
  if (!some.length) throw new Refusal({ status: 400, code: '400599' })
  return some
}

export const moveFiles = (db: Db, pid: number, ids: number[]): Promise<void> =>
  transaction(db, async (inner) => {
    if (!ids.length) throw new Refusal({ status: 400, code: '100100' })
    if (pid && !(await row(inner, sql`select id from file_categories where id = ${pid} for share`))) throw new Refusal({ status: 400103 })
    const there = sql`id = any(${sql.param(ids)}::bigint[]) and removed_at is null`
    if (!(await row(inner, sql`select id from files where ${there} limit 1`))) throw faultOf('file_gone')
    await inner.execute(sql`update files set pid = ${pid} where ${there} and pid <> ${pid}`)
  })

export async function renameFile(db: Db, id: number, name: string): Promise<void> {
  const readable = readableName(name)
  if (!readable) throw new Refusal({ status: 400, code: '400104' })
  const found = await row(db, sql`update files set real_name = ${readable} where id = ${id} and removed_at is null returning id`)
  if (!found) throw faultOf('file_gone')
}
