import { describe, expect, it } from 'vitest'
import { namesOf, optionOf } from '#src/ui/chart/option.ts'
import { type ChartValue, scaleOf } from '#src/ui/chart/scale.ts'
import { type ChartKind, middleOf, sliceAt, slicesOf } from '#src/ui/chart/shapes.ts'

const nothing: ReadonlySet<number> = new Set()
const drawn = (kind: ChartKind, values: readonly ChartValue[]) => ({
  kind,
  points: values.map((_, at) => `p${at}`),
  series: [{ at: 0, name: 'a', values }],
  scale: scaleOf(values),
  hidden: nothing,
  show: (value: string) => `${value} kg`,
})
/** The option as JSON has it, without what is looked at elsewhere. */
const optionFor = (kind: ChartKind, values: readonly ChartValue[]) =>
  optionOf(drawn(kind, values), 600) as unknown as {
    series: { data: { value: number | string; symbol?: string; itemStyle?: { borderRadius: number[] } }[] }[]
    yAxis: { min: number; max: number; interval: number; axisLabel: { formatter(value: number): string }; splitLine: object }
  }

describe('what is drawn', () => {
  it('has gaps where values are missing, and dots where one stands alone', () => {
    const [{ data }] = optionFor('line', [10, null, '5', '', 0, -10]).series as never as [{ data: { value: unknown; symbol: string }[] }]
    expect(data.map(({ value }) => value)).toEqual([10, '-', 5, '-', 0, -10])
    expect(data.map(({ symbol }) => symbol === 'circle')).toEqual([true, false, true, false, false, false])
  })

  it('has a ring, or half a bar, where a point is not over yet; of another time every point is', () => {
    const marked = (kind: ChartKind, isOver = false) => {
      const what = drawn(kind, [1, 2])
      const { series } = optionOf({ ...what, unfinished: 1, series: what.series.map((one) => ({ ...one, isOver })) }, 600)
      return (series as { data: { symbol?: string; itemStyle?: { opacity?: number } }[] }[])[0]!.data
    }
    expect(marked('line').map(({ symbol }) => symbol)).toEqual(['none', 'emptyCircle'])
    expect(marked('line', true).map(({ symbol }) => symbol)).toEqual(['none', 'none'])
    expect(marked('bars').map(({ itemStyle }) => itemStyle!.opacity)).toEqual([undefined, 0.5])
  })

  it('has round numbers at its axis, said as they are written, and marks nought', () => {
    const { min, max, interval, axisLabel, splitLine } = optionFor('bars', [0.2, -0.3]).yAxis
    expect([min, max, interval]).toEqual([-0.4, 0.2, 0.2])
    expect([-0.4, -0.2, 0, 0.1 + 0.1].map(axisLabel.formatter)).toEqual(['-0.4 kg', '-0.2 kg', '0 kg', '0.2 kg'])
    expect(splitLine).toEqual({ lineStyle: { color: [0, 1, 2, 3].map((at) => `var(--crm-border${at === 2 ? '-control' : ''})`) } })
  })

  it('has bars that are round at the end away from nought', () => {
    const [series] = optionFor('bars', [5, -5]).series
    expect(series!.data.map(({ itemStyle }) => itemStyle!.borderRadius)).toEqual([
      [3, 3, 0, 0],
      [0, 0, 3, 3],
    ])
  })

  it('writes names of letters upright where columns are narrow, since they may not break, and leaves some out where many are', () => {
    const words = ['Units', 'Warehouses', 'Colours', 'Hardness', 'Rubbers', 'Surfaces']
    expect(namesOf(words, 340)).toMatchObject({ interval: 0, rotate: 90 })
    expect(namesOf(words, 1000)).toMatchObject({ interval: 0, overflow: 'break' })
    expect(namesOf(['计量单位', '仓库类型', '颜色', '硬度', '胶种', '结算方式'], 340)).toMatchObject({ interval: 0, overflow: 'break' })
    expect(namesOf(['计量单位', '仓库类型', '颜色', '硬度', '胶种', '结算方式', '账期', '税率'], 300)).toMatchObject({ rotate: 90 })
    expect(
      namesOf(
        Array.from({ length: 30 }, (_, at) => `11-${at}`),
        340,
      ),
    ).toMatchObject({ interval: 4 })
  })
})

describe('a pie', () => {
  it('has a slice for each part above nought, clockwise from the top', () => {
    const slices = slicesOf(drawn('pie', [1, null, '3', -2]))
    expect(slices).toEqual([
      { at: 0, value: 1, start: 0, end: 0.25 },
      { at: 2, value: 3, start: 0.25, end: 1 },
    ])
    expect(slicesOf({ ...drawn('pie', [1, 3]), hidden: new Set([0]) })).toEqual([{ at: 1, value: 3, start: 0, end: 1 }])
  })

  it('knows the slice under a place, and none in the middle and outside', () => {
    const slices = slicesOf(drawn('pie', [1, 1, 2]))
    const box = { width: 300, height: 100 }
    for (const slice of slices) {
      const { left, top } = middleOf(slice, box)
      expect(sliceAt(slices, box, left, top)).toBe(slice.at)
    }
    expect([sliceAt(slices, box, 150, 50), sliceAt(slices, box, 5, 50)]).toEqual([undefined, undefined])
  })
})
