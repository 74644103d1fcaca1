// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { Chart, type ChartProps } from '#src/ui/chart/chart.tsx'
import { percentOf, scaleOf } from '#src/ui/chart/scale.ts'
import { HostContext } from '#src/ui/host.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const box = document.createElement('div')
document.body.append(box)
const host = { element: box } as unknown as Host
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
const show = (props: Partial<ChartProps> = {}) =>
  act(() =>
    root.render(
      <HostContext value={host}>
        <Chart {...sales} {...props} />
      </HostContext>,
    ),
  )
const texts = (selector: string) => [...box.querySelectorAll(selector)].map((node) => node.textContent)

describe('a chart', () => {
  it('is a table for whoever does not see it', () => {
    show()
    expect(box.querySelector('figure')!.getAttribute('aria-label')).toBe('一周销售额')
    expect(texts('table tr')).toEqual(['一周销售额本周上周', '周一30 元-5 元', '周二120 元60 元', '周三–200 元'])
    const seen = [...box.querySelectorAll('figure > :not(.ui-sr)')]
    expect(seen.every((node) => node.getAttribute('aria-hidden') === 'true')).toBe(true)
  })

  it('has bars as long as their values, up and down from nought', () => {
    show()
    const bars = [...box.querySelectorAll<HTMLElement>('.ui-chart-column > i')].map((bar) => [bar.style.insetBlockEnd, bar.style.height])
    expect(texts('.ui-chart-scale li')).toEqual(['200 元', '100 元', '0 元', '-100 元'])
    const zero = `${percentOf(0, scaleOf([-5, 200]))}%`
    expect(box.querySelector<HTMLElement>('.ui-chart-zero')!.style.insetBlockEnd).toBe(zero)
    expect(bars.map(([bottom]) => bottom === zero)).toEqual([true, false, true, true, false, true])
    const [below, up] = [bars[1]!, bars[0]!].map((bar) => bar.map((text) => parseFloat(text)))
    expect(below![0]! + below![1]!).toBeCloseTo(parseFloat(zero))
    expect(up![1]! / below![1]!).toBeCloseTo(6)
  })

  it('leaves a gap where a value is missing, and marks nought', () => {
    show({ series: [{ key: 'a', name: 'a', values: [0, null, undefined] }], points: ['1', '2', '3'] })
    expect([...box.querySelectorAll('.ui-chart-column > i')].map((bar) => bar.hasAttribute('data-missing'))).toEqual([false, true, true])
    expect(texts('tbody td')).toEqual(['0 元', '–', '–'])
    const values = [10, null, 5, Number.NaN, 0, -10]
    show({ kind: 'line', series: [{ key: 'a', name: 'a', values }], points: ['1', '2', '3', '4', '5', '6'] })
    const paths = [...box.querySelectorAll('path')].map((path) => path.getAttribute('d')!.replace(/[\d.]+ /g, ''))
    // from nought to ten below it, and two that stand alone
    expect(paths).toEqual(['M50L100', 'M0h0M25h0'])
  })

  it('lets names of letters stand upright where columns are narrow, since they may not break', () => {
    const isCrowded = () => box.querySelector('.ui-chart-points')!.hasAttribute('data-crowded')
    show({ points: ['Units', 'Warehouses', 'Colours', 'Hardness', 'Rubbers', 'Surfaces'] })
    expect(isCrowded()).toBe(true)
    show({ points: ['计量单位', '仓库类型', '颜色', '硬度', '胶种', '结算方式'] })
    expect(isCrowded()).toBe(false)
  })

  it('has a line for each series', () => {
    show({ kind: 'line' })
    const paths = [...box.querySelectorAll('path')].map((path) => path.getAttribute('d')!)
    expect(paths).toHaveLength(2)
    expect(paths[1]).toMatch(/^M16\.6\d* 68\.3\d*L50 46\.6\d*L83\.3\d* 0$/)
  })

  it('says the values of the column under the pointer, and of the one that keys lead to', async () => {
    show()
    const bubble = () => box.querySelector('.ui-chart-values')?.textContent
    const figure = box.querySelector<HTMLElement>('figure')!
    const key = (name: string) => act(async () => void figure.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
    expect(figure.tabIndex).toBe(0)
    await key('ArrowRight')
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(bubble()).toBe('周一本周 30 元上周 -5 元')
    })
    await key('End')
    expect(bubble()).toBe('周三本周 –上周 200 元')
    await key('ArrowRight')
    await key('ArrowLeft')
    expect(bubble()).toContain('周二')
    await key('Escape')
    expect(bubble()).toBeUndefined()
    const second = box.querySelectorAll('.ui-chart-column')[1]!
    await act(async () => void second.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    expect(bubble()).toBe('周二本周 120 元上周 60 元')
  })
})
