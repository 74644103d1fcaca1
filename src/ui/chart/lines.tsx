import type { ChartSeries } from './chart.tsx'
import { isNumber, percentOf, type Scale } from './scale.ts'

/** Paths of one series: through the known values, with a gap where one is missing, and dots where one stands alone. */
function pathsOf({ values }: ChartSeries, count: number, scale: Scale) {
  const pointAt = (at: number) => `${((at + 0.5) / count) * 100} ${100 - percentOf(values[at]!, scale)}`
  const isAt = (at: number) => isNumber(values[at])
  const present = Array.from({ length: count }, (_, at) => at).filter(isAt)
  const isAlone = (at: number) => !isAt(at - 1) && !isAt(at + 1)
  return {
    line: present.map((at) => (isAlone(at) ? '' : `${isAt(at - 1) ? 'L' : 'M'}${pointAt(at)}`)).join(''),
    dots: present.map((at) => (isAlone(at) ? `M${pointAt(at)}h0` : '')).join(''),
  }
}

interface LinesProps {
  series: readonly ChartSeries[]
  count: number
  scale: Scale
}

/** A line for each series over columns of one width. */
export function Lines({ series, count, scale }: LinesProps) {
  return (
    <svg className="ui-chart-lines" viewBox="0 0 100 100" preserveAspectRatio="none">
      {series.map((one, at) => {
        const { line, dots } = pathsOf(one, count, scale)
        return (
          <g key={one.key}>
            <path data-series={at} d={line} />
            {dots && <path className="is-dots" data-series={at} d={dots} />}
          </g>
        )
      })}
    </svg>
  )
}
