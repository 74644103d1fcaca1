// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { allFields } from '#src/forms/dependent.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { readForm } from '#src/forms/read-form.ts'
import type { FieldTools } from '#src/fields/tools.ts'
import type { FormStore } from '#src/forms/form-store.ts'
import { sendForm } from '#src/forms/send-form.ts'
import { useForm } from '#src/forms/use-form.ts'
import type { Connection } from '#src/stores/connection.ts'
import { HostContext } from '#src/ui/host.ts'
import forms from '../../fixtures/forms.json' with { type: 'json' }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

interface Node {
  value: unknown
  children?: Node[]
}
interface Raw {
  type: string
  field: string
  title?: string
  value: unknown
  props?: { [name: string]: unknown; type?: string; src?: string; options?: Node[] }
  options?: { value: unknown }[]
  control?: { value: unknown; rule: Raw[] }[]
}
interface Reply {
  rules: Raw[]
  action: string
  method: string
}

const recorded = Object.entries(forms as unknown as Record<string, Reply>)
const host = { $props: atom({}), emit: () => true, element: document.body } as unknown as Host
const pictures = ['https://shop.example/a.png', 'https://shop.example/b.png']

let root: Root
let container: HTMLElement
let store: FormStore
const answer = vi.fn(async (_call: unknown, _input: unknown) => ({ data: null, message: '保存成功', code: '' }))

const tools: FieldTools = {
  Pictures: ({ onChange, label, most }) => <button onClick={() => onChange(pictures.slice(0, most))}>{`pick ${label}`}</button>,
  Video: ({ onChange, label }) => <button onClick={() => onChange('https://shop.example/a.mp4')}>{`pick ${label}`}</button>,
  Icon: ({ onChange, label }) => <button onClick={() => onChange('el-icon-user')}>{`pick ${label}`}</button>,
  Person: ({ onChange, label }) => (
    <button onClick={() => onChange({ id: '7', name: '孙七', image: pictures[0]! })}>{`pick ${label}`}</button>
  ),
  Product: ({ onChange, label }) => (
    <button onClick={() => onChange({ id: '3', name: '茶', image: pictures[1]! })}>{`pick ${label}`}</button>
  ),
}

function Screen({ reply }: { reply: object }) {
  const [form] = [readOnce(reply)]
  const held = useForm(form)
  useEffect(() => void (store = held))
  return <FormFields store={held} onEnter={() => {}} tools={tools} />
}

const known = new WeakMap<object, ReturnType<typeof readForm>>()
function readOnce(reply: object) {
  if (!known.has(reply)) known.set(reply, readForm(reply))
  return known.get(reply)!
}

const open = (reply: object) =>
  act(() =>
    root.render(
      <HostContext value={host}>
        <Screen reply={reply} />
      </HostContext>,
    ),
  )

