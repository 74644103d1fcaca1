// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'
import { FakeSocket } from '../../../http/socket/fake-socket.ts'
import list from '../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import refunds from '../../../fixtures/recorded/adminapi_refund_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let sockets: FakeSocket[] = []

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
  sockets = []
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      constructor() {
        super()
        sockets.push(this)
      }
    },
  )
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/get_workerman_url', () => ({
    status: 200,
    data: { admin: 'wss://shop.example.com/notice', chat: '' },
  }))
  backend.answers.set('GET /adminapi/order/list', () => list.responseBody)
  backend.answers.set('GET /adminapi/refund/list', () => refunds.responseBody)
})
afterEach(() => {
  show.end()
  vi.unstubAllGlobals()
})

const button = () => [...show.root.querySelectorAll('button')].find(({ textContent }) => textContent.includes('点击查看'))

it.each([
  ['shop', '/order/list?page=2', 'order/list', 'NEW_ORDER', '有 2 个新订单，点击查看', '机械键盘'],
  ['own', '/order/list', 'order/list', 'NEW_ORDER', '有 2 个新订单，点击查看', '机械键盘'],
  ['own', '/order/refund', 'refund/list', 'NEW_REFUND_ORDER', '有 2 个新的售后申请，点击查看', 'cp'],
] as const)('at a %s server, %s shows what came in when somebody asks for it', async (kind, address, call, type, words, text) => {
  backend.kind = kind
  history.replaceState(null, '', `/admin${address}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads(text)
  await vi.waitFor(() => expect(sockets).toHaveLength(1), patient)
  sockets[0]!.open()
  sockets[0]!.say({ type: 'success' })
  const listCalls = () => backend.calls.filter((one) => one.startsWith(`GET /adminapi/${call}?`) && one.includes('limit=15'))
  const before = listCalls().length
  for (const order_id of ['cp1', 'cp2']) sockets[0]!.say({ type, data: { order_id } })
  await vi.waitFor(() => expect(button()?.textContent).toBe(words), patient)
  // nothing has moved
  expect(listCalls()).toHaveLength(before)
  button()!.click()
  await vi.waitFor(() => expect(listCalls().length).toBeGreaterThan(before), patient)
  expect(listCalls().at(-1)).toContain('page=1&')
  await vi.waitFor(() => expect(button()).toBeUndefined(), patient)
})
