import type { CellKind } from '#src/papers/sheet/xlsx-cells.ts'
import { byteOrderMark, csvLine, type Cell } from '../export/csv.ts'
import type { ExportFormat } from '../export/export-list.ts'
import type { PageWords } from '../page.ts'
import { decimalOf } from './decimal-of.ts'
import { growthOf } from './request.ts'
import { figuresThere } from './figures.tsx'
import { columnsThere, fieldOf } from './ranking.tsx'
import { nameIn } from './shares.tsx'
import type { Figure, FigureValue, Share, StatisticsPart, Trend, Unit } from './statistics-page.ts'
import { namesOf, pointAt, shopNow, type CutDays } from './time-points.ts'
import { linesThere, nameOfLine } from './trend.tsx'
import { $text } from './statistics.text.ts'

/** A part of a page as a sheet: what is seen, and nothing else. */
export interface PartSheet {
  name: string
  columns: { title: string; as: CellKind }[]
  rows: Cell[][]
}

const cellOf = (value: FigureValue): Cell => decimalOf(value) ?? (value === null ? undefined : value)
const kindOf = ({ unit }: Unit): CellKind => (unit === 'money' ? 'money' : 'number')
/** A sheet has durations as numbers. */
const titleOf = (name: string, { unit }: Unit) => (unit === 'duration' ? $text.get().inSeconds(name) : name)
const text = (title: string) => ({ title, as: 'text' as const })

export interface ReadPart<W extends PageWords> {
  part: StatisticsPart<W>
  data: unknown
  days: CutDays
}
/** A part that could not be read, and why. */
export interface MissingPart<W extends PageWords> {
  part: StatisticsPart<W>
  failure: Error
}

/** Sheets of the parts, in their order; that of a part that could not be read says so, for who is given the file. */
export function sheetsOf<W extends PageWords>(read: readonly (ReadPart<W> | MissingPart<W>)[], words: W): PartSheet[] {
  return read.flatMap((one) => {
    const name = String(words[one.part.word])
    if ('failure' in one) return [{ name, columns: [text(name)], rows: [[$text.get().missing(one.failure.message)]] }]
    const sheet = contentOf(one.part, one.data, words, one.days)
    return sheet.rows.length > 0 ? [{ name, ...sheet }] : []
  })
}

function contentOf<W extends PageWords>(part: StatisticsPart<W>, data: unknown, words: W, days: CutDays): Omit<PartSheet, 'name'> {
  const said = $text.get()
  const word = (key: string) => String(words[key as keyof W])
  if (part.show === 'figures') {
    const there = figuresThere(part, data as Record<string, Figure | undefined>)
    const hasGrowth = there.some(({ figure }) => growthOf(figure) !== null)
    return {
      columns: [text(word(part.word)), { title: said.total, as: 'number' }, ...(hasGrowth ? [text(said.change('').trim())] : [])],
      rows: there.map(({ shown, figure }) => [
        titleOf(word(shown.key), shown),
        cellOf(figure.value),
        ...(hasGrowth ? [growthOf(figure) ?? ''] : []),
      ]),
    }
  }
  if (part.show === 'trend') {
    const trend = data as Trend
    const now = shopNow()
    const own = part.isByClock ? undefined : days
    const unfinished = part.of || !own ? undefined : pointAt(days, now, trend.points.length)
    const pointOf = (point: string, at: number) => (at === unfinished ? said.soFar(point) : point)
    const lines = part.charts.flatMap((chart) => linesThere(chart, trend, own, now))
    return {
      columns: [text(own ? said.days : said.hour), ...lines.map((one) => ({ title: nameOfLine(one, words), as: kindOf(one.line) }))],
      rows:
        lines.length > 0
          ? (own ? namesOf(own, trend.points) : trend.points).map((point, at) => [
              pointOf(point, at),
              ...lines.map(({ values }) => cellOf(values[at])),
            ])
          : [],
    }
  }
  if (part.show === 'shares')
    return {
      columns: [text(word(part.word)), { title: said.total, as: kindOf(part) }],
      rows: (data as Share[]).map(({ name, value }) => [nameIn(part.names, name, words), cellOf(value)]),
    }
  const rows = data as Readonly<Record<string, FigureValue>>[]
  const columns = columnsThere(part, rows).filter(({ as }) => as !== 'picture')
  return {
    columns: [
      { title: said.rank, as: 'number' },
      ...columns.map((column) => ({ title: titleOf(word(column.key), column), as: column.as ? ('text' as const) : kindOf(column) })),
    ],
    rows: rows.map((row, at) => [
      at + 1,
      ...columns.map((column) => {
        const value = row[fieldOf(column)]
        return column.as ? nameIn(part.names, String(value ?? ''), words) : cellOf(value)
      }),
    ]),
  }
}

/** The sheets as one file: of a workbook each is one, in a CSV they stand below each other. */
export async function fileOf(sheets: readonly PartSheet[], format: ExportFormat): Promise<Blob> {
  if (format === 'xlsx') {
    const { workbookFile } = await import('#src/papers/sheet/workbook-stream.ts')
    return workbookFile(sheets)
  }
  const lines = sheets.flatMap(({ name, columns, rows }, at) => [
    ...(at > 0 ? [csvLine([])] : []),
    csvLine([name]),
    csvLine(columns.map(({ title }) => title)),
    ...rows.map(csvLine),
  ])
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' })
}
