import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

/** What is kept of a visitor's token. */
export const visitorTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The person of the chat whom a token proves; undefined when it is unknown or too old. */
export async function visitorUid(db: Db, token: string): Promise<number | undefined> {
  const found = await row<{ uid: number }>(
    db,
    sql`select uid from chat_visitor_tokens where token_hash = ${visitorTokenHash(token)} and expires_at > now()`,
  )
  return found?.uid
}
