import { sql } from 'drizzle-orm'
import type { PaperType } from '#src/api/factory-orders.ts'
import { row, type Db } from '../../db.ts'
import { addEvent } from '../../factory/events.ts'
import type { User } from '../../sessions.ts'
import { readRow } from '../../tables/select.ts'
import { paperFor } from './papers.ts'

/** Counts that a paper is printed, whatever its state: two at once are two. @throws Refusal `RECORD_GONE` where it is not for this person */
export async function countPrint(db: Db, { type, id }: { type: PaperType; id: number }, user: User): Promise<{ printed: number }> {
  await readRow(db, paperFor(type, user), id, user)
  const counted = await row<{ printed: number }>(
    db,
    sql`update factory_documents set printed = printed + 1 where id = ${id} returning printed`,
  )
  const { printed } = counted!
  await addEvent(db, id, { what: 'print', who: user.name, note: String(printed) })
  return { printed }
}
