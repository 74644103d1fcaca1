import type { ChartSeries } from './chart.tsx'
import { isKnown, placeOf, type Scale } from './scale.ts'

/** A path through the known values; a missing one leaves a gap, one that stands alone is a dot. */
function pathOf({ values }: ChartSeries, count: number, scale: Scale): string {
  const place = (at: number) => `${((at + 0.5) / count) * 100} ${100 - placeOf(values[at]!, scale)}`
  return Array.from({ length: count }, (_, at) => {
    if (!isKnown(values[at])) return ''
    if (at > 0 && isKnown(values[at - 1])) return `L${place(at)}`
    return `M${place(at)}${isKnown(values[at + 1]) ? '' : 'h0'}`
  }).join('')
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
      {series.map((one, at) => (
        <path key={one.key} data-series={at} d={pathOf(one, count, scale)} />
      ))}
    </svg>
  )
}
