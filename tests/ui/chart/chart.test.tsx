// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartProps } from '#src/ui/chart/props.ts'
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
  it('is a table for whoever does not see it, and for everybody who wants it', () => {
    show()
    expect(box.querySelector('figure')!.getAttribute('aria-label')).toBe('一周销售额')
    const rows = ['一周销售额本周上周', '周一30 元-5 元', '周二120 元60 元', '周三–200 元']
    expect(texts('.ui-sr table tr')).toEqual(rows)
    const button = [...box.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === '显示数据表')!
    act(() => button.click())
    expect(texts('.ui-sr table tr')).toEqual([])
    expect(texts('[role=region] tr')).toEqual(rows)
  })

  it('says decimal text exactly as it came', () => {
    show({ series: [{ key: 'a', name: 'a', values: ['0.10', '12345678901234567.25', ''] }] })
    expect(texts('tbody td')).toEqual(['0.10 元', '12345678901234567.25 元', '–'])
  })

  it('has names that take their series out, but never the last one', () => {
    show()
    const names = () => [...box.querySelectorAll<HTMLElement>('.ui-chart-names button')]
    const pressed = () => names().map((button) => button.getAttribute('aria-pressed'))
    expect(texts('.ui-chart-names button')).toEqual(['本周', '上周'])
    act(() => names()[0]!.click())
    expect(pressed()).toEqual(['false', 'true'])
    act(() => names()[1]!.click())
    expect(pressed()).toEqual(['false', 'true'])
    act(() => names()[0]!.click())
    expect(pressed()).toEqual(['true', 'true'])
  })

  it('names the parts of a pie with their share of what is drawn', () => {
    show({ kind: 'pie', series: [{ key: 'a', name: 'a', values: [1, '3', null] }] })
    expect(texts('.ui-chart-names button')).toEqual(['周一25%', '周二75%', '周三0%'])
    act(() => box.querySelectorAll<HTMLElement>('.ui-chart-names button')[0]!.click())
    expect(texts('.ui-chart-names button')).toEqual(['周一0%', '周二100%', '周三0%'])
  })
})
