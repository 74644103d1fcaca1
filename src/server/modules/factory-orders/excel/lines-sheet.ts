import { sql, type SQL } from 'drizzle-orm'
import type { ExcelDetail } from '#src/api/factory-excel.ts'
import type { Sheet } from '#src/papers/sheet/workbook-stream.ts'
import { row } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import type { User } from '#src/server/sessions.ts'
import { finding } from '#src/server/tables/select.ts'
import type { Table } from '#src/server/tables/table.ts'
import { papers } from '../papers.ts'
import {
  derivedColumns,
  documentColumns,
  lineColumns,
  cellsOf,
  selectedOf,
  sheetColumn,
  type PaperColumn,
  type PaperRow,
} from './columns.ts'
import { papersFound, reportFor, type PapersFound } from './found.ts'
import type { Writing } from './writing.ts'

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Rows of lines, with what their document says. */
export function linesSelect({ documents, lines }: PapersFound, columns: readonly PaperColumn[], user: User): SQL {
  const ofDocument = selectedOf(
    columns.filter(({ isLine }) => !isLine),
    user,
  )
  const ofLine = selectedOf(
    columns.filter(({ isLine }) => isLine),
    user,
  )
  return sql`select d.*, l.* from (${documents}) f
    join lateral (select ${list([sql`t.id as d_id`, ...ofDocument])} from factory_documents t where t.id = f.id) d on true
    join lateral (select ${list([sql`t.position as l_place`, ...ofLine])} from factory_documents_lines t
      where t.parent_id = f.id ${lines ? sql`and ${lines}` : sql``}) l on true
    order by f.place, l.l_place`
}

export const linesCount = ({ documents, lines }: PapersFound): SQL =>
  sql`select count(*)::int as count from (${documents}) f join factory_documents_lines t on t.parent_id = f.id ${lines ? sql`where ${lines}` : sql``}`

/** What is written: rows with their columns. */
interface Listed {
  table: Table
  columns: readonly PaperColumn[]
  select: SQL
  counted: SQL
}

interface Choice {
  /** Those of a file whose columns nobody has chosen. */
  all: readonly PaperColumn[]
  /** Those that may be asked for besides. */
  more: readonly PaperColumn[]
  exists(key: string): boolean
}

/** Those that were asked for, in their order. @throws Refusal 400 `EXPORT_COLUMNS`; what somebody may not see is left out */
function chosen({ all, more, exists }: Choice, wanted: ExcelDetail['columns']): readonly PaperColumn[] {
  if (!wanted || wanted.length === 0) return all
  const known = [...all, ...more]
  const keys = wanted.map((one) => (typeof one === 'string' ? one : one.name))
  if (!keys.every(exists)) throw new Refusal({ status: 400, code: 'EXPORT_COLUMNS' })
  const found = keys.flatMap((key) => known.find((column) => column.key === key) ?? [])
  if (found.length === 0) throw new Refusal({ status: 400, code: 'EXPORT_COLUMNS' })
  return found
}

/** Lines of papers, or of the page of lines, as somebody asks for them. */
export function listed(request: ExcelDetail, { user }: Pick<Writing, 'user'>): Listed {
  if (request.view === 'report') {
    const table = reportFor(request, papers.get(request.type), user)
    const { where, order } = finding(table, request.query ?? {}, user)
    const all = documentColumns(table, user, { hasTotals: true }).map((column) => ({
      ...column,
      isSummed: (table.sums ?? []).includes(column.name as never),
    }))
    const exists = (key: string) => Object.hasOwn(table.resource.fields, key)
    const columns = chosen({ all, more: derivedColumns(table, user), exists }, request.columns)
    const select = sql`select ${list(selectedOf(columns, user))} ${where} ${order}`
    return { table, columns, select, counted: sql`select count(*)::int as count ${where}` }
  }
  const found = papersFound(request, user)
  const { table } = found
  const own = lineColumns(table, user)
  const all = [...documentColumns(table, user, { hasTotals: false }), ...own]
  const { fields } = table.resource
  const exists = (key: string) => {
    const [lines = '', name] = key.split('.')
    if (name === undefined) return Object.hasOwn(fields, key)
    const { of = {} } = (Object.hasOwn(fields, lines) ? fields[lines]!.options : {}) as { of?: object }
    return Object.hasOwn(of, name)
  }
  const columns = chosen({ all, more: derivedColumns(table, user), exists }, request.columns)
  return { table, columns, select: linesSelect(found, columns, user), counted: linesCount(found) }
}

/** Headings: what the document says and its lines say, too, is told apart. */
export function titlesOf(
  columns: readonly PaperColumn[],
  { word, own }: Pick<Writing, 'word' | 'own'>,
  wanted?: ExcelDetail['columns'],
): string[] {
  const ofLines = new Set(columns.filter(({ isLine }) => isLine).map(({ name }) => name))
  return columns.map(({ key, name, isLine }) => {
    const told = wanted?.find((one) => typeof one !== 'string' && one.name === key)
    if (typeof told === 'object' && told.title) return told.title
    return !isLine && ofLines.has(name) ? `${own('ofDocument')}${word(name)}` : word(name)
  })
}

export const countOf = async ({ snapshot }: Pick<Writing, 'snapshot'>, counted: SQL): Promise<number> =>
  (await row<{ count: number }>(snapshot.db, counted))!.count

/** The sheet of lines; `onRow` hears of each. */
export function linesSheet(
  { columns, select }: Pick<Listed, 'columns' | 'select'>,
  writing: Writing,
  { wanted, name, onRow }: { wanted?: ExcelDetail['columns']; name: string; onRow?: () => void | Promise<void> },
): Sheet {
  const { snapshot, word, own } = writing
  const cells = cellsOf(columns, word)
  async function* rows() {
    for await (const one of snapshot.each<PaperRow>(select)) {
      yield cells(one)
      await onRow?.()
    }
  }
  const titles = titlesOf(columns, writing, wanted)
  return {
    ...{ name, isFiltered: true, total: own('total'), rows: rows() },
    columns: columns.map((column, at) => sheetColumn(column, titles[at]!)),
  }
}
