import type { ChartValue } from './scale.ts'
import type { ChartKind } from './shapes.ts'

export interface ChartSeries {
  key: string
  name: string
  /** One for each point; null, and what is no number, is missing: a gap, and "–" in the table. */
  values: readonly ChartValue[]
  /** Of another time, which is over: no point of it is marked. */
  isOver?: boolean
}

export interface ChartProps {
  /** What is shown; the chart's name for screen readers and the head of its table's first column. */
  label: string
  /** A pie shows the parts of its first series; what is below nought has no part. */
  kind: ChartKind
  /** Names along the ground: days, categories. Of a pie at most eight. */
  points: readonly string[]
  /** A point that is not over yet, as today: it is marked. */
  unfinished?: number
  /** At most four: colours that everybody can tell apart. */
  series: readonly ChartSeries[]
  /** How a value is written; it gets decimal text exactly as it came. */
  show?: (value: string) => string
  /** px of the drawing with the names below it. */
  height?: number
}
