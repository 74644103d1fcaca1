import type { EChartsCoreOption } from 'echarts/core'
import { numberOf } from './scale.ts'
import { type Drawn, ring, slicesOf } from './shapes.ts'

// told apart without colours, too
const dashes = ['solid', [6, 4], [2, 3], [10, 3, 2, 3]]

/** The theme's custom properties: a drawing changes its colours with the theme, nobody draws it anew. */
const colours = { text: 'var(--crm-text-soft)', grid: 'var(--crm-border)', zero: 'var(--crm-border-control)' }
const seriesColour = (at: number) => `var(--series-${at % 8})`

/** What the chart library draws, for a box of this width. */
export function optionOf(what: Drawn, width: number): EChartsCoreOption {
  return what.kind === 'pie' ? pieOf(what) : columnsOf(what, width)
}

function pieOf(what: Drawn): EChartsCoreOption {
  const data = slicesOf(what).map(({ at, value }) => ({ value, name: what.points[at]!, itemStyle: { color: seriesColour(at) } }))
  const percent = (part: number) => `${part * 100}%`
  return {
    series: [
      {
        type: 'pie',
        silent: true,
        radius: [percent(ring.inner), percent(ring.outer)],
        label: { show: false },
        emphasis: { disabled: true },
        itemStyle: { borderColor: 'var(--crm-surface)', borderWidth: 1 },
        data,
      },
    ],
  }
}

function columnsOf({ kind, points, series, scale, unfinished, show }: Drawn, width: number): EChartsCoreOption {
  const label = { color: colours.text, fontSize: 12 }
  // counted from the bottom
  const ticks = scale.ticks.toReversed()
  const textOf = (value: number) => {
    const tick = ticks.find((one) => Math.abs(one - value) <= (scale.top - scale.bottom) * 1e-6)
    return tick === undefined ? '' : show(String(tick))
  }
  return {
    grid: { left: 2, right: 8, top: 10, bottom: 2, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      data: [...points],
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { ...label, ...namesOf(points, width) },
    },
    yAxis: {
      type: 'value',
      min: scale.bottom,
      max: scale.top,
      interval: ticks[1]! - ticks[0]!,
      axisLabel: { ...label, formatter: textOf },
      splitLine: { lineStyle: { color: ticks.map((tick) => (tick === 0 ? colours.zero : colours.grid)) } },
    },
    series: series.map(({ at, name, values, isOver }) => {
      const numbers = points.map((_, point) => numberOf(values[point]))
      const open = isOver ? undefined : unfinished
      const shared = { name, silent: true, emphasis: { disabled: true }, color: seriesColour(at) }
      return kind === 'bars' ? { ...shared, ...barsOf(numbers, open) } : { ...shared, ...lineOf(numbers, at, open) }
    }),
  }
}

/** What is not over yet is drawn half. */
const barsOf = (numbers: readonly (number | null)[], unfinished: number | undefined) => ({
  type: 'bar',
  barMaxWidth: 24,
  barMinHeight: 1,
  barGap: '10%',
  data: numbers.map((value, point) => ({
    value: value ?? '-',
    itemStyle: { borderRadius: (value ?? 0) < 0 ? [0, 0, 3, 3] : [3, 3, 0, 0], ...(point === unfinished && { opacity: 0.5 }) },
  })),
})

/** A gap where a value is missing, a dot where one stands alone, and a ring where a point is not over yet. */
function lineOf(numbers: readonly (number | null)[], at: number, unfinished: number | undefined) {
  const isAlone = (point: number) => (numbers[point - 1] ?? null) === null && (numbers[point + 1] ?? null) === null
  return {
    type: 'line',
    showAllSymbol: true,
    symbolSize: 6,
    lineStyle: { width: 2, type: dashes[at % dashes.length], color: seriesColour(at), cap: 'round', join: 'round' },
    data: numbers.map((value, point) => ({
      value: value ?? '-',
      symbol: point === unfinished ? 'emptyCircle' : isAlone(point) ? 'circle' : 'none',
    })),
  }
}

/** Days can be left out between others, words cannot. */
const isWord = (point: string) => /\p{L}{2}/u.test(point)

/** Where columns are narrow, such names stand upright: a letter of a Chinese word may begin a line, one of another may not. */
const isLong = (point: string) => /[\p{L}\p{N}]{5}/u.test(point.replace(/\p{Script=Han}/gu, ' '))

/** About how wide a name is written, in px. */
const widthOf = (point: string) => [...point].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 12 : 7), 0)

/** How the names below the columns are written in a box of this width: in two lines, upright, or not all of them. */
export function namesOf(points: readonly string[], width: number) {
  const room = Math.max(1, (width - 48) / Math.max(1, points.length))
  const isTight = points.some(isLong) ? room < 64 : room < 40 && points.some((point) => isWord(point) && widthOf(point) > room)
  if (room >= 16 && isTight && points.length > 5 && points.length <= 12) return { interval: 0, rotate: 90, width: 96, overflow: 'truncate' }
  const twoLines = points.some((point) => widthOf(point) > room) && { lineOverflow: 'truncate', height: 32 }
  if (room >= 40) return { interval: 0, width: room - 4, overflow: 'break', lineHeight: 16, ...twoLines }
  const every = Math.ceil(48 / room)
  return { interval: every - 1, hideOverlap: true }
}
