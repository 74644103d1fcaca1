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
  { key: 'qty', title: '数量', headings: ['数量', 'Quantity', '數量'], kind: 'decimal', isSummed: true },
  { key: 'price', title: '单价', headings: ['单价', 'Price', '單價'], kind: 'decimal', places: 3 },
  { key: 'amount', title: '金额', kind: 'decimal', of: ['qty', 'price'], isSummed: true },
  { key: 'remark', title: '备注', headings: ['备注', 'Remark', '備註'], kind: 'text' },
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
const paste = (label: string, text: string) => {
  cell(label).focus()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { getData: () => text } })
  cell(label).dispatchEvent(event)
  return event
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
    const event = paste('第 2 行 品名', '垫片\t3\t1.2345\r\n圈\t很多\t2\r\n')
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

  it('takes a comma for nothing but groups of three: other figures keep their text, marked', async () => {
    write('第 2 行 数量', '12,5')
    key('ArrowUp')
    await settled(() => expect(lines[1]).toEqual({ qty: '12,5' }))
    expect(cell('第 2 行 数量').nextElementSibling!.textContent).toBe('不是数字')
    paste('第 2 行 数量', '1,23\t1.234,50\n1,234.50\t12,345')
    await settled(() =>
      expect(lines.slice(1)).toEqual([
        { qty: '1,23', price: '1.234,50' },
        { qty: '1234.50', price: '12345.000' },
      ]),
    )
    expect([cell('第 2 行 数量'), cell('第 2 行 单价')].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  })

  it('passes computed columns over when cells are pasted, and tells how many found no column', async () => {
    paste('第 2 行 数量', '3\t1.5\t铜\n4\t2\t铁\t\t急')
    await settled(() =>
      expect(lines.slice(1)).toEqual([
        { qty: '3', price: '1.500', remark: '铜' },
        { qty: '4', price: '2.000', remark: '铁' },
      ]),
    )
    await show.reads('1 个单元格右边没有列可放，没有粘贴')
  })

  it.each([
    ['in its own language', '数量\t单价\t备注\n3\t1.5\t铜'],
    ['in another', ' quantity\tPrice\tRemark\t\n3\t1.5\t铜'],
    ['with the computed column', '数量\t单价\t金额\t备注\n3\t1.5\t4.50\t铜'],
  ])('leaves headings out that are pasted with the cells: %s', async (_, text) => {
    paste('第 2 行 数量', text)
    await settled(() => expect(lines.slice(1)).toEqual([{ qty: '3', price: '1.500', remark: '铜' }]))
    expect(show.root.textContent).not.toContain('请改正标红的单元格')
  })

  it('takes a first row that merely holds a word of a heading', async () => {
    paste('第 2 行 品名', '品名\t3\n垫片\t4')
    await settled(() =>
      expect(lines.slice(1)).toEqual([
        { name: '品名', qty: '3' },
        { name: '垫片', qty: '4' },
      ]),
    )
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