beforeEach(() => {
  answer.mockClear()
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

const labelOf = (field: Element) => field.querySelector('.ui-field-label')!.textContent!.replace(/\*$/, '')
const fieldOf = (title: string) => [...container.querySelectorAll('.ui-field')].find((field) => labelOf(field) === title)!

function type(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')!.set!.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const leafOf = (options: Node[]): unknown => {
  const last = options.at(-1)!
  return last.children?.length ? leafOf(last.children) : last.value
}

/** Fills one field as staff would and says what the shop's own form would then send for it. */
const fill: Record<string, (raw: Raw, field: Element) => unknown> = {
  input(raw, field) {
    if (raw.props!['disabled'] || raw.props!['readonly']) return raw.value
    type(field.querySelector('input, textarea')!, 'x1')
    return 'x1'
  },
  inputNumber(raw, field) {
    if (raw.props!['disabled']) return Number(raw.value)
    const sum = Math.min(Number(raw.props!['max'] ?? 2), Math.max(Number(raw.props!['min'] ?? 2), 2))
    type(field.querySelector('input')!, String(sum))
    return sum
  },
  radio(raw, field) {
    ;[...field.querySelectorAll<HTMLInputElement>('input[type=radio]')].at(-1)?.click()
    return raw.options?.at(-1)?.value ?? raw.value
  },
  switch(raw, field) {
    const before = String(raw.value) === String(raw.props!['activeValue'])
    field.querySelector('input')!.click()
    return raw.props![before ? 'inactiveValue' : 'activeValue']
  },
  select(raw) {
    const last = raw.options?.at(-1)?.value
    if (raw.props!['multiple']) {
      if (last === undefined) return raw.value
      store.change(raw.field, [last])
      return [last]
    }
    if (last === undefined) return raw.value
    store.change(raw.field, last)
    return last
  },
  cascader(raw) {
    const leaf = leafOf(raw.props!.options!)
    store.change(raw.field, leaf)
    const inner = raw.props!['props'] as { emitPath?: boolean } | undefined
    return inner?.emitPath === false ? leaf : expect.arrayContaining([leaf])
  },
  datePicker(raw, field) {
    const hasTime = raw.props!.type === 'datetime'
    type(field.querySelector('input')!, hasTime ? '2026-11-21T08:30:00' : '2026-11-21')
    return hasTime ? '2026-11-21 08:30:00' : '2026-11-21'
  },
  rate(_, field) {
    field.querySelectorAll('input')[3]!.click()
    return 4
  },
  frame(raw, field) {
    field.querySelector('button')!.click()
    if (/system\.user/i.test(raw.props!.src!)) return { uid: 7, image: pictures[0], name: '孙七' }
    if (raw.props!['type'] === 'input') return 'el-icon-user'
    return Array.isArray(raw.value) ? pictures : pictures[0]
  },
}

/** What the shop's own form would send after everything was filled, by walking the reply itself. */
function fillAll(rules: readonly Raw[]): Record<string, unknown> {
  return Object.assign(
    {},
    ...rules.map((raw) => {
      if (raw.type === 'hidden') return { [raw.field]: raw.value }
      const shown = [...container.querySelectorAll('.ui-field')].filter((field) => labelOf(field) === raw.title)
      // two rules of a form may share a title; each is filled once
      const field = shown.find((one) => !one.hasAttribute('data-filled')) ?? shown[0]!
      field.setAttribute('data-filled', '')
      let sent: unknown
      act(() => void (sent = fill[raw.type]!(raw, field)))
      const branch = raw.control?.find(({ value }) => String(value) === String(sent))
      return { [raw.field]: sent, ...(branch ? fillAll(branch.rule) : {}) }
    }),
  )
}

describe.each(recorded)('the form %s', (_, reply) => {
  it('shows every field, and sends what the form of the shop would send', async () => {
    open(reply)
    const form = readOnce(reply)
    expect(allFields(form.fields).filter((one) => !one.field && !one.Control && !one.isHidden)).toEqual([])
    const titles = store.fields.filter((one) => !one.isHidden).map((one) => one.title)
    expect([...container.querySelectorAll('.ui-field')].map(labelOf)).toEqual(titles)
    const wanted = fillAll(reply.rules)
    await act(async () => void (await sendForm(store, { answer } as unknown as Connection)))
    expect(store.$errors.get()).toEqual({})
    expect(answer).toHaveBeenCalledTimes(1)
    const [call, input] = answer.mock.calls[0] as unknown as [{ method: string; path: string }, { body: unknown }]
    expect(call).toMatchObject({ method: reply.method.toUpperCase(), path: reply.action.replace(/\.html$/, '') })
    expect(input.body).toEqual(wanted)
  })
})

const only = (rule: object) => ({ rules: [{ field: 'f', title: '字段', props: {}, ...rule }], action: '/x', method: 'POST' })
const sent = async () => {
  await act(async () => void (await sendForm(store, { answer } as unknown as Connection)))
  return (answer.mock.lastCall as unknown as [unknown, { body: { f: unknown } }])[1].body.f
}
const tree = [
  { id: 1, title: '订单', children: [{ id: 2, title: '列表' }, { id: 3, title: '退款' }] },
  { id: 4, title: '商品', children: [] },
] // prettier-ignore

describe('a field', () => {
  it('of a kind that nobody knows goes back as it came', async () => {
    open(only({ type: 'fMap', value: { lng: 1 } }))
    expect(container.querySelector('.form-unknown')).not.toBeNull()
    expect(await sent()).toEqual({ lng: 1 })
  })

  it.each([
    ['a colour', { type: 'colorPicker', value: '#fff' }, '#fff'],
    ['a time', { type: 'timePicker', value: '00:00:00', props: { isRange: false } }, '00:00:00'],
    ['a range of times', { type: 'timePicker', value: ['08:00:00', '09:00:00'], props: { isRange: true } }, ['08:00:00', '09:00:00']],
    ['a file', { type: 'upload', value: '/uploads/a.pem', props: { limit: 1 } }, '/uploads/a.pem'],
    ['an empty choice of several', { type: 'select', value: '', props: { multiple: true }, options: [{ value: 1, label: 'a' }] }, ''],
    ['pixels of a slider', { type: 'slider', value: 30, props: { max: 100 } }, 30],
    ['half stars', { type: 'rate', value: 3.5, props: { allowHalf: true } }, 3.5],
  ])('%s that nobody touches goes back as it came', async (_, rule, came) => {
    open(only(rule))
    expect(container.querySelector('.form-unknown')).toBeNull()
    expect(await sent()).toEqual(came)
  })

  it.each(['select', 'cascader'])('a %s with nothing chosen says what to do', (type) => {
    open(only({ type, value: '', options: [{ value: 1, label: 'a' }] }))
    expect(container.querySelector('[role=combobox]')!.textContent).toBe('请选择')
  })

  it('of two dates sends both', async () => {
    open(only({ type: 'datePicker', value: [], props: { type: 'datetimerange' } }))
    const [from, to] = [...container.querySelectorAll('input')]
    act(() => type(from!, '2026-11-01T00:00'))
    act(() => type(to!, '2026-11-30T23:59:59'))
    expect(await sent()).toEqual(['2026-11-01 00:00:00', '2026-11-30 23:59:59'])
  })

  it('of a tree sends what is chosen, and a branch when all of it is', async () => {
    open(only({ type: 'tree', value: [2], props: { data: tree } }))
    const box = (title: string) =>
      [...container.querySelectorAll('label')].find((label) => label.textContent === title)!.querySelector('input')!
    expect(box('订单').indeterminate).toBe(true)
    act(() => box('退款').click())
    expect(await sent()).toEqual([1, 2, 3])
    act(() => box('订单').click())
    expect(await sent()).toEqual([])
  })

  it.each([
    [false, [3]],
    [true, [[1, 3]]],
  ])('of several places in a tree, with emitPath %s', async (emitPath, wanted) => {
    const options = [{ value: 1, label: 'a', children: [{ value: 2, label: 'b' }, { value: 3, label: 'c' }] }] // prettier-ignore
    open(only({ type: 'cascader', value: [], props: { options, props: { multiple: true, emitPath } } }))
    act(() => container.querySelectorAll('input')[2]!.click())
    expect(await sent()).toEqual(wanted)
  })

  it('of entries adds, changes and takes away, and keeps what it does not know', async () => {
    const rules = [{ type: 'input', field: 'name', value: '', title: '名称', props: {} }]
    open(only({ type: 'group', value: [{ name: 'a', id: 9 }], props: { rules } }))
    const named = (name: string) =>
      [...container.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!
    const press = (name: string) => act(() => named(name).click())
    press('添加')
    act(() => type(container.querySelectorAll('input')[1]!, 'b'))
    expect(await sent()).toEqual([{ name: 'a', id: 9 }, { name: 'b' }])
    press('删除 字段 1')
    expect(await sent()).toEqual([{ name: 'b' }])
  })

  it('of a film opens the films of the library, not its pictures', async () => {
    const src = '/admin/widget.video/index.html?fodder=video'
    open(only({ type: 'frame', value: '/old.mp4', props: { type: 'image', maxLength: 1, src } }))
    act(() => fieldOf('字段').querySelector('button')!.click())
    expect(await sent()).toEqual('https://shop.example/a.mp4')
  })

  it('of a product sends its id and picture', async () => {
    open(
      only({ type: 'frame', value: '', props: { type: 'image', maxLength: 1, src: '/admin/store.StoreProduct/index.html?fodder=image' } }),
    )
    act(() => fieldOf('字段').querySelector('button')!.click())
    expect(await sent()).toEqual({ product_id: 3, image: pictures[1] })
  })
})

it('shows the help that an administrator wrote, without what it could do', async () => {
  const innerHTML = '建议<b>128*45</b><img src="x" onerror="globalThis.hit = 1"><script>hit = 1</script><a href="javascript:hit()">看</a>'
  open(only({ type: 'input', value: '', suffix: { type: 'div', class: 'tips-info', domProps: { innerHTML } } }))
  await vi.waitFor(() => expect(fieldOf('字段').querySelector('b')?.textContent).toBe('128*45'), { timeout: 5000 })
  expect(fieldOf('字段').innerHTML).not.toMatch(/onerror|<script|javascript:/)
})
