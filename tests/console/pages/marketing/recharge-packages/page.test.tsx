// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import agreement from '../../../../fixtures/recorded/adminapi_setting_get_user_agreement.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

// group data as a shop keeps it: figures are what somebody typed, text or numbers
const row = { id: 285, gid: 62, add_time: 1605080140, sort: 3, status: 1, price: '100', give_money: 5.5 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows what a plain shop offers with what arrives, switches it, and reads the agreement', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  const list = { status: 200, msg: 'success', data: { list: [row, { ...row, id: 286, price: 50, give_money: '' }], count: 2, type: '' } }
  backend.answers.set('GET /adminapi/setting/group_data', () => list)
  backend.answers.set('PUT /adminapi/setting/group_data/set_status/285/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
  backend.answers.set('GET /adminapi/setting/get_user_agreement', () => agreement.responseBody)
  let body: unknown
  backend.answers.set('POST /adminapi/setting/set_user_agreement', (sent) => {
    body = sent
    return { status: 200, msg: '协议已保存', code: '100014' }
  })
  history.replaceState(null, '', '/admin/marketing/recharge')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('105.50')
  expect(backend.calls).toContain('GET /adminapi/setting/group_data?page=1&limit=15&gid=62')
  const cells = [...show.root.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent)
  expect(cells.slice(0, 4)).toEqual(['286', '50.00', '0.00', '50.00'])
  show.root.querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await show.reads('设置成功')
  const press = (word: string) =>
    vi.waitFor(() => [...show.root.querySelectorAll('button')].findLast((one) => one.textContent === word)!.click(), patient)
  await press('用户协议')
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('协议内容'), patient)
  await press('确定')
  await show.reads('协议已保存')
  expect(body).toEqual({ content: '' })
})
