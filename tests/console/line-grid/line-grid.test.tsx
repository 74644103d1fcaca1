// @vitest-environment happy-dom
import { useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LineGrid } from '#src/console/line-grid/line-grid.tsx'
import type { GridColumn, GridLine } from '#src/console/line-grid/lines.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { freshBase, stage } from '../../gate/stage.ts'

const columns: GridColumn[] = [
  { key: 'name', title: '品名', kind: 'text' },
  { key: 'qty', title: '数量', kind: 'decimal', isSummed: true },
  { key: 'price', title: '单价', kind: 'decimal', places: 3 },
  { key: 'amount', title: '金额', kind: 'decimal', of: ['qty', 'price'], isSummed: true },
]
let show: ReturnType<typeof stage>
let lines: GridLine[]

function Grid() {
  const [kept, setKept] = useState<GridLine[]>([{ name: '胶板', qty: '0.1', price: '3.000' }, {}])
  useLayoutEffect(() => {
    lines = kept
  }, [kept])
  return <LineGrid label="明细" columns={columns} lines={kept} onChange={setKept} />
}

const cell = (label: string) => show.root.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!
const focused = () => show.root.activeElement?.getAttribute('aria-label')
const totals = () => [...show.root.querySelectorAll('tfoot td')].map((one) => one.textContent).filter(Boolean)
const write = (label: string, value: string) => {
  const input = cell(label)
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const key = (name: string, more = {}) =>
  show.root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
const settled = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })

beforeEach(async () => {
  setLocale('zh-cn')
  show = stage(mountReact(Grid), { baseUrl: freshBase() })
  await show.appears('tfoot')
})
afterEach(() => show.end())

describe('a grid of lines', () => {
  it('is written by keyboard: down, up, and a new line behind the last', async () => {
    write('第 1 行 数量', '1,000.5')
    key('Enter')
    await settled(() => expect(focused()).toBe('第 2 行 数量'))
    await settled(() => expect(lines[0]!.qty).toBe('1000.5'))
    write('第 2 行 数量', '2')
    key('Enter')
    await settled(() => expect(focused()).toBe('第 3 行 数量'))
    expect(lines.map(({ qty }) => qty)).toEqual(['1000.5', '2', undefined])
    key('ArrowUp')
    expect(focused()).toBe('第 2 行 数量')
    key('Enter', { shiftKey: true })
    expect(focused()).toBe('第 1 行 数量')
  })

  it('has the focus in the new line before the next key', () => {
    write('第 2 行 数量', '2')
    key('Enter')
    expect(focused()).toBe('第 3 行 数量')
    expect(lines.map(({ qty }) => qty)).toEqual(['0.1', '2', undefined])
  })

  it('sums exactly, with products rounded as an invoice', async () => {
    write('第 2 行 数量', '0.2')
    key('ArrowUp')
    write('第 2 行 单价', '1.005')
    key('ArrowUp')
    await settled(() => expect(cell('第 2 行 金额').textContent).toBe('0.20'))
    expect(totals()).toEqual(['0.3', '0.50'])
  })

  it('takes cells of a spreadsheet from the cell on, adds lines, and marks what is no number', async () => {
    const input = cell('第 2 行 品名')
    input.focus()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    Object.assign(event, { clipboardData: { getData: () => '垫片\t3\t1.2345\r\n圈\t很多\t2\r\n' } })
    input.dispatchEvent(event)
    await settled(() => expect(lines).toHaveLength(3))
    expect(event.defaultPrevented).toBe(true)
    expect(lines.slice(1)).toEqual([
      { name: '垫片', qty: '3', price: '1.235' },
      { name: '圈', qty: '很多', price: '2.000' },
    ])
    await show.reads('1 个单元格不是数字，请改正标红的单元格')
    expect(cell('第 3 行 数量').getAttribute('aria-invalid')).toBe('true')
    expect(cell('第 3 行 数量').nextElementSibling!.textContent).toBe('不是数字')
    expect(totals()).toEqual(['3.1', '4.01'])
  })

  it('keeps what was typed and is no number, and says so at the cell', async () => {
    write('第 2 行 单价', '1o')
    key('ArrowUp')
    await settled(() => expect(lines[1]).toEqual({ price: '1o' }))
    const wrong = cell('第 2 行 单价')
    expect([wrong.value, wrong.getAttribute('aria-invalid')]).toEqual(['1o', 'true'])
    expect(show.root.getElementById(wrong.getAttribute('aria-describedby')!)!.textContent).toBe('不是数字')
    write('第 2 行 单价', '10')
    key('ArrowUp')
    await settled(() => expect(cell('第 2 行 单价').hasAttribute('aria-invalid')).toBe(false))
  })

  it('takes back with Escape, and deletes a line', async () => {
    write('第 1 行 数量', '77')
    key('Escape')
    await settled(() => expect(cell('第 1 行 数量').value).toBe('0.1'))
    cell('第 1 行 品名').focus()
    expect(lines[0]!.qty).toBe('0.1')
    cell('删除第 1 行').click()
    await settled(() => expect(lines).toEqual([{}]))
  })
})
