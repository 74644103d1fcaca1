// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { readForm } from '#src/forms/read-form.ts'
import type { FormStore } from '#src/forms/form-store.ts'
import { useForm } from '#src/forms/use-form.ts'
import { HostContext } from '#src/ui/host.ts'
import forms from '../fixtures/forms.json' with { type: 'json' }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const host = { $props: atom({}), emit: () => true, element: document.body } as unknown as Host
let root: Root
let store: FormStore

function Screen({ form }: { form: ReturnType<typeof readForm> }) {
  const held = useForm(form)
  useEffect(() => void (store = held))
  return <FormFields store={held} onEnter={() => {}} />
}

beforeEach(() => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

/** What saving sends when a form was opened and nothing was done, and what came for the same fields. */
function opened(reply: object) {
  const form = readForm(reply)
  act(() =>
    root.render(
      <HostContext value={host}>
        <Screen form={form} />
      </HostContext>,
    ),
  )
  const sent = store.body
  const wanted = store.fields.map(({ name }) => [name, cameFor(rulesIn((reply as { rules: unknown }).rules), name, sent[name])])
  return { sent, wanted: Object.fromEntries(wanted) as Record<string, unknown> }
}

interface Raw extends Record<string, unknown> {
  props?: { props?: { emitPath?: boolean } }
}

/** Every rule of a reply, also those within others. */
const rulesIn = (node: unknown): Raw[] => {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.entries(node).flatMap(([key, one]) => (key === 'value' || key === 'props' ? [] : rulesIn(one)))
  return Array.isArray(node) || !('field' in node) ? below : [node as Raw, ...below]
}

/** What came for a field; where two branches have it, the one that was sent. */
function cameFor(rules: readonly Raw[], name: string, sent: unknown): unknown {
  const values = rules.filter(({ field }) => field === name).map(lastOf)
  return values.find((value) => JSON.stringify(value) === JSON.stringify(sent)) ?? values[0]
}

/** With `emitPath: false` a shop tells the way to a place and reads its id alone (conventions 5, cascader). */
const lastOf = ({ type, props, value }: Raw): unknown =>
  type === 'cascader' && props?.props?.emitPath === false && Array.isArray(value) && value.length > 0 ? value.at(-1) : value

describe('a form that is opened and saved as it is', () => {
  it.each(Object.entries(forms))('sends what came, byte for byte: %s', (_, reply) => {
    const { sent, wanted } = opened(reply)
    expect(JSON.stringify(sent)).toBe(JSON.stringify(wanted))
    expect(store.isDirty).toBe(false)
  })

  const image = { type: 'frame', props: { type: 'image', maxLength: 1, src: '/admin/widget.images/index.html' } }
  const images = { ...image, props: { ...image.props, maxLength: 5 } }
  const options = [
    { value: 1, label: 'a' },
    { value: '2', label: 'b' },
  ]
  it.each([
    ['a picture below the server', image, '/uploads/attach/a.png'],
    ['a whole address of a picture', image, 'https://cdn.example.com/a.png?x=1&amp;y=2 '],
    ['several pictures in one text', images, '/uploads/a.png,/uploads/b.png'],
    ['pictures', images, ['/uploads/a.png', '//cdn.example.com/b.png']],
    ['no pictures', images, []],
    ['null for a picture', image, null],
    ['a callback', { type: 'input' }, 'http://shop.example.com/api/pay/notify/wechat.html '],
    ['a number as text', { type: 'inputNumber' }, '0.00'],
    ['a number that is none', { type: 'inputNumber' }, '1,5'],
    ['a large number as text', { type: 'inputNumber' }, '12345678901234567890'],
    ['no number', { type: 'inputNumber' }, null],
    ['stars', { type: 'rate', props: { allowHalf: true } }, '3.50'],
    ['a switch as text', { type: 'switch', props: { activeValue: 1, inactiveValue: 0 } }, '1'],
    ['a switch of neither value', { type: 'switch', props: { activeValue: '1', inactiveValue: '0' } }, 2],
    ['a choice as a number', { type: 'radio', options }, 2],
    ['a choice that is not there', { type: 'select', options }, '9'],
    ['boxes as text', { type: 'checkbox', options }, '1'],
    ['boxes as mixed values', { type: 'checkbox', options }, ['1', 2, '7']],
    ['a list that holds a whole option', { type: 'select', options }, { value: 1, label: 'a', more: true }],
    ['a day with a time', { type: 'datePicker', props: { type: 'date' } }, '2026-11-21 08:30:00'],
    ['a time without seconds', { type: 'datePicker', props: { type: 'datetime' } }, '2026-11-21 08:30'],
    ['a colour by name', { type: 'colorPicker' }, 'Red'],
    ['a file', { type: 'upload', props: { limit: 1 } }, '/uploads/a.pem'],
    ['no file', { type: 'upload', props: { limit: 1 } }, ''],
    ['words with lines of another system', { type: 'input', props: { type: 'textarea' } }, 'a\r\nb\u2028 '],
    ['HTML', { type: 'fc-editor' }, '<P>a  b'],
    ['a kind nobody knows', { type: 'plugin-map' }, { lat: '1.0', deep: [null] }],
    [
      'an entry of a group',
      { type: 'group', props: { rules: [{ type: 'inputNumber', field: 'n' }] } },
      [{ n: '1.0', other: 'kept' }, 'odd'],
    ],
  ])('%s', (_, rule, value) => {
    const { sent } = opened({ rules: [{ field: 'x', title: 'x', ...rule, value }] })
    expect(JSON.stringify(sent)).toBe(JSON.stringify({ x: value }))
    expect(store.isDirty).toBe(false)
  })
})
