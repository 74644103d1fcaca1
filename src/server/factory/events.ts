import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { canonicalJson } from '#src/lib/canonical-json.ts'
import type { EventKind } from '#src/papers/factory/event-words.ts'
import { actingAccount } from '../database/actor.ts'
import { withEachOf } from '../database/cursor.ts'
import { row, type Db } from '../db.ts'

/** What happened to a document. */
export interface DocumentEvent {
  what: EventKind
  who: string
  note?: string
  /** What was changed: before and after, by field. */
  diff?: unknown
}

type Told = Omit<DocumentEvent, 'what'> & { what: string }

// an event of before accounts were written down has none in its digest
const digestOf = (before: string, { what, who, note = '', diff = null }: Told, account: number | null) =>
  createHash('sha256')
    .update(canonicalJson([before, what, who, note, diff, ...(account === null ? [] : [account])]))
    .digest('hex')

/** The digest of a document's last event; to be asked by whoever holds the document. */
export const lastDigestOf = (document: SQL): SQL =>
  sql`coalesce((select digest from document_events where document_id = ${document} order by id desc limit 1), '')`

/** What happened as a row of `document_events`, behind the event with the digest `before`; with the account of who acts: names change, and repeat. */
export function eventRow(document: number, before: string, event: DocumentEvent): SQL {
  const { what, who, note = '', diff } = event
  const account = actingAccount()
  return sql`insert into document_events (document_id, what, who, note, diff, digest, account_id) values (${document}, ${what}, ${who}, ${note},
    ${diff === undefined ? null : JSON.stringify(diff)}::jsonb, ${digestOf(before, event, account)}, ${account}::bigint)`
}

/** Writes what happened; its digest holds that of the event before it. The caller holds the document. */
export async function addEvent(db: Db, document: number, event: DocumentEvent): Promise<void> {
  const last = await row<{ digest: string }>(db, sql`select ${lastDigestOf(sql`${document}`)} as digest`)
  await db.execute(eventRow(document, last!.digest, event))
}

/** Writes what happens first to a document that was just made. */
export const addFirstEvent = (db: Db, document: number, event: DocumentEvent) => db.execute(eventRow(document, '', event))

interface StoredEvent {
  document: number
  what: string
  who: string
  note: string
  diff: unknown
  digest: string
  account: number | null
}

/** Documents whose events do not follow from each other: somebody has written into them. They are read bit by bit: there are millions. */
export const brokenChains = (db: Db): Promise<number[]> =>
  withEachOf<StoredEvent, number[]>(
    db,
    {
      select: sql`select document_id as document, what, who, note, diff, digest, account_id as account from document_events order by document_id, id`,
      counted: sql`select 0 as count`,
    },
    async (events) => {
      const broken = new Set<number>()
      let before = { document: 0, digest: '' }
      for await (const { document, digest, account, ...event } of events) {
        if (digest !== digestOf(document === before.document ? before.digest : '', event, account)) broken.add(document)
        before = { document, digest }
      }
      return [...broken]
    },
  )
