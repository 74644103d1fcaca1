// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_user_user_group_add_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_user_user_group_list.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_user_user_group_save_POST.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

async function open(kind: 'shop' | 'own') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/user/group')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('D类客户')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/user/user_group/list', () => list.responseBody)
  backend.answers.set('GET /adminapi/user/user_group/add/5', () => form.responseBody)
  backend.answers.set('GET /adminapi/user/user_group/add/0', () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('用户分组', () => {
  it('lists, adds and changes at a plain shop by the calls of its contract', async () => {
    let body: unknown
    backend.answers.set('POST /adminapi/user/user_group/save', (sent) => {
      body = sent
      return saved.responseBody
    })
    await open('shop')
    await called('GET /adminapi/user/user_group/list?page=1&limit=15')
    press('修改')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')?.value).toBe('A类客户'), patient)
    press('确定')
    await seen('提交成功')
    expect(body).toMatchObject({ id: 1, group_name: 'A类客户' })
    press('添加分组')
    await called('GET /adminapi/user/user_group/add/0')
  })

  it('removes after a question, and says what the server refuses', async () => {
    backend.answers.set('DELETE /adminapi/user/user_group/del/5', () => ({ status: 400, msg: '删除失败', code: '100008' }))
    await open('shop')
    press('删除')
    await vi.waitFor(() => expect(root().querySelector('[role=alertdialog]')).not.toBeNull(), patient)
    expect(backend.calls.some((call) => call.startsWith('DELETE'))).toBe(false)
    root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
    await called('DELETE /adminapi/user/user_group/del/5')
    await seen('删除失败')
  })

  it('looks for words only where the server knows them', async () => {
    await open('shop')
    expect(root().querySelector('input[aria-label="搜索分组"]')).toBeNull()
    show.end()
    await open('own')
    expect(root().querySelector('input[aria-label="搜索分组"]')).not.toBeNull()
  })
})
