import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'

/** As long as the shop keeps them. */
const lifetime = sql.raw("interval '19 hours'")

/** What a person sent last, or an empty list as the shop says it. */
export async function readDraft(db: Db, account: number): Promise<{ info: object }> {
  const found = await row<{ body: object }>(
    db,
    sql`select body from product_drafts where account_id = ${account} and saved_at > now() - ${lifetime}`,
  )
  return { info: found?.body ?? [] }
}

/** Keeps it in place of the one before. */
export async function saveDraft(db: Db, account: number, body: object): Promise<void> {
  await db.execute(sql`insert into product_drafts (account_id, body) values (${account}, ${JSON.stringify(body)}::json)
    on conflict (account_id) do update set body = excluded.body, saved_at = now()`)
}

/** Forgets it, when what it was the draft of is stored. */
export async function dropDraft(db: Db, account: number): Promise<void> {
  await db.execute(sql`delete from product_drafts where account_id = ${account}`)
}
