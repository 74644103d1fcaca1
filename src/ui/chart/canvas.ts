import { BarChart, LineChart, PieChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { init, use as addParts } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { jsonText } from '#src/lib/json-text.ts'
import { optionOf } from './option.ts'
import { type Band, type Drawn, middleOf, sliceAt, slicesOf } from './shapes.ts'

addParts([BarChart, LineChart, PieChart, GridComponent, SVGRenderer])

export interface Canvas {
  draw(what: Drawn): void
  /** The point under a place of the box. */
  pointAt(x: number, y: number): number | undefined
  /** Where a point stands: its column, or the middle of its slice. */
  bandOf(at: number): Band | undefined
  end(): void
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws charts in a box and follows its size; `onLayout` hears of every drawing. */
export function startCanvas(box: HTMLElement, onLayout: () => void): Canvas {
  const chart = init(box, null, { renderer: 'svg' })
  let what: Drawn | undefined
  let drawn = ''
  const column = (at: number) => Number(chart.convertToPixel({ xAxisIndex: 0 }, at))
  const height = (value: number) => Number(chart.convertToPixel({ yAxisIndex: 0 }, value))
  const size = () => ({ width: box.clientWidth, height: box.clientHeight })
  /** The edges of the ground; a single column has all of it. */
  const columnWidth = (count: number) => (count > 1 ? column(1) - column(0) : 2 * (box.clientWidth - 8 - column(0)))
  const draw = (next: Drawn) => {
    what = next
    const option = optionOf(next, box.clientWidth)
    // the same again would only start its animation again
    const key = jsonText([option, next.scale.ticks.map((tick) => next.show(String(tick)))])
    if (key === drawn) return
    drawn = key
    const { fontFamily } = getComputedStyle(box)
    chart.setOption({ ...option, animation: !isCalm(), animationDuration: 300, textStyle: { fontFamily } }, { notMerge: true })
    onLayout()
  }
  const observer = new ResizeObserver(() => {
    chart.resize()
    if (what) draw(what)
    onLayout()
  })
  observer.observe(box)
  return {
    draw,
    pointAt(x, y) {
      if (!what) return undefined
      if (what.kind === 'pie') return sliceAt(slicesOf(what), size(), x, y)
      const at = Math.floor((x - column(0)) / columnWidth(what.points.length) + 0.5)
      return at >= 0 && at < what.points.length ? at : undefined
    },
    bandOf(at) {
      if (!what) return undefined
      if (what.kind === 'pie') {
        const slice = slicesOf(what).find((one) => one.at === at)
        return slice && middleOf(slice, size())
      }
      const width = columnWidth(what.points.length)
      const top = height(what.scale.top)
      return { left: column(at) - width / 2, top, width, height: height(what.scale.bottom) - top }
    },
    end() {
      observer.disconnect()
      chart.dispose()
    },
  }
}
