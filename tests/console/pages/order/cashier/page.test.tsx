// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import codes from '../../../../fixtures/recorded/adminapi_order_offline_scan.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const order = { id: 1, order_id: 'SY1', uid: 6, nickname: '赵六', pay_price: '95.50', true_price: 4.5, pay_time: '2026-11-21 08:25:20' }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = () => [...root().querySelectorAll('button')].map((button) => button.textContent)

async function open(kind: 'shop' | 'own') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/order/offline')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('SY1')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/order/scan_list', () => ({ status: 200, msg: 'success', data: { list: [order], count: 1 } }))
  backend.answers.set('GET /adminapi/order/offline_scan', () => codes.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows the codes of a plain shop, those that there are', async () => {
  await open('shop')
  expect(buttons()).not.toContain('登记收款')
  ;[...root().querySelectorAll('button')].find((button) => button.textContent === '查看收款二维码')!.click()
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('公众号收款码'), patient)
  expect(root().querySelector('dialog')!.textContent).not.toContain('小程序收款码')
})

it('enters payments at our own server alone', async () => {
  await open('own')
  expect(buttons()).toContain('登记收款')
  expect(buttons()).not.toContain('查看收款二维码')
})
