import { sql } from 'drizzle-orm'
import { draftLimits, unsigned, type FormDraft } from '#src/api/preferences.ts'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'

/** What a person began under a name. */
export async function readDraft(db: Db, account: number, name: string): Promise<{ draft: FormDraft | null }> {
  const found = await row<{ draft: FormDraft }>(db, sql`select draft from form_drafts where account_id = ${account} and name = ${name}`)
  return { draft: found?.draft ?? null }
}

/** Keeps it; the oldest of too many go, and those that nobody came back to. Throws a Refusal for too much. */
export async function saveDraft(db: Db, account: number, name: string, draft: FormDraft): Promise<void> {
  const text = JSON.stringify(draft)
  if (Buffer.byteLength(text) > draftLimits.bytes) throw new Refusal({ status: 400, code: 'preference_large' })
  await db.execute(
    sql`insert into form_drafts (account_id, name, draft) values (${account}, ${name}, ${text}::json)
      on conflict (account_id, name) do update set draft = excluded.draft, saved_at = now()`,
  )
  await db.execute(
    sql`delete from form_drafts where account_id = ${account} and (saved_at < now() - make_interval(days => ${draftLimits.days})
      or name in (select name from form_drafts where account_id = ${account} order by saved_at desc offset ${draftLimits.count}))`,
  )
}

/** Forgets it; with `by` only where that form wrote it. */
export async function dropDraft(db: Db, account: number, name: string, by?: string): Promise<void> {
  const own = by === undefined ? sql`` : sql`and coalesce(draft->>'by', ${unsigned}) = ${by}`
  await db.execute(sql`delete from form_drafts where account_id = ${account} and name = ${name} ${own}`)
}
