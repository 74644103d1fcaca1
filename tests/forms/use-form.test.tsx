// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { readForm } from '#src/forms/read-form.ts'
import { fieldsFor } from '#src/forms/dependent.ts'
import type { FormField } from '#src/forms/form-field.ts'
import type { FormStore } from '#src/forms/form-store.ts'
import { bodyOf, changed, startOf, wrongIn } from '#src/forms/form-values.ts'
import { sendForm } from '#src/forms/send-form.ts'
import { useForm } from '#src/forms/use-form.ts'
import { HostContext } from '#src/ui/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import forms from '../fixtures/forms.json' with { type: 'json' }

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const byName = (name: keyof typeof forms) => readForm(forms[name])

const host = { $props: atom({}), emit: () => true } as unknown as Host
const draw = (screen: ReactNode) => act(() => root.render(<HostContext value={host}>{screen}</HostContext>))

let root: Root
let container: HTMLElement
beforeEach(() => {
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => act(() => root.unmount()))

describe('a form', () => {
  it('goes to its own action and method, and what must be filled in is said first', async () => {
    const sent: { call: Endpoint; input: Input }[] = []
    const connection = {
      answer: async (call: Endpoint, input: Input) => {
        sent.push({ call, input })
        return { data: null, message: '修改成功', code: '' }
      },
    } as unknown as Connection
    const shown: { store?: FormStore } = {}
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
      const store = useForm(form)
      useEffect(() => void (shown.store = store))
      return <FormFields store={store} onEnter={() => {}} />
    }
    draw(<Probe />)
    await act(async () => expect(await sendForm(shown.store!, connection)).toBeUndefined())
    expect(container.querySelector('[role=alert]')!.textContent).toBe('请输入名称')
    expect(sent).toEqual([])
    act(() => shown.store!.change('name', '秋季'))
    expect(container.querySelector('[role=alert]')).toBeNull()
    await act(async () => expect(await sendForm(shown.store!, connection)).toBe('修改成功'))
    expect(sent[0]).toMatchObject({ call: { method: 'PUT', path: '/file/category/16' }, input: { body: { name: '秋季', id: 16 } } })
  })

  it('shows and sends the fields of a control only while their parent says so', () => {
    const form = byName('app_kefu_auto_reply_form_id')
    const parent = form.fields.find((one) => one.branches.length > 0)!
    const entry = parent.branches[0]!
    const own = entry.fields[0]!.name
    const bodyWith = (value: unknown) => {
      const values = { ...startOf(form), [parent.name]: value }
      return bodyOf(fieldsFor(form.fields, values), values)
    }
    expect(bodyWith(entry.value)).toHaveProperty(own)
    expect(bodyWith('another')).not.toHaveProperty(own)
  })

  it('says the first sentence that a value breaks, and nothing once it is mended', () => {
    const { fields } = readForm({
      rules: [
        {
          type: 'input',
          field: 'phone',
          value: '',
          title: '手机号码',
          validate: [
            { required: true, message: '请输入手机号码' },
            { pattern: '^1\\d{10}$', message: '手机号码格式不正确' },
            { max: 11, message: '太长' },
          ],
        },
        { type: 'frame', field: 'image', title: '封面', value: '', props: { maxLength: 1 }, validate: [{ required: true, type: 'array' }] },
        { type: 'inputNumber', field: 'grade', title: '等级', value: 5, validate: [{ type: 'number', min: 1, max: 3, message: '1 到 3' }] },
      ],
    })
    expect(wrongIn(fields, { phone: ' ', image: '', grade: 5 })).toEqual({ phone: '请输入手机号码', image: '封面', grade: '1 到 3' })
    const image = 'https://shop.example/a.png'
    expect(wrongIn(fields, { phone: '23800000001', image, grade: 3 })).toEqual({ phone: '手机号码格式不正确' })
    expect(wrongIn(fields, { phone: '13800000001', image, grade: 3 })).toEqual({})
  })

  it('fills in others when one is changed, and what a chosen record brings', async () => {
    const { fields, ...rest } = readForm({ rules: ['customer', 'terms', 'days'].map((field) => ({ type: 'input', field, value: '' })) })
    const fills: Record<string, FormField['fills']> = {
      customer: (_, chosen) => Promise.resolve(chosen?.fills ?? {}),
      terms: ({ terms, days }) => ({ days: terms === 'days' ? days || '30' : '' }),
    }
    const form = {
      ...rest,
      fields: fields.map((one) => ({ ...one, fills: fills[one.name] })),
    }
    const shown: { store?: FormStore } = {}
    const Probe = () => {
      const store = useForm(form)
      useEffect(() => void (shown.store = store))
      return null
    }
    draw(<Probe />)
    await act(async () => shown.store!.change('customer', '7', { id: '7', name: '甲', fills: { terms: 'cash' } }))
    expect(shown.store!.values).toEqual({ customer: '7', terms: 'cash', days: '' })
    act(() => shown.store!.change('terms', 'days'))
    expect(shown.store!.values).toMatchObject({ days: '30' })
  })

  it('starts a field afresh when another branch has it under the same name', () => {
    const form = byName('app_routine_scheme_form_id')
    const start = startOf(form)
    const days = changed(form, start, 'expire_type', 1)
    const typed = changed(form, days, 'expire_num', '30')
    const until = changed(form, typed, 'expire_type', 0)
    expect(bodyOf(fieldsFor(form.fields, typed), typed)).toMatchObject({ expire_type: 1, expire_num: '30' })
    expect(bodyOf(fieldsFor(form.fields, until), until)).toMatchObject({ expire_type: 0, expire_num: '0' })
  })

  it('is not sent to another origin', async () => {
    const answer = vi.fn()
    const form = readForm({ rules: [], action: 'https://elsewhere.example/adminapi/x', method: 'POST' }, 'https://shop.example')
    const shown: { store?: FormStore } = {}
    const Probe = () => {
      const store = useForm(form)
      useEffect(() => void (shown.store = store))
      return null
    }
    draw(<Probe />)
    await act(async () =>
      expect(await sendForm(shown.store!, { answer } as unknown as Connection).catch((error: Error) => error.message)).toBe(
        '表单要提交到别的网站，已停止提交',
      ),
    )
    expect(answer).not.toHaveBeenCalled()
  })

  it('asks nothing of fields that are hidden', () => {
    const { fields } = readForm({ rules: [{ type: 'hidden', field: 'x', value: '', validate: [{ required: true, message: 'x' }] }] })
    expect(wrongIn(fields, { x: '' })).toEqual({})
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
      expect(bodyOf(form.fields, startOf(form))).toEqual({ pid: sent })
    }
  })
})
