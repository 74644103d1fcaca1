import type { ExcelDetail, ExcelOf, fullParts } from '#src/api/factory-excel.ts'
import type { LaidSheet } from '#src/papers/sheet/laid-sheet.ts'
import type { Sheet } from '#src/papers/sheet/workbook-stream.ts'
import { withSnapshot, type Snapshot } from '#src/server/database/cursor.ts'
import type { Db } from '#src/server/db.ts'
import type { Locale } from '#src/server/locale.ts'
import type { User } from '#src/server/sessions.ts'
import { conditionsSheet } from './conditions-sheet.ts'
import { papersFound } from './found.ts'
import { allLinesSheet, documentsSheet, eventsSheet, paidSheets, sumsSheet } from './full-sheets.ts'
import { countOf, linesCount, linesSheet, listed } from './lines-sheet.ts'
import { onePaper } from './one-paper.ts'
import { wordsFor, type Writing } from './writing.ts'

export type FullRequest = ExcelOf & { with?: readonly (typeof fullParts)[number][] }

/** A workbook that is asked for; lines alone, or everything. */
export type WorkbookRequest = { kind: 'detail'; body: ExcelDetail } | { kind: 'full'; body: FullRequest }

interface Reader {
  db: Db
  user: User
  locale: Locale
}

/** What is written: sheets whose rows come while they are taken, and how many lines they have. */
export interface Workbook {
  sheets: readonly (Sheet | LaidSheet)[]
  lines: number
}

async function detailBook(body: ExcelDetail, writing: Writing, onRow?: () => Promise<void>): Promise<Workbook> {
  const found = listed(body, writing)
  const lines = await countOf(writing, found.counted)
  const more = { name: writing.own('lines'), ...(body.columns && { wanted: body.columns }), ...(onRow && { onRow }) }
  return { lines, sheets: [linesSheet(found, writing, more), await conditionsSheet(found.table, body, lines, writing)] }
}

async function fullBook(body: FullRequest, writing: Writing, onRow?: () => Promise<void>): Promise<Workbook> {
  const found = papersFound(body, writing.user)
  const parts = new Set(body.with ?? ['lines', 'paid', 'events'])
  const lines = await countOf(writing, linesCount(found))
  const paper = body.ids?.length === 1 ? await onePaper(found, body.title ?? writing.own('paper'), writing) : undefined
  const sheets = [
    ...(paper ? [paper] : []),
    documentsSheet(found, writing),
    ...(parts.has('lines') ? [allLinesSheet(found, writing, onRow)] : []),
    ...(parts.has('paid') ? paidSheets(found, writing) : []),
    ...(parts.has('events') ? [eventsSheet(found, writing)] : []),
    sumsSheet(found, writing),
    await conditionsSheet(found.table, body, lines, writing),
  ]
  return { lines, sheets }
}

/** Gives a workbook to `work`, everything in it as it is at one moment; `onRow` hears of each line. */
export function withWorkbook<T>(
  { db, user, locale }: Reader,
  request: WorkbookRequest,
  work: (book: Workbook) => Promise<T>,
  onRow?: () => Promise<void>,
): Promise<T> {
  return withSnapshot(db, async (snapshot: Snapshot) => {
    const writing: Writing = { snapshot, user, ...wordsFor(request.body, locale) }
    return work(await (request.kind === 'detail' ? detailBook(request.body, writing, onRow) : fullBook(request.body, writing, onRow)))
  })
}
