// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatRules } from '#src/api/chat-settings.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }
const path = '/adminapi/app/kefu/rules'
const rules: ChatRules & { version: number } = {
  ...{ assignment: 'least', capacity: 5, grace: 120, version: 3, awayMessage: '我们 9 点上班' },
  hours: [{ days: [1, 2], from: '09:00', to: '24:00' }],
  questions: [{ question: '怎么退货', answer: '7 天内可退' }],
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set(`GET ${path}`, () => ({ status: 200, msg: 'success', data: rules }))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

function open(kind: 'shop' | 'own') {
  backend.kind = kind
  backend.features = { chatDesk: true }
  history.replaceState(null, '', '/admin/setting/store_service/rules')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const save = () => vi.waitFor(() => [...show.root.querySelectorAll('button')].find((one) => one.textContent === '保存')!.click(), patient)

it('sends back what was read, at the version that was read', async () => {
  let body: unknown
  backend.answers.set(`PUT ${path}`, (sent) => {
    body = sent
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  open('own')
  await show.reads('怎么退货')
  await show.reads('周一周二')
  await save()
  await show.reads('修改成功')
  expect(body).toEqual(rules)
})

/** Writes into the field with this label, whatever draws it. */
async function writeInto(label: string, value: string) {
  const found = await vi.waitFor(() => {
    const labels = [...show.root.querySelectorAll('label')]
    const id = labels.find((one) => one.textContent!.startsWith(label))?.htmlFor
    const field = id && show.root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id="${id}"]`)
    if (!field) throw new Error(`no ${label} in ${labels.map(({ textContent }) => textContent).join()}`)
    return field
  }, patient)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found) as object, 'value')!.set!.call(found, value)
  found.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  found.dispatchEvent(new Event('blur', { bubbles: true }))
}

it('sends what was changed beside what was not, and nothing that is no number', async () => {
  const bodies: unknown[] = []
  backend.answers.set(`PUT ${path}`, (sent) => {
    bodies.push(sent)
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  open('own')
  await show.reads('怎么退货')
  await writeInto('同时接待上限', '7')
  await writeInto('非服务时间提示', '明天见')
  await save()
  await show.reads('修改成功')
  expect(bodies).toEqual([{ ...rules, capacity: 7, awayMessage: '明天见' }])
})

it('shows at its field what the server refuses, and keeps what was written', async () => {
  backend.answers.set(`PUT ${path}`, () => ({
    status: 400,
    msg: '参数错误',
    code: '100100',
    data: [],
    errors: { grace: '不能超过 86400' },
  }))
  open('own')
  await show.reads('怎么退货')
  await writeInto('掉线转接等待（秒）', '600')
  await save()
  await show.reads('不能超过 86400')
  const field = [...show.root.querySelectorAll('input')].find(({ value }) => value === '600')!
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('sends no hours that end before they begin', async () => {
  const hours = [{ days: [1], from: '18:00', to: '09:00' }]
  backend.answers.set(`GET ${path}`, () => ({ status: 200, msg: 'success', data: { ...rules, hours } }))
  open('own')
  await show.reads('怎么退货')
  await save()
  await show.reads('结束时间要晚于开始时间')
  expect(backend.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

it('is none of a plain shop', async () => {
  open('shop')
  await vi.waitFor(() => expect(show.root.querySelector('.console-note[data-kind=missing]')).not.toBeNull(), patient)
  expect(backend.calls.filter((call) => call.includes('kefu/rules'))).toEqual([])
})
