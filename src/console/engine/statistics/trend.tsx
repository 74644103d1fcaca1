import { Chart } from '#src/ui/chart/chart.tsx'
import type { PageWords } from '../page.ts'
import { isThere, shownValue } from './shown.ts'
import type { FigureValue, LineShown, Trend, TrendPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'
import { namesOf, pointAt, shopNow, untilNow, type CutDays } from './time-points.ts'

export interface SeenLine<W> {
  line: LineShown<W>
  values: FigureValue[]
  /** Of the time before. */
  isBefore?: true
}

/** A chart has room for so many lines. */
const mostLines = 4

/**
 * The lines of a chart that this server has a source for, without what is yet to come; beside them those of the time before, as many as
 * there is room for. Without days the points are none of theirs. A time before that is cut into other parts, as months are, is compared with nothing.
 */
export function linesThere<W>(lines: readonly LineShown<W>[], trend: Trend, days: CutDays | undefined, now: string): SeenLine<W>[] {
  const there = lines.flatMap((line): SeenLine<W>[] => {
    const own = trend.lines[line.key]
    if (!own?.some(isThere)) return []
    return [{ line, values: line.isOver || !days ? [...own] : untilNow(own, days, now) }]
  })
  const before = there.flatMap(({ line }): SeenLine<W>[] => {
    const values = trend.before?.[line.key]
    return values?.length === trend.points.length ? [{ line, values: [...values], isBefore: true }] : []
  })
  return [...there, ...before].slice(0, Math.max(there.length, mostLines))
}

/** What a line is called. */
export const nameOfLine = <W extends PageWords>({ line, isBefore }: SeenLine<W>, words: W): string => {
  const name = String(words[line.key as keyof W])
  return isBefore ? $text.get().lineBefore(name) : name
}

interface TrendProps<W> {
  part: TrendPart<W>
  data: Trend
  words: W
  days: CutDays
}

/** A chart for each group of lines that are measured alike. */
export function TrendCharts<W extends PageWords>({ part, data, words, days }: TrendProps<W>) {
  const now = shopNow()
  const own = part.isByClock ? undefined : days
  const charts = part.charts.map((lines) => linesThere(lines, data, own, now)).filter((lines) => lines.length > 0)
  const unfinished = own && pointAt(own, now, data.points.length)
  return charts.map((lines) => {
    const [{ line: first }] = lines as [SeenLine<W>]
    return (
      <Chart
        key={first.key}
        label={lines
          .filter(({ isBefore }) => !isBefore)
          .map((one) => nameOfLine(one, words))
          .join(' · ')}
        kind={part.kind ?? 'line'}
        points={own ? namesOf(own, data.points) : data.points}
        unfinished={unfinished}
        series={lines.map((one) => ({
          key: one.isBefore ? `${one.line.key} before` : one.line.key,
          name: nameOfLine(one, words),
          values: one.values,
          isOver: one.isBefore ?? one.line.isOver ?? false,
        }))}
        show={(value) => shownValue(value, first)}
        height={charts.length > 1 ? 160 : 220}
      />
    )
  })
}
