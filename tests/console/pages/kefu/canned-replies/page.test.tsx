// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import categories from '../../../../fixtures/recorded/adminapi_app_wechat_speechcraftcate.json' with { type: 'json' }
import form from '../../../../fixtures/recorded/adminapi_app_wechat_speechcraft_create.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_app_wechat_speechcraft.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_app_wechat_speechcraft_POST.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const base = '/adminapi/app/wechat/speechcraft'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const aside = () => root().querySelector<HTMLElement>('aside[aria-label="话术分类"]')!
const button = (name: string, within: ParentNode = root()) =>
  [...within.querySelectorAll('button')].findLast((one) => one.textContent?.trim() === name)!

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  const { data } = categories.responseBody.data
  const more = { ...categories.responseBody, data: { data: [...data, { id: 4, name: '物流', sort: 0 }], count: 1 } }
  backend.answers.set(`GET ${base}cate`, () => more)
  backend.answers.set(`GET ${base}`, () => list.responseBody)
  backend.answers.set(`GET ${base}/create`, () => form.responseBody)
  history.replaceState(null, '', '/admin/setting/store_service/speechcraft')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('提升价值的话')
  await vi.waitFor(() => expect(aside().textContent).toContain('系统话术'), patient)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('客服话术', () => {
  it('is narrowed by the category beside it, the usual one too', async () => {
    button('系统话术', aside()).click()
    await called(`GET ${base}?page=1&limit=15&cate_id=0`)
    button('物流', aside()).click()
    await called(`GET ${base}?page=1&limit=15&cate_id=4`)
    button('添加话术').click()
    await called(`GET ${base}/create?cate_id=4`)
  })

  it('sends what the described form asks for', async () => {
    let body: unknown
    backend.answers.set(`POST ${base}`, (sent) => {
      body = sent
      return saved.responseBody
    })
    button('添加话术').click()
    await vi.waitFor(() => expect(root().querySelectorAll('dialog textarea')).toHaveLength(2), patient)
    const [title, message] = root().querySelectorAll<HTMLTextAreaElement>('dialog textarea')
    const type = (field: HTMLTextAreaElement, text: string) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    type(title!, '欢迎语')
    type(message!, '您好，请问有什么可以帮您')
    button('确定').click()
    await seen('创建话术成功')
    expect(body).toMatchObject({ title: '欢迎语', message: '您好，请问有什么可以帮您', sort: 0 })
  })
})
