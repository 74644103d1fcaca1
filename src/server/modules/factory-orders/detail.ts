import { sql, type SQL } from 'drizzle-orm'
import type { PaperChange, PaperType } from '#src/api/factory-orders.ts'
import { amountInWords } from '#src/lib/amount-in-words.ts'
import { kept } from '../../database/kept-plans.ts'
import { row, rows, type Db } from '../../db.ts'
import { withPaid } from '../../factory/ledgers/paid.ts'
import { isSeenPaper } from '../../factory/scopes/papers.ts'
import { approvalOf } from '../../factory/settings/approvals.ts'
import { isCommitment } from '../../factory/state-machine.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { shopTime } from '../../shop/time.ts'
import { withAllow } from '../../tables/allow.ts'
import { seenChanges } from '../../tables/changes/changes.ts'
import { readRow } from '../../tables/select.ts'
import type { Table } from '../../tables/table.ts'
import { follows } from './next-paper.ts'
import { paidOf } from './paid-list.ts'
import { noteFor, paperFor, papers } from './papers.ts'
import { headerColumns, lineColumns, linesOf } from './shapes.ts'

const linked = (up: boolean, id: number) => sql`o.id in (select x.parent_id from factory_documents_lines l
  join factory_documents_lines x on ${up ? sql`x.id = l.source_line_id` : sql`x.source_line_id = l.id`} where l.parent_id = ${id})`
const named = (column: SQL, id: number) => sql`o.id = (select ${column} from factory_documents d where d.id = ${id})`

/** Papers that somebody may see: those that one answers and that answer it, those that take it back or are taken back by it, and what is written anew. */
async function linksOf(db: Db, id: number, user: User) {
  const ways = {
    up: linked(true, id),
    down: linked(false, id),
    mirror: sql`o.reversal_of = ${id}`,
    mirrored: named(sql`d.reversal_of`, id),
    redraft: sql`o.redraft_of = ${id}`,
    redrafted: named(sql`d.redraft_of`, id),
  }
  const found = await rows<{ way: string }>(
    db,
    kept(
      sql.join(
        Object.entries(ways).map(
          ([way, condition]) =>
            sql`select ${sql.raw(`'${way}'`)} as way, o.type, o.id::int as id, o.sn, o.status from factory_documents o where ${isSeenPaper(user, 'o')} and ${condition}`,
        ),
        sql` union all `,
      ),
    ),
  )
  const of = (wanted: string) => found.flatMap(({ way, ...paper }) => (way === wanted ? [paper] : []))
  return {
    up: of('up'),
    down: of('down'),
    mirror: of('mirror'),
    mirrored: of('mirrored'),
    redraft: of('redraft'),
    redrafted: of('redrafted'),
  }
}

/** What happened to a paper, without figures that somebody may not see. */
async function eventsOf(db: Db, table: Table, id: number, user: User) {
  const found = await rows<{ diff: { changes?: PaperChange[] } | null }>(
    db,
    kept(
      sql`select what, who, ${noteFor(user)} as note, diff, ${shopTime('added_at')} as at from document_events where document_id = ${id} order by id`,
    ),
  )
  return found.map(({ diff, ...event }) => ({ ...event, diff: diff?.changes ? { changes: seenChanges(table, diff.changes, user) } : diff }))
}

async function idOf(db: Db, { type, id, sn }: { type: PaperType; id?: string | number; sn?: string }): Promise<number> {
  if (id !== undefined) return Number(id)
  const found = await row<{ id: number }>(db, sql`select id from factory_documents where type = ${type} and sn = ${sn ?? ''}`)
  if (!found) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  return found.id
}

/** A header with its amount as papers spell it, for who sees it. */
function inWords(header: Record<string, unknown>) {
  const totals = header['totals'] as Readonly<Record<string, string>>
  return { ...header, totals: { ...totals, ...(totals['gross'] !== undefined && { cn: amountInWords(totals['gross']) }) } }
}

/** One paper whole (manufacturing 3.2, detail). @throws Refusal `RECORD_GONE` where it is not there, or not for this person */
export async function readPaper(db: Db, wanted: { type: PaperType; id?: string | number; sn?: string }, user: User) {
  const table = paperFor(wanted.type, user)
  const id = await idOf(db, wanted)
  const { allow } = withAllow(table, await readRow(db, table, id, user), user)
  const header = await row<Record<string, unknown>>(
    db,
    kept(sql`select ${headerColumns(user)} from ${withPaid(sql`factory_documents d`)} where d.id = ${id}`),
  )
  const lines = await rows(db, kept(sql`select ${lineColumns(user)} from ${linesOf} where l.parent_id = ${id} order by l.position`))
  const events = await eventsOf(db, table, id, user)
  const approval = isCommitment(wanted.type) && Number(header?.['status']) === 1 ? await approvalOf(db, id) : []
  const next = (follows[wanted.type] ?? []).filter((type) => papers.has(type))
  return {
    header: header && inWords(header),
    lines,
    links: await linksOf(db, id, user),
    paid: await paidOf(db, id, user),
    events,
    allow,
    next,
    approval,
  }
}
