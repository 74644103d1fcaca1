// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import recorded from '../../../../fixtures/recorded/adminapi_setting_get_kf_adv.json' with { type: 'json' }
import agents from '../../../../fixtures/recorded/adminapi_app_wechat_kefu.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/setting/get_kf_adv', () => recorded.responseBody)
  backend.answers.set('GET /adminapi/app/wechat/kefu', () => agents.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

function open(kind: 'shop' | 'own', path: string) {
  backend.kind = kind
  history.replaceState(null, '', `/admin/setting/store_service/${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
const button = (name: string) => [...show.root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

it.each(['shop', 'own'] as const)('is saved at %s as it was read, at its version', async (kind) => {
  let body: unknown
  const content = '<p>双十二满减</p>'
  backend.answers.set('GET /adminapi/setting/get_kf_adv', () => ({
    ...recorded.responseBody,
    data: { content, ...(kind === 'own' && { version: 4 }) },
  }))
  backend.answers.set('POST /adminapi/setting/set_kf_adv', (sent) => {
    body = sent
    return { status: 200, msg: '设置成功', code: '100014' }
  })
  open(kind, 'advertisement')
  await vi.waitFor(() => button('保存')!.click(), patient)
  await show.reads('设置成功')
  expect(body).toEqual({ content, ...(kind === 'own' && { version: 4 }) })
})

it('is reached from the agents of a shop, whose menu has no entry for it', async () => {
  open('shop', 'index')
  await vi.waitFor(() => button('客服页面广告')!.click(), patient)
  await show.reads('客服广告内容')
  expect(location.pathname).toBe('/admin/setting/store_service/advertisement')
})

it('has its own entry in the menu of our server', async () => {
  open('own', 'index')
  await show.reads('客服小强')
  expect(button('客服页面广告')).toBeUndefined()
})
