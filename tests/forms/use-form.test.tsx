// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { readForm } from '#src/forms/read-form.ts'
import { rulesFor } from '#src/forms/dependent.ts'
import { bodyOf, missingIn, startOf, useForm, type FormState } from '#src/forms/use-form.ts'
import { HostContext } from '#src/ui/host.ts'
import { kindOf } from '#src/forms/kinds/index.ts'
import type { Connection } from '#src/stores/connection.ts'
import forms from '../fixtures/forms.json' with { type: 'json' }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const recorded = Object.entries(forms as Record<string, object>)
const byName = (name: keyof typeof forms) => readForm(forms[name])

// what a control writes for a value that nobody touched: the same, but for numbers written as text
const sameOnTheWire = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''))

const host = { $props: atom({}), emit: () => true } as unknown as Host
const draw = (screen: ReactNode) => act(() => root.render(<HostContext value={host}>{screen}</HostContext>))

let root: Root
let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => act(() => root.unmount()))

describe.each(recorded)('the form %s', (_, reply) => {
  const form = readForm(reply)

  it('sends back what it came with when nothing is changed', () => {
    const values = startOf(form)
    const rules = rulesFor(form.rules, values)
    const body = bodyOf(rules, values)
    const came = Object.fromEntries(
      rules.map((rule) => {
        const isId = (rule.props['props'] as { emitPath?: boolean } | undefined)?.emitPath === false && Array.isArray(rule.value)
        return [rule.field, sameOnTheWire(isId ? (rule.value as unknown[]).at(-1) : rule.value)]
      }),
    )
    expect(Object.fromEntries(Object.entries(body).map(([field, value]) => [field, sameOnTheWire(value)]))).toEqual(came)
  })

  it('shows every field that is not hidden, with its label', () => {
    const state = { rules: form.rules, values: startOf(form), errors: {}, change: () => {} } as unknown as FormState
    draw(<FormFields state={state} onEnter={() => {}} />)
    const shown = [...place.querySelectorAll('.ui-field-label')].map((label) => label.textContent!.replace(/\*$/, ''))
    expect(shown).toEqual(form.rules.filter((rule) => !rule.isHidden).map((rule) => rule.title))
    const unknown = form.rules.filter((rule) => !kindOf(rule))
    expect(place.querySelectorAll('.form-unknown')).toHaveLength(unknown.length)
  })
})

describe('a form', () => {
  it('goes to its own action and method, and what must be filled in is said first', async () => {
    const sent: { call: Endpoint; input: Input }[] = []
    const connection = {
      answer: async (call: Endpoint, input: Input) => {
        sent.push({ call, input })
        return { data: null, message: '修改成功', code: '' }
      },
    } as unknown as Connection
    const shown: { state?: FormState } = {}
    const rules = [
      {
        type: 'input',
        field: 'name',
        value: '',
        title: '名称',
        props: { maxlength: 30 },
        validate: [{ required: true, message: '请输入名称' }],
      },
      { type: 'hidden', field: 'id', value: 16 },
    ]
    const form = readForm({ rules, title: '编辑分类', action: '/file/category/16.html', method: 'put' })
    const Probe = () => {
      const state = useForm(form, connection)
      useEffect(() => void (shown.state = state))
      return <FormFields state={state} onEnter={() => {}} />
    }
    draw(<Probe />)
    await act(async () => expect(await shown.state!.submit()).toBeUndefined())
    expect(place.querySelector('[role=alert]')!.textContent).toBe('请输入名称')
    expect(sent).toEqual([])
    act(() => shown.state!.change('name', '秋季'))
    expect(place.querySelector('[role=alert]')).toBeNull()
    await act(async () => expect(await shown.state!.submit()).toBe('修改成功'))
    expect(sent[0]).toMatchObject({ call: { method: 'PUT', path: '/file/category/16' }, input: { body: { name: '秋季', id: 16 } } })
  })

  it('shows and sends the fields of a control only while their parent says so', () => {
    const form = byName('app_kefu_auto_reply_form_id')
    const parent = form.rules.find((rule) => rule.control.length > 0)!
    const entry = parent.control[0]!
    const own = entry.rules[0]!.field
    const bodyWith = (value: unknown) => {
      const values = { ...startOf(form), [parent.field]: value }
      return bodyOf(rulesFor(form.rules, values), values)
    }
    expect(bodyWith(entry.value)).toHaveProperty(own)
    expect(bodyWith('another')).not.toHaveProperty(own)
  })

  it('asks nothing of fields that are hidden', () => {
    const { rules } = readForm({ rules: [{ type: 'hidden', field: 'x', value: '', validate: [{ required: true, message: 'x' }] }] })
    expect(missingIn(rules, { x: '' })).toEqual({})
  })

  it('sends the place in a tree as its id, or as the way there', () => {
    const options = [{ value: 1, label: 'a', children: [{ value: 2, label: 'b' }] }]
    const rule = (emitPath: boolean) =>
      readForm({ rules: [{ type: 'cascader', field: 'pid', value: [1, 2], props: { options, props: { emitPath } } }] })
    for (const [emitPath, sent] of [
      [false, 2],
      [true, [1, 2]],
    ] as const) {
      const form = rule(emitPath)
      expect(bodyOf(form.rules, startOf(form))).toEqual({ pid: sent })
    }
  })
})
