// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { ComboboxBase, ComboOption, ComboSearch, ComboValue } from '#src/ui/combobox/choice.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#src/ui/combobox/multi-combobox.tsx'
import { HostContext } from '#src/ui/host.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// this DOM has no top layer
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })

const option = (id: number, name: string, note?: string): ComboOption => ({ id, name, ...(note && { note }) })
const 宏达 = option(1, '深圳宏达贸易', 'KH10001')
const 鑫源 = option(2, '广州鑫源五金', 'KH10002')
const 恒信 = option(3, '佛山恒信纸品', 'KH10003')

let end = async () => {}
afterEach(async () => {
  await act(async () => end())
  vi.useRealTimers()
})
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

async function shown(props: ComboboxBase & { start?: ComboValue[]; several?: boolean }) {
  const { start = [], several, ...rest } = props
  const box = document.body.appendChild(document.createElement('div'))
  const host = { $props: atom({}), emit: () => true, root: box, layer: box, element: box } as unknown as Host
  const root = createRoot(box)
  let values = start
  function Stage() {
    const [now, setNow] = useState(start)
    const put = (next: ComboValue[]) => setNow((values = next))
    if (several) return <MultiCombobox {...rest} aria-label="客户" value={now} onChange={put} />
    return <Combobox {...rest} aria-label="客户" value={now[0] ?? null} onChange={(next) => put(next ? [next] : [])} />
  }
  await act(async () => root.render(<HostContext value={host}>{<Stage />}</HostContext>))
  end = async () => {
    root.unmount()
    box.remove()
  }
  const field = () => box.querySelector<HTMLInputElement>('input[role=combobox]')!
  const light = field()
  await act(async () => light.focus())
  await vi.waitFor(() => expect(field()).not.toBe(light))
  return {
    box,
    field,
    values: () => values,
    press: (key: string, more: KeyboardEventInit = {}) =>
      act(async () => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))),
    type: (words: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), words)
        field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
      }),
    wait: (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds)),
    options: () => [...box.querySelectorAll('[role=option] .ui-menu-label')].map((node) => node.textContent),
  }
}

/** A server whose answers the test gives when it likes. */
function server() {
  const questions: {
    words: string
    signal: AbortSignal
    offset: number
    answer(options: ComboOption[], hasMore?: boolean): void
    fail(): void
  }[] = []
  const search: ComboSearch = (words, signal, offset) =>
    new Promise((done, failed) => {
      const answer = (options: ComboOption[], hasMore = false) => done({ options, hasMore })
      questions.push({ words, signal, offset, answer, fail: () => failed(new Error('gone')) })
    })
  return { search, questions, last: () => questions.at(-1)! }
}

it('asks once for what was typed in one go, aborts what came before and drops its answer', async () => {
  const { search, questions, last } = server()
  const box = await shown({ search })
  await box.press('ArrowDown')
  await box.wait(0)
  expect(questions.map(({ words }) => words)).toEqual([''])
  for (const words of ['深', '深圳']) await box.type(words)
  await box.wait(100)
  expect([questions.length, questions[0]!.signal.aborted]).toEqual([1, true])
  await box.wait(60)
  expect(last().words).toBe('深圳')
  await act(async () => questions[0]!.answer([鑫源]))
  expect(box.options()).toEqual([])
  await box.type('深圳宏')
  await box.wait(200)
  await act(async () => last().answer([宏达]))
  expect(box.options()).toEqual(['深圳宏达贸易KH10001'])
  await act(async () => questions[1]!.answer([宏达, 恒信]))
  expect(box.options()).toEqual(['深圳宏达贸易KH10001'])
  expect(box.box.querySelector('mark')!.textContent).toBe('深圳宏')
})

it('keeps of earlier answers only what holds the new words, so that Enter chooses nothing else', async () => {
  const { search, last } = server()
  const box = await shown({ search })
  await box.press('ArrowDown')
  await box.wait(0)
  await act(async () => last().answer([宏达, 鑫源, 恒信]))
  await box.type('kh10003')
  expect(box.options()).toEqual(['佛山恒信纸品KH10003'])
  await box.type('不存在')
  expect(box.options()).toEqual([])
  await box.press('Enter')
  expect(box.values()).toEqual([])
})

