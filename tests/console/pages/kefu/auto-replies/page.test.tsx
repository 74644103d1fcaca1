// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import empty from '../../../../fixtures/recorded/adminapi_app_kefu_auto_reply_list.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_app_kefu_auto_reply_form_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const auto = '/adminapi/app/kefu/auto_reply'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent?.trim() === name)!.click()

async function open(reply: object, text: string, kind: 'shop' | 'own' = 'shop', token = backend.tokenOf('admin')) {
  backend.kind = kind
  backend.answers.set(`GET ${auto}/list`, () => reply)
  history.replaceState(null, '', '/admin/setting/store_service/auto_reply')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token })
  await seen(text)
}

const listed = (...rows: object[]) => ({ status: 200, msg: 'success', data: { list: rows, count: rows.length } })

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('自动回复', () => {
  it('says so where there are none', () => open(empty.responseBody, '还没有自动回复'))

  it.each(['shop', 'own'] as const)('reads what %s answers, wrapped or not, and switches by the call that has a handler', async (kind) => {
    const rows = [
      { id: 3, key: '发货', type: 'text', data: kind === 'own' ? '48小时内' : { content: '48小时内' }, status: 1 },
      { id: 2, key: '图', type: 'image', data: { src: '/uploads/a.jpg' }, status: 0 },
    ]
    await open(listed(...rows), '48小时内', kind)
    expect(root().querySelectorAll('tbody img.pick-picture')).toHaveLength(1)
    backend.answers.set('PUT /adminapi/app/wechat/keyword/set_status/3/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
    root().querySelector<HTMLElement>('tbody [role=switch]')!.click()
    await seen('设置成功')
  })

  it.each([
    ['shop', false],
    ['own', true],
  ] as const)('at %s who sees the page alone may change it: that shop has no keys of its buttons', async (kind, isReadOnly) => {
    const reader = backend.tokenWith('admin-setting-store_service-auto_reply')
    await open(listed({ id: 3, key: '发货', type: 'text', data: '48小时内', status: 1 }), '48小时内', kind, reader)
    expect(root().querySelector<HTMLButtonElement>('tbody [role=switch]')!.disabled).toBe(isReadOnly)
    const words = [...root().querySelectorAll('button')].map((button) => button.textContent?.trim())
    expect(['添加自动回复', '编辑', '删除'].filter((word) => words.includes(word))).toHaveLength(isReadOnly ? 0 : 3)
  })

  it('asks for the text or the picture, whichever kind is chosen', async () => {
    let body: unknown
    backend.answers.set(`GET ${auto}/form/0`, () => form.responseBody)
    backend.answers.set(`POST ${auto}/save/0`, (sent) => {
      body = sent
      return { status: 200, msg: '保存成功', code: '100000' }
    })
    await open(empty.responseBody, '还没有自动回复')
    press('添加自动回复')
    await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('回复内容'), patient)
    expect(root().querySelector('dialog')!.textContent).not.toContain('回复图片')
    const type = (at: number, text: string) => {
      const field = root().querySelectorAll<HTMLInputElement>('dialog input:not([type=radio])')[at]!
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    type(0, '发货,多久发货')
    type(1, '48小时内发货')
    press('确定')
    await seen('保存成功')
    expect(body).toMatchObject({ keys: '发货,多久发货', type: 'text', data: '48小时内发货', status: 1 })
  })
})
