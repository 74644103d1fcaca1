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
