// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_merchant_store_staff_create.json' with { type: 'json' }
import stores from '../../../../fixtures/recorded/adminapi_merchant_store_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const clerk = {
  ...{ id: 4, uid: 6, nickname: '赵六', avatar: '', staff_name: '赵店长', phone: '13800000004', store_id: 1, name: '朝阳自提点' },
  ...{ verify_status: 1, status: 1, add_time: '2026-11-21 08:25:20' },
}

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set('GET /adminapi/merchant/store_staff', () => ({ status: 200, msg: 'success', data: { list: [clerk], count: 1 } }))
  backend.answers.set('GET /adminapi/merchant/store_list', () => stores.responseBody)
  backend.answers.set('GET /adminapi/merchant/store_staff/create', () => form.responseBody)
  history.replaceState(null, '', '/admin/setting/merchant/system_store_staff/index?store_id=1')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('赵店长')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('lists the clerks of a store, switches them and asks for the form of a new one', async () => {
  expect(backend.calls.find((call) => call.startsWith('GET /adminapi/merchant/store_staff?'))).toContain('store_id=1')
  backend.answers.set('PUT /adminapi/merchant/store_staff/set_show/4/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
  root().querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await seen('设置成功')
  ;[...root().querySelectorAll('button')].find((button) => button.textContent === '添加核销员')!.click()
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('核销开关'), patient)
})