it('chooses what a scanner means: code and Enter come before the answer', async () => {
  const { search, last } = server()
  const box = await shown({ search, onCreate: () => expect.unreachable() })
  await box.type('KH10002')
  await box.press('Enter')
  await box.wait(200)
  await act(async () => last().answer([option(9, 'KH10002 的旧资料'), 鑫源]))
  expect(box.values()).toEqual([{ id: 2, name: '广州鑫源五金' }])
  expect([box.field().value, box.field().getAttribute('aria-expanded')]).toEqual(['广州鑫源五金', 'false'])
})

it('shows recent ones first and once while nothing is typed', async () => {
  const { search, last } = server()
  const box = await shown({ search, recent: [恒信] })
  await box.press('ArrowDown')
  await box.wait(0)
  expect(box.options()).toEqual(['佛山恒信纸品KH10003'])
  await act(async () => last().answer([宏达, 恒信]))
  expect(box.options()).toEqual(['佛山恒信纸品KH10003', '深圳宏达贸易KH10001'])
  expect(box.box.querySelector('[role=listbox] [role=group]')!.textContent).toContain('最近使用')
})

it('tells a failure and asks again', async () => {
  const { search, questions, last } = server()
  const box = await shown({ search })
  await box.press('ArrowDown')
  await box.wait(0)
  await act(async () => last().fail())
  expect(box.box.querySelector('[role=status]')!.textContent).toBe('没有加载出来')
  await act(async () => box.box.querySelector<HTMLElement>('.ui-combobox-retry button')!.click())
  await box.wait(0)
  expect(questions).toHaveLength(2)
  await act(async () => last().answer([]))
  expect(box.box.querySelector('[role=status]')!.textContent).toBe('没有找到')
})

it('brings more when the list is scrolled to its end', async () => {
  const { search, questions, last } = server()
  const box = await shown({ search })
  await box.press('ArrowDown')
  await box.wait(0)
  await act(async () => last().answer([宏达, 鑫源], true))
  const list = box.box.querySelector('.ui-combobox-found')!
  const scroll = () => act(async () => list.dispatchEvent(new Event('scroll')))
  await scroll()
  await scroll()
  expect([questions.length, last().offset]).toEqual([2, 2])
  await act(async () => last().answer([鑫源, 恒信]))
  await scroll()
  expect([box.options().length, questions.length]).toEqual([3, 2])
})

it('creates what is not there and chooses it', async () => {
  const onCreate = vi.fn(async (name: string) => ({ id: 77, name }))
  const box = await shown({ options: [宏达, 鑫源], onCreate })
  await box.type('宏达')
  expect(box.options()).toEqual(['深圳宏达贸易KH10001', '新建“宏达”'])
  await box.press('ArrowDown')
  await box.press('Enter')
  await box.wait(0)
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('宏达')
  expect(box.values()).toEqual([{ id: 77, name: '宏达' }])
  await box.type('深圳宏达贸易')
  expect(box.options()).toEqual(['深圳宏达贸易KH10001'])
})

it('finds in a fixed list by pinyin', async () => {
  const box = await shown({ options: [宏达, 鑫源, 恒信] })
  await box.type('hx')
  await vi.waitFor(() => expect(box.options()).toEqual(['佛山恒信纸品KH10003']))
})

it('writes an id without a name, and keeps it while nothing else is chosen', async () => {
  const box = await shown({ options: [宏达], start: [{ id: 4711, name: '' }], formatMissing: (id) => `已删除 ${id}` })
  expect(box.field().value).toBe('已删除 4711')
  await box.press('ArrowDown')
  await box.type('')
  await box.press('Escape')
  await box.press('Escape')
  await box.wait(300)
  expect([box.values(), box.field().value]).toEqual([[{ id: 4711, name: '' }], '已删除 4711'])
})

it('several: chosen one after the other, taken out again, the last one by Backspace', async () => {
  const box = await shown({ options: [宏达, 鑫源, 恒信], several: true, start: [宏达] })
  const chips = () => [...box.box.querySelectorAll('.ui-combobox-chip')].map((chip) => chip.textContent)
  await box.type('五金')
  await box.press('Enter')
  await box.wait(300)
  expect(box.values()).toEqual([宏达, { id: 2, name: '广州鑫源五金' }].map(({ id, name }) => ({ id, name })))
  expect([chips(), box.field().value]).toEqual([['深圳宏达贸易', '广州鑫源五金'], ''])
  await act(async () => box.box.querySelector<HTMLElement>('[aria-label="移除 深圳宏达贸易"]')!.click())
  expect(chips()).toEqual(['广州鑫源五金'])
  await box.press('Backspace')
  expect(box.values()).toEqual([])
})
