// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_freight_express_id_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_freight_express.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = () => [...root().querySelectorAll('button')].map((button) => button.textContent)
const press = (name: string, at = 0) => [...root().querySelectorAll('button')].filter((button) => button.textContent === name)[at]!.click()

async function open(kind: 'shop' | 'own') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/setting/freight/express/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('宅急送')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/freight/express', () => list.responseBody)
  backend.answers.set('GET /adminapi/freight/express/14/edit', () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('物流公司', () => {
  it('is changed and switched at a plain shop by the calls of its contract', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/freight/express/1', (sent) => {
      body = sent
      return { status: 200, msg: '修改成功', code: '100001' }
    })
    backend.answers.set('PUT /adminapi/freight/express/set_status/14/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
    await open('shop')
    root().querySelector<HTMLElement>('tbody [role=switch]')!.click()
    await seen('设置成功')
    press('编辑')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('月结密码'), patient)
    press('确定')
    await seen('修改成功')
    expect(body).toEqual({ account: '', key: '', sort: 0, is_show: 1 })
  })

  it('fetches couriers at a plain shop, and adds them at our own server', async () => {
    backend.answers.set('GET /adminapi/freight/express/sync_express', () => ({ status: 200, msg: '同步成功', code: '100038' }))
    await open('shop')
    expect(buttons()).not.toContain('添加物流公司')
    press('同步物流公司')
    await seen('同步成功')
    show.end()
    await open('own')
    expect(buttons()).toContain('添加物流公司')
    expect(buttons()).not.toContain('同步物流公司')
  })
})
