import { Chart } from '#src/ui/chart/chart.tsx'
import type { DateRange } from '../dates/date-range.ts'
import type { PageWords } from '../page.ts'
import { isThere, shownValue } from './shown.ts'
import type { FigureValue, LineShown, Trend, TrendPart } from './statistics-page.ts'
import { shopNow, untilNow } from './time-points.ts'

export interface SeenLine<W> {
  line: LineShown<W>
  values: FigureValue[]
}

/** The lines of a chart that this server has a source for, without what is yet to come. */
export function linesThere<W>(lines: readonly LineShown<W>[], { lines: values }: Trend, days: DateRange, now: string): SeenLine<W>[] {
  return lines.flatMap((line) => {
    const own = values[line.key]
    if (!own?.some(isThere)) return []
    return [{ line, values: line.isOver ? [...own] : untilNow(own, days, now) }]
  })
}

interface TrendProps<W> {
  part: TrendPart<W>
  data: Trend
  words: W
  days: DateRange
}

/** A chart for each group of lines that are measured alike. */
export function TrendCharts<W extends PageWords>({ part, data, words, days }: TrendProps<W>) {
  const now = shopNow()
  const charts = part.charts.map((lines) => linesThere(lines, data, days, now)).filter((lines) => lines.length > 0)
  return charts.map((lines) => {
    const name = (key: string) => String(words[key as keyof W])
    const [{ line: first }] = lines as [SeenLine<W>]
    return (
      <Chart
        key={first.key}
        label={lines.map(({ line }) => name(line.key)).join(' · ')}
        kind={part.kind ?? 'line'}
        points={data.points}
        series={lines.map(({ line, values }) => ({ key: line.key, name: name(line.key), values }))}
        show={(value) => shownValue(value, first)}
        height={charts.length > 1 ? 160 : 220}
      />
    )
  })
}
