import { sql } from 'drizzle-orm'
import { row, rows, type Db } from '../db.ts'
import { Refusal } from '../refusal.ts'
import { readFactorySettings } from './settings/switches.ts'

/** Kinds that are done by and by. What was posted stays what it is, whoever takes of it: a receipt of which something went back. */
const promised = sql`'PO', 'PLAN', 'SO', 'SAMPLE'`

/** So much of a line `l` in the unit that it was entered in, out of millionths of what its SKU is counted by: to what can be entered (2.6). */
export const inOwnUnit = (taken: ReturnType<typeof sql>) => sql`case when l.unit_num = l.unit_den then ${taken} / 1000000.0
  else round(${taken} * l.unit_den / (l.unit_num * 1000000), 4) end`

/** What other lines have taken of each line; lines that were closed want no more. */
const takenOf = (document: ReturnType<typeof sql>) => sql`
  select id, parent_id, closed_by <> '' or taken >= qty as is_done, taken from (
    select l.id, l.parent_id, l.closed_by, l.qty, ${inOwnUnit(sql`coalesce(sum(k.qty), 0)`)} as taken
    from factory_documents_lines l left join document_links k on k.from_line_id = l.id where l.parent_id in (${document}) group by l.id) l`

/**
 * Holds documents and those that their lines answer, the latest first: what answers is always later than what it answers, and whoever has one
 * document in hand holds it already.
 */
export const holdWithSources = (db: Db, ids: readonly number[]): Promise<unknown> =>
  db.execute(sql`select id from factory_documents where id = any(${sql.param(ids)}::bigint[]) or id in (
      select s.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id
      where l.parent_id = any(${sql.param(ids)}::bigint[])) order by id desc for update`)

/** Holds documents for acts that post nothing, in the order in which postings hold theirs. */
export const holdPapers = (db: Db, ids: readonly number[]): Promise<unknown> =>
  db.execute(sql`select id from factory_documents where id = any(${sql.param(ids)}::bigint[]) order by id desc for update`)

/**
 * Makes the documents that lines of another one answer partly done, done, or approved as before: how far they are done follows from links
 * alone (manufacturing 2.8). The caller holds them.
 */
export const settleSources = (db: Db, id: number): Promise<void> =>
  settle(
    db,
    sql`select s.parent_id from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id where l.parent_id = ${id}`,
  )

/** The same for one document, some of whose lines were closed. */
export const settleOwn = (db: Db, id: number): Promise<void> => settle(db, sql`${id}`)

async function settle(db: Db, documents: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`
    update factory_documents_lines l set taken = t.taken from (${takenOf(documents)}) t where t.id = l.id`)
  await db.execute(sql`
    update factory_documents d set progress = n.progress from (
      select parent_id, coalesce(round(100 * least(sum(least(taken, qty)) / nullif(sum(qty), 0), 1), 4), 0) as progress
      from factory_documents_lines where parent_id in (${documents}) group by parent_id) n where d.id = n.parent_id`)
  await db.execute(sql`
    update factory_documents d set status = n.status, version = version + 1, updated_at = now()
    from (select parent_id, case when bool_and(is_done) then 4 when sum(taken) > 0 then 3 else 2 end as status
      from (${takenOf(documents)}) t group by parent_id) n
    where d.id = n.parent_id and d.type in (${promised}) and d.status in (2, 3, 4) and d.status <> n.status`)
}

/**
 * Refused with 422 where another document has taken of this one: what was promised is closed then, not void (`DOCUMENT_LINKED`); what was
 * posted is taken back once that one was (`DOCUMENT_ANSWERED`).
 */
export async function refuseLinked(db: Db, id: number, code: 'DOCUMENT_LINKED' | 'DOCUMENT_ANSWERED'): Promise<void> {
  const found = await row(db, sql`select 1 as one from (${takenOf(sql`${id}`)}) t where taken <> 0 limit 1`)
  if (found) throw new Refusal({ status: 422, code })
}

/**
 * Refused with 422 `SOURCE_CLOSED` where a line answers one that wants nothing (any more), and `OVER_DELIVERED` where together they take more
 * than was ordered and tolerated (manufacturing 2.10, I6). The caller has linked the document.
 */
export async function refuseBeyond(db: Db, id: number): Promise<void> {
  const { over_delivery: most } = await readFactorySettings(db)
  const odd = await rows<{ at: number; sn: string; is_open: boolean; left: string }>(
    db,
    sql`select l.position as at, d.sn, d.status in (2, 3, 4) and s.closed_by = '' as is_open,
          trim_scale(round(s.qty - s.taken + l.base_qty * s.unit_den / s.unit_num, 4))::text as left
        from factory_documents_lines l join factory_documents_lines s on s.id = l.source_line_id join factory_documents d on d.id = s.parent_id
        where l.parent_id = ${id} and (d.status not in (2, 3, 4) or s.closed_by <> ''
          or s.taken > s.qty * (1 + case when d.type in (${promised}) then ${most}::numeric else 0 end / 100.0))
        order by l.position`,
  )
  const [first] = odd
  if (!first) return
  const codeOf = ({ is_open }: { is_open: boolean }) => (is_open ? 'OVER_DELIVERED' : 'SOURCE_CLOSED')
  const errors = Object.fromEntries(odd.map((one) => [`lines.${one.at}.qty`, codeOf(one)]))
  throw new Refusal({ status: 422, code: codeOf(first), values: { sn: first.sn, left: first.left, line: first.at + 1, most }, errors })
}
