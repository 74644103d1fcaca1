// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import coupons from '../../../../fixtures/recorded/adminapi_marketing_coupon_released.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('asks for coupons of every state, which a shop leaves out of a call that says nothing of it, until one is chosen', async () => {
  const backend = fakeBackend()
  const menu = { menus: [], unique: ['marketing-store_coupon_issue'] }
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: menu }))
  backend.answers.set('GET /adminapi/marketing/coupon/released', () => coupons.responseBody)
  history.replaceState(null, '', '/admin/marketing/store_coupon_issue/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('满100减10')
  const path = 'GET /adminapi/marketing/coupon/released'
  expect(backend.calls.filter((call) => call.startsWith(path))).toEqual([`${path}?page=1&limit=15&status=`])
  const first = [...show.root.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.textContent)
  expect(first).toEqual(['5', '满100减10', '通用券', '10.00', '手动领取', '不限时', '30天', '发布：100 剩余：100', '正常'])
  show.call('navigate', '/marketing/store_coupon_issue/index?status=0')
  await vi.waitFor(() => expect(backend.calls).toContain(`${path}?page=1&limit=15&status=0`), patient)
})
