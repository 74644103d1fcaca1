// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { Chart, type ChartProps } from '#src/ui/chart/chart.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const box = document.createElement('div')
document.body.append(box)
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  root = createRoot(box)
  return () => act(() => root.unmount())
})

const sales: ChartProps = {
  label: '一周销售额',
  kind: 'bars',
  points: ['周一', '周二', '周三'],
  series: [
    { key: 'now', name: '本周', values: [30, 120, Number.NaN] },
    { key: 'before', name: '上周', values: [-5, 60, 200] },
  ],
  show: (value) => `${value} 元`,
}
const show = (props: Partial<ChartProps> = {}) => act(() => root.render(<Chart {...sales} {...props} />))
const texts = (selector: string) => [...box.querySelectorAll(selector)].map((node) => node.textContent)

describe('a chart', () => {
  it('is a table for whoever does not see it', () => {
    show()
    expect(box.querySelector('figure')!.getAttribute('aria-label')).toBe('一周销售额')
    expect(texts('table tr')).toEqual(['一周销售额本周上周', '周一30 元-5 元', '周二120 元60 元', '周三NaN 元200 元'])
    const seen = [...box.querySelectorAll('figure > :not(.ui-sr)')]
    expect(seen.every((node) => node.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  it('has bars as high as their values below a round number; what is none stands at the ground', () => {
    show()
    const heights = [...box.querySelectorAll<HTMLElement>('.ui-chart-column > i')].map((bar) => bar.style.height)
    expect(texts('.ui-chart-scale li')).toEqual(['200 元', '100 元', '0 元'])
    expect(heights).toEqual(['15%', '0%', '60%', '30%', '0%', '100%'])
  })

  it('lets names of letters stand upright where columns are narrow, since they may not break', () => {
    const isCrowded = () => box.querySelector('.ui-chart-points')!.hasAttribute('data-crowded')
    show({ points: ['Units', 'Warehouses', 'Colours', 'Hardness', 'Rubbers', 'Surfaces'] })
    expect(isCrowded()).toBe(true)
    show({ points: ['计量单位', '仓库类型', '颜色', '硬度', '胶种', '结算方式'] })
    expect(isCrowded()).toBe(false)
  })

  it('has a line for each series, and says the values of a column', () => {
    show({ kind: 'line' })
    const paths = [...box.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    expect(paths).toHaveLength(2)
    expect(paths[1]).toMatch(/^M16\.6\d* 100L50 70L83\.3\d* 0$/)
    expect(texts('.ui-chart-values')[1]).toBe('周二本周 120 元上周 60 元')
  })
})
