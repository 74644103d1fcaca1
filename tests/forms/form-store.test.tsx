// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { FormStore } from '#src/forms/form-store.ts'
import { noForm, type ControlProps, type FormDescription, type FormField } from '#src/forms/form-field.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { fields, type Field } from '#src/kinds/kind.ts'
import { lines } from '#src/kinds/lines.ts'
import { text } from '#src/kinds/text.ts'
import { HostContext } from '#src/ui/host.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const host = { $props: atom({}), emit: () => true, element: document.body } as unknown as Host
const nothing = () => undefined

let root: Root
let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

const draw = (screen: ReactNode) => act(() => root.render(<HostContext value={host}>{screen}</HostContext>))

/** A form of fields, each drawn by `Control`. */
const formOf = (values: Readonly<Record<string, unknown>>, Control: (props: ControlProps<never, never>) => ReactNode): FormDescription => ({
  ...noForm,
  fields: Object.entries(values).map(([name, start]) => ({
    ...{ name, title: name, start, Control, words: {}, required: null, checks: [], help: null, isHidden: false, branches: [] },
  })),
})

const withField = (form: FormDescription, name: string, more: Partial<FormField>): FormDescription => ({
  ...form,
  fields: form.fields.map((one) => (one.name === name ? { ...one, ...more } : one)),
})

describe('what is drawn', () => {
  it('is the field that is touched, of thirty', () => {
    const drawn: string[] = []
    const Counting = ({ value, label, onChange }: ControlProps<string>) => {
      drawn.push(label)
      return <input aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
    }
    const names = Array.from({ length: 30 }, (_, at) => `f${at}`)
    const store = new FormStore(formOf(Object.fromEntries(names.map((name) => [name, ''])), Counting))
    draw(<FormFields store={store} onEnter={nothing} />)
    expect(drawn).toEqual(names)
    drawn.length = 0
    act(() => store.change('f7', 'a'))
    act(() => store.change('f7', 'ab'))
    expect(drawn).toEqual(['f7', 'f7'])
    expect(container.querySelector<HTMLInputElement>('[aria-label=f7]')!.value).toBe('ab')
    act(() => store.set({ f1: 'x', f2: 'y' }))
    expect(drawn.slice(2)).toEqual(['f1', 'f2'])
    act(() => store.refuse({ f9: '不对' }))
    expect(drawn.slice(4)).toEqual(['f9'])
  })

  it('is the cell that is touched, of a hundred lines', async () => {
    const seen: string[] = []
    const qty = decimal()
    const counted: Field<string> = {
      ...qty,
      kind: { ...qty.kind, text: (value, reader) => (seen.push(value), qty.kind.text(value, reader)) },
    }
    const field = lines(fields({ name: text(), qty: counted }))
    const rows = field.kind.read(Array.from({ length: 100 }, (_, at) => ({ id: at, name: `n${at}`, qty: String(at) })))
    const form = withField(formOf({ code: '', lines: rows }, nothing as never), 'lines', {
      Control: undefined,
      field: field as unknown as Field<unknown>,
      words: { name: 'name', qty: 'qty' },
    })
    const store = new FormStore(withField(form, 'code', { Control: undefined, field: text() as Field<unknown> }))
    draw(<FormFields store={store} onEnter={nothing} />)
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(10), { timeout: 20_000 })
    // the grid comes in several steps: with code of its own, and React holds back what was suspended for up to 300 ms
    await vi.dynamicImportSettled()
    await vi.waitFor(
      async () => {
        seen.length = 0
        await act(() => new Promise((done) => setTimeout(done, 500)))
        expect(seen).toEqual([])
      },
      { timeout: 20_000 },
    )
    // what was held back comes with the first change at the latest
    await act(async () => store.set({ 'lines.5.qty': '555' }))
    seen.length = 0
    act(() => store.set({ 'lines.2.qty': '777' }))
    expect(new Set(seen)).toEqual(new Set(['777']))
    seen.length = 0
    act(() => store.change('code', 'A'))
    expect(seen).toEqual([])
    expect(store.at('lines.2')).toMatchObject({ name: 'n2', qty: '777' })
    expect(store.at('lines.3')).toBe(rows[3])
  })
})

describe('a store of a form', () => {
  it('knows what is unsaved, also when it is typed back, and since it was stored', () => {
    const store = new FormStore(formOf({ code: 'A', lines: [{ id: '1', qty: '2' }] }, nothing as never))
    store.change('code', 'B')
    expect(store.isDirty).toBe(true)
    store.change('lines.0.qty', '3')
    store.change('code', 'A')
    expect(store.isDirty).toBe(true)
    store.change('lines.0.qty', '2')
    expect(store.isDirty).toBe(false)
    store.change('code', 'C')
    const sent = store.values
    store.change('lines.0.qty', '4')
    store.settle(sent)
    expect(store.isDirty).toBe(true)
    store.change('lines.0.qty', '2')
    expect(store.isDirty).toBe(false)
  })

  it('keeps what a choice brings only while it is the one', async () => {
    let answer: (found: Record<string, string>) => void = nothing
    const found = new Promise<Record<string, string>>((resolve) => (answer = resolve))
    const form = withField(formOf({ customer: '', terms: '' }, nothing as never), 'customer', {
      fills: ({ customer }) => (customer === '1' ? found : { terms: 'days' }),
    })
    const store = new FormStore(form)
    store.change('customer', '1')
    store.change('customer', '2')
    answer({ terms: 'cash' })
    await found
    expect(store.values).toEqual({ customer: '2', terms: 'days' })
  })

  it('takes back what is said about a part when it changes', () => {
    const store = new FormStore(formOf({ contacts: [{ phone: '1' }], name: '' }, nothing as never))
    store.refuse({ 'contacts.0.phone': '号码不对', name: '必填' })
    const within = store.errorsWithin('contacts')
    expect(within).toEqual({ '0.phone': '号码不对' })
    store.change('name', '甲')
    expect(store.errorsWithin('contacts')).toBe(within)
    store.change('contacts.0.phone', '2')
    expect(store.$errors.get()).toEqual({ 'contacts.0.phone': '', name: '' })
  })

  it('walks into fields whose names have dots', () => {
    const store = new FormStore(formOf({ 'a.b': '1', a: { b: '2' } }, nothing as never))
    store.set({ 'a.b': '3' })
    expect(store.values).toEqual({ 'a.b': '3', a: { b: '2' } })
  })
})
