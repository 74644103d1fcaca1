// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_user_user_level_create.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_user_user_level_vip_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const prefix = '/adminapi/user/user_level'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)

async function open(account = 'admin', query = '') {
  history.replaceState(null, '', `/admin/user/level${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf(account) })
  await seen('V5')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  backend.answers.set(`GET ${prefix}/vip_list`, () => list.responseBody)
  backend.answers.set(`GET ${prefix}/create`, () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('用户等级', () => {
  it('is found by name and state in the words of the shop', async () => {
    await open('admin', `?title=V&is_show=1`)
    await called(`GET ${prefix}/vip_list?page=1&limit=15&title=V&is_show=1`)
    expect(root().querySelector('input[aria-label="请输入等级名称"]')).not.toBeNull()
    expect(root().querySelector('tbody')!.textContent).toContain('99%')
  })

  it('is shown and hidden by a switch, which goes back where the shop refuses', async () => {
    backend.answers.set(`PUT ${prefix}/set_show/1/0`, () => ({ status: 400, msg: '设置失败', code: '100015' }))
    await open()
    root().querySelector<HTMLInputElement>('input[role=switch]')!.click()
    await called(`PUT ${prefix}/set_show/1/0`)
    await seen('设置失败')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('input[role=switch]')!.checked).toBe(true), patient)
  })

  it('asks for the form of a level by its id, and removes by the call of the shop', async () => {
    backend.answers.set(`PUT ${prefix}/delete/1`, () => ({ status: 200, msg: '删除成功', code: '100002' }))
    await open()
    const press = (name: string) => [...root().querySelectorAll('button')].find((one) => one.textContent === name)!.click()
    press('编辑等级')
    await called(`GET ${prefix}/create?id=1`)
    await seen('解锁经验值')
    show.end()
    await open()
    press('删除等级')
    await vi.waitFor(() => expect(root().querySelector('[role=alertdialog]')).not.toBeNull(), patient)
    root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
    await called(`PUT ${prefix}/delete/1`)
    await seen('删除成功')
  })
})
