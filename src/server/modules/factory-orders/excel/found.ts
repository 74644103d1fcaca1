import { sql, type SQL } from 'drizzle-orm'
import type { ExcelDetail, ExcelOf } from '#src/api/factory-excel.ts'
import type { RecordQuery } from '#src/api/resource.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { User } from '#src/server/sessions.ts'
import { tables } from '#src/server/tables/all-tables.ts'
import { finding } from '#src/server/tables/select.ts'
import type { Table } from '#src/server/tables/table.ts'
import { conditionsOf, stateOf } from '../list.ts'
import { paperFor, refuseWithout } from '../papers.ts'

/** Papers that somebody asked for, as far as they may see them. */
export interface PapersFound {
  table: Table
  /** Their ids as `id`, in their order as `place`. */
  documents: SQL
  /** Which of their lines `t` are meant; undefined for all. */
  lines: SQL | undefined
}

const reports = tables.filter(({ name }) => name === 'factory_line_rows')

/** Keys of the pages of lines. */
export const reportPages: readonly string[] = reports.map(({ resource }) => resource.keys.page)

/** Papers as their list finds them: by ids, by the query of their page, by that of the family. @throws Refusal as `paperFor` */
export function papersFound({ type, ids, query = {}, filter }: ExcelOf, user: User): PapersFound {
  const table = paperFor(type, user)
  const { sort, order: direction } = filter ?? {}
  const ordered = { ...query, ...(sort && { sort, order: direction }) }
  const { where, order } = finding(table, ordered as RecordQuery, user)
  const wanted = { ...filter, type }
  const more = [
    ...(ids ? [sql`t.id = any(${sql.param(ids.map(Number))}::bigint[])`] : []),
    ...(filter
      ? [sql`t.id in (select d.id from factory_documents d where ${conditionsOf(wanted, user, false)} and ${stateOf(wanted)})`]
      : []),
  ]
  const only = more.length > 0 ? sql` and ${sql.join(more, sql` and `)}` : sql``
  const isPart = Boolean(filter?.sku_id || filter?.source_sn)
  return {
    table,
    documents: sql`select row_number() over (${order}) as place, t.id ${where}${only}`,
    lines: isPart
      ? sql`t.id in (select l.id from factory_documents_lines l join factory_documents d on d.id = l.parent_id
          where ${conditionsOf(wanted, user, true)})`
      : undefined,
  }
}

/** The page of lines of a type. @throws Refusal 110000, 400 `PAPER_UNKNOWN` for a type that has none */
export function reportFor({ type }: Pick<ExcelDetail, 'type'>, paper: Table | undefined, user: User): Table {
  const path = paper && `/doc/${paper.resource.name}/lines`
  const found = reports.find(({ resource }) => resource.calls.list.path === path)
  if (!found) throw new Refusal({ status: 400, code: 'PAPER_UNKNOWN', errors: { type: 'PAPER_UNKNOWN' }, values: { type } })
  refuseWithout(user, found.resource.keys.page)
  return found
}
