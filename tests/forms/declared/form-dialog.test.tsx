// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormDraft } from '#src/api/preferences.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import type { Host } from '#src/door/host.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { FormDialog, type FormDialogProps } from '#src/forms/declared/form-dialog.tsx'
import { connectionFor, type Connection } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { HostContext } from '#src/ui/host.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
const host = { $props: atom({}), emit: () => true } as unknown as Host
const rule = (value: string) => ({ type: 'input', field: 'title', title: '分类名称', value, props: {} })
const form: ServerForm = { title: '添加分类', action: '/file/category', method: 'POST', info: '', status: true, rules: [rule('')] }
const path = '/adminapi/setting/form_drafts/add.0.media'

let root: Root
let backend: ReturnType<typeof fakeBackend>
let draft: FormDraft | null

beforeEach(() => {
  setLocale('zh-cn')
  draft = null
  backend = fakeBackend()
  backend.features = { preferences: true }
  backend.answers.set(`GET ${path}`, () => ({ status: 200, msg: '', data: { draft } }))
  backend.answers.set(`PUT ${path}`, (body) => ((draft = (body as { draft: FormDraft }).draft), { status: 200, msg: '' }))
  backend.answers.set(`DELETE ${path}`, () => ((draft = null), { status: 200, msg: '' }))
  document.body.replaceChildren(document.createElement('div'))
  root = createRoot(document.body.firstElementChild!)
})
afterEach(() => act(() => root.unmount()))

const input = () =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('dialog .ui-field input')
    if (!found) throw new Error('no field')
    return found
  }, patient)
async function fill(text: string) {
  const field = await input()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (name: string) =>
  vi.waitFor(() => [...document.querySelectorAll('button')].findLast((one) => one.textContent === name)!.click(), patient)

type Load = () => Promise<ServerForm>
type Told = Pick<FormDialogProps<unknown>, 'draft' | 'onClose' | 'onDone'>

const shown = (connection: Connection, load: Load | null, told: Told) => (
  <HostContext value={host}>
    {load && <FormDialog key={keyOf(load)} host={{ connection }} form={serverForm({ ask: load })} title="添加分类" {...told} />}
  </HostContext>
)
const keys = new Map<Load, number>()
const keyOf = (load: Load) => keys.set(load, keys.get(load) ?? keys.size).get(load)

it('offers what was typed before the dialog was closed, and forgets it once the server has it', async () => {
  const connection = connectionFor({ baseUrl: freshBase(), token: backend.tokenOf('admin') })
  await connection.check()
  backend.answers.set('POST /adminapi/file/category', () => ({ status: 200, msg: '添加成功' }))
  const show = (load: Load | null) =>
    root.render(shown(connection, load, { draft: 'add.0.media', onClose: () => show(null), onDone: () => {} }))
  show(async () => form)
  await fill('横幅')
  await vi.waitFor(() => expect(draft?.values).toEqual({ title: '横幅' }), patient)
  // closed without asking: only what is kept is looked at here
  show(null)
  show(async () => ({ ...form, rules: [rule('')] }))
  await press('恢复草稿')
  await vi.waitFor(async () => expect((await input()).value).toBe('横幅'), patient)
  await press('确定')
  await vi.waitFor(() => expect(draft).toBeNull(), patient)
})

it('answered late, it closes no form that was opened since', async () => {
  const connection = connectionFor({ baseUrl: freshBase(), token: backend.tokenOf('admin') })
  await connection.check()
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const network = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'POST') await held
    return network(address, init)
  })
  backend.answers.set('POST /adminapi/file/category', () => ({ status: 200, msg: '添加成功' }))
  const onDone = vi.fn()
  const show = (load: Load | null) => root.render(shown(connection, load, { draft: null, onClose: () => show(null), onDone }))
  show(async () => form)
  await fill('横幅')
  await press('确定')
  show(null)
  show(async () => ({ ...form, rules: [rule('另一个')] }))
  await vi.waitFor(async () => expect((await input()).value).toBe('另一个'), patient)
  letGo()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), patient)
  await act(async () => {})
  expect((await input()).value).toBe('另一个')
})

it('says at a number what is wrong with it, and sends no other in its place', async () => {
  const connection = connectionFor({ baseUrl: freshBase(), token: backend.tokenOf('admin') })
  await connection.check()
  const bodies: unknown[] = []
  backend.answers.set('POST /adminapi/file/category', (body) => (bodies.push(body), { status: 200, msg: '添加成功' }))
  const money = { type: 'inputNumber', field: 'money', value: 0, title: '余额', props: { min: 0, max: 99.99 } }
  const load = async () => ({ ...form, rules: [money] }) as ServerForm
  root.render(shown(connection, load, { draft: null, onClose: () => {}, onDone: () => {} }))
  const says = (words: string) => vi.waitFor(() => expect(document.querySelector('dialog')!.textContent).toContain(words), patient)
  for (const [typed, fault] of [
    ['-5', '不能小于 0'],
    ['100', '不能大于 99.99'],
    ['很多', '请填数字'],
  ] as const) {
    await fill(typed)
    ;(await input()).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await press('确定')
    await says(fault)
    expect((await input()).value).toBe(typed)
  }
  expect(bodies).toEqual([])
  await fill('12.5')
  await press('确定')
  await vi.waitFor(() => expect(bodies).toEqual([{ money: 12.5 }]), patient)
})
