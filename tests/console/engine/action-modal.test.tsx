// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { defineForm, serverForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { columns } from '#src/text/columns.ts'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient, type Order } from './orders-stage.tsx'

const $text = columns({ code: { 'zh-cn': '单号', en: 'Code', 'zh-tw': '單號' } })
const saveOrder = endpoint<{ body: object }, unknown>('POST', '/orders/save', { encoding: 'json' })
const form = defineForm({
  text: $text,
  start: ({ row }: FormTarget<Order>) => ({ code: row?.code ?? '' }),
  fields: [{ key: 'code' }],
  save: async (values, { connection, options }) => (await connection.answer(saveOrder, { body: values }, options)).message,
})

let desk: ReturnType<typeof ordersStage>
let sent: unknown[]

beforeEach(async () => {
  setLocale('zh-cn')
  sent = []
  desk = ordersStage({ ...declared, actions: [{ key: 'edit', on: 'row', form }] })
  desk.backend.answers.set('POST /adminapi/orders/save', (body) => (sent.push(body), { status: 200, msg: '' }))
  await desk.open()
})
afterEach(() => desk.end())

const field = (label: string) =>
  vi.waitFor(() => {
    const found = desk.all('dialog .ui-field').find((one) => one.textContent!.startsWith(label))
    if (!found) throw new Error(`no field ${label}`)
    return found
  }, patient)
async function fill(label: string, text: string) {
  const input = (await field(label)).querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const valueOf = async (label: string) => (await field(label)).querySelector('input')!.value
const isGone = () => vi.waitFor(() => expect(desk.all('dialog')).toHaveLength(0), patient)
const answer = (name: string) =>
  vi.waitFor(
    () =>
      desk
        .all('dialog button')
        .findLast((one) => one.textContent === name)!
        .click(),
    patient,
  )

it('stays open with what is typed where its list cannot be read, or comes without its row', async () => {
  await desk.press('修改')
  await fill('单号', '66')
  desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 400, msg: '读不到' }))
  await desk.press('刷新')
  await desk.show().reads('读不到')
  expect(await valueOf('单号')).toBe('66')
  desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 200, msg: 'ok', data: { list: [], count: 0 } }))
  await desk.press('刷新')
  await vi.waitFor(() => expect(desk.rows()).toHaveLength(0), patient)
  expect(await valueOf('单号')).toBe('66')
  await answer('确定')
  await isGone()
  expect(sent).toMatchObject([{ code: '66' }])
})

it('closed before the server has answered, it has its list read anew then, and closes no form that was opened since', async () => {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const network = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/orders/save')) await held
    return network(address, init)
  })
  await desk.press('修改')
  await fill('单号', '66')
  await answer('确定')
  await answer('取消')
  await answer('关闭')
  await isGone()
  await desk.press('修改')
  await fill('单号', '12')
  const listed = () => desk.backend.calls.filter((call) => call.startsWith('GET /adminapi/orders?')).length
  const before = listed()
  letGo()
  await desk.show().reads('提交成功')
  await vi.waitFor(() => expect(listed()).toBe(before + 1), patient)
  expect(await valueOf('单号')).toBe('12')
})

it('has the focus in its first field when it is there, but calls nobody back from a button', async () => {
  let letGo = () => {}
  const held = new Promise<void>((done) => (letGo = done))
  const network = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/form')) await held
    return network(address, init)
  })
  desk.end()
  const asked = serverForm<Order>({
    ask: ({ connection }) => connection.send(endpoint<Record<never, never>, ServerForm>('GET', '/form'), {}),
  })
  desk = ordersStage({ ...declared, actions: [{ key: 'edit', on: 'row', form: asked }] })
  const rules = [{ type: 'input', field: 'code', title: '单号', value: '' }]
  desk.backend.answers.set('GET /adminapi/form', () => ({ status: 200, msg: '', data: { action: '/orders/save', method: 'POST', rules } }))
  await desk.open()
  await desk.press('修改')
  const cancel = await vi.waitFor(() => {
    const found = desk.all('dialog button').find((one) => one.textContent === '取消')
    if (!found) throw new Error('no dialog')
    return found
  }, patient)
  cancel.focus()
  letGo()
  await field('单号')
  expect(desk.show().root.activeElement).toBe(cancel)
  cancel.click()
  await isGone()
  await desk.press('修改')
  const input = (await field('单号')).querySelector('input')
  await vi.waitFor(() => expect(desk.show().root.activeElement).toBe(input), patient)
})
