// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import list from '../../../../fixtures/recorded/adminapi_setting_admin.json' with { type: 'json' }
import edit from '../../../../fixtures/recorded/adminapi_setting_admin_id_edit.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)

async function open(query = '') {
  history.replaceState(null, '', `/admin/setting/system_admin/index${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('小编')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/setting/admin', () => list.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('管理员列表', () => {
  it('shows what the shop sends, and narrows it by what stands in the address', async () => {
    await open('?status=1')
    await called('GET /adminapi/setting/admin?page=1&limit=15&status=1')
    const words = root().querySelector<HTMLInputElement>('input[aria-label="请输入姓名或者账号"]')!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(words, '小')
    words.dispatchEvent(new Event('input', { bubbles: true }))
    await called(`GET /adminapi/setting/admin?page=1&limit=15&name=${encodeURIComponent('小')}&status=1`)
    expect(location.search).toBe(`?status=1&name=${encodeURIComponent('小')}`)
    const clear = [...root().querySelectorAll('button')].find((button) => button.textContent === '清空筛选')!
    clear.click()
    await vi.waitFor(() => expect(location.search).toBe('?status=1'), patient)
  })

  it('switches an account off, and back when the server refuses', async () => {
    await open()
    backend.answers.set('PUT /adminapi/setting/set_status/2/0', () => ({ status: 400, msg: '不能停用' }))
    const toggle = root().querySelector<HTMLInputElement>('input[role=switch]')!
    expect(toggle.checked).toBe(true)
    toggle.click()
    await called('PUT /adminapi/setting/set_status/2/0')
    await seen('不能停用')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('input[role=switch]')!.checked).toBe(true), patient)
  })

  it('says who belongs where, at a server that keeps departments', async () => {
    await open()
    expect(root().querySelector('thead')!.textContent).not.toContain('所属部门')
    show.end()
    backend.features = { departments: true }
    const rows = list.responseBody.data.list.map((row) => ({ ...row, departments: '销售部' }))
    backend.answers.set('GET /adminapi/setting/admin', () => done({ ...list.responseBody.data, list: rows }))
    await open()
    await seen('销售部')
    expect(root().querySelector('thead')!.textContent).toContain('所属部门')
  })

  it('edits by the form that the server describes', async () => {
    backend.answers.set('GET /adminapi/setting/admin/2/edit', () => edit.responseBody)
    backend.answers.set('PUT /adminapi/setting/admin/2', () => done(undefined, '修改成功'))
    await open()
    const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()
    press('编辑')
    await seen('管理员姓名')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')?.value).toBe('editor'), patient)
    press('确定')
    await called('PUT /adminapi/setting/admin/2')
    await seen('修改成功')
  })
})
