// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import categories from '../../../../fixtures/recorded/adminapi_user_user_label_cate_all.json' with { type: 'json' }
import categoryForm from '../../../../fixtures/recorded/adminapi_user_user_label_cate_create.json' with { type: 'json' }
import labelForm from '../../../../fixtures/recorded/adminapi_user_user_label_add_id.json' with { type: 'json' }
import labels from '../../../../fixtures/recorded/adminapi_user_user_label.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const prefix = '/adminapi/user'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const calls = (start: string) => backend.calls.filter((call) => call.startsWith(start)).length
const called = (start: string) => vi.waitFor(() => expect(calls(start)).toBeGreaterThan(0), patient)
const aside = () => root().querySelector<HTMLElement>('aside[aria-label="标签分类"]')!
const button = (name: string, within: ParentNode = root()) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent === name)!

async function open(query = '') {
  backend.kind = 'shop'
  history.replaceState(null, '', `/admin/user/label${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('朋友介绍')
  await vi.waitFor(() => expect(aside().textContent).toContain('客户来源'), patient)
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set(`GET ${prefix}/user_label_cate/all`, () => categories.responseBody)
  backend.answers.set(`GET ${prefix}/user_label_cate/create`, () => categoryForm.responseBody)
  backend.answers.set(`GET ${prefix}/user_label`, () => labels.responseBody)
  backend.answers.set(`GET ${prefix}/user_label/add/0`, () => labelForm.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('用户标签', () => {
  it('is narrowed by the category that is chosen beside it, and begins a new label there', async () => {
    await open()
    expect(button('全部', aside()).getAttribute('aria-current')).toBe('true')
    button('客户来源', aside()).click()
    await called(`GET ${prefix}/user_label?page=1&limit=15&label_cate=2`)
    expect(location.search).toBe('?label_cate=2')
    expect(button('客户来源', aside()).getAttribute('aria-current')).toBe('true')
    button('添加标签').click()
    await called(`GET ${prefix}/user_label/add/0?cate_id=2`)
  })

  it('reads categories and labels again after a category was added, and says why one stays', async () => {
    backend.answers.set(`POST ${prefix}/user_label_cate`, () => ({ status: 200, msg: '保存成功', code: '100000' }))
    await open()
    button('添加分类', aside()).click()
    await vi.waitFor(() => expect(root().querySelector('dialog input')).not.toBeNull(), patient)
    const field = root().querySelector<HTMLInputElement>('dialog input')!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '地区')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const before = [calls(`GET ${prefix}/user_label_cate/all`), calls(`GET ${prefix}/user_label?`)]
    ;[...root().querySelectorAll('button')].findLast((one) => one.textContent === '确定')!.click()
    await seen('保存成功')
    await vi.waitFor(() => {
      expect(calls(`GET ${prefix}/user_label_cate/all`)).toBe(before[0]! + 1)
      expect(calls(`GET ${prefix}/user_label?`)).toBe(before[1]! + 1)
    }, patient)
  })

  it('shows everything again where the category of the address is gone', async () => {
    await open('?label_cate=99')
    await vi.waitFor(() => expect(location.search).toBe(''), patient)
    expect(button('全部', aside()).getAttribute('aria-current')).toBe('true')
  })
})
