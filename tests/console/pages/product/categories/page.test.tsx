// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import form from '../../../../fixtures/recorded/adminapi_product_category_id.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_product_category.json' with { type: 'json' }
import tops from '../../../../fixtures/recorded/adminapi_product_category_tree_0.json' with { type: 'json' }

const patient = { timeout: 15_000 }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const names = () => [...root().querySelectorAll('tbody .console-name')].map((name) => name.textContent)
const folder = (name: string) => root().querySelector<HTMLButtonElement>(`button[aria-label="${name} 的下级"]`)!

async function open(address = '/admin/product/product_classify') {
  backend.kind = 'shop'
  history.replaceState(null, '', address)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('手机数码')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/product/category', () => list.responseBody)
  backend.answers.set('GET /adminapi/product/category/tree/0', () => tops.responseBody)
  backend.answers.set('GET /adminapi/product/category/1', () => form.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('商品分类', () => {
  it('shows the first level folded; what is below opens by the pointer and by keys', async () => {
    await open()
    expect(names()).toHaveLength(8)
    folder('手机数码').click()
    await seen('智能手机')
    expect(names().slice(0, 3)).toEqual(['手机数码', '智能手机', '影音周边'])
    expect(folder('手机数码').ariaExpanded ?? folder('手机数码').getAttribute('aria-expanded')).toBe('true')
    const press = (key: string) => folder('手机数码').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowLeft')
    await vi.waitFor(() => expect(names()).toHaveLength(8), patient)
    press('ArrowRight')
    await seen('智能手机')
    // a whole tree has no pages
    expect(root().textContent).toContain('共 35 条')
    expect(root().querySelector('.ui-pager')).toBeNull()
  })

  it('is open where it is narrowed', async () => {
    await open('/admin/product/product_classify?cate_name=手机')
    await seen('智能手机')
    expect(backend.calls.some((call) => call.includes(`cate_name=${encodeURIComponent('手机')}`))).toBe(true)
    expect(names().length).toBeGreaterThan(8)
  })

  it('changes and switches at a plain shop by the calls of its contract', async () => {
    let body: unknown
    backend.answers.set('PUT /adminapi/product/category/1', (sent) => {
      body = sent
      return { status: 200, msg: '修改成功', code: '100001' }
    })
    backend.answers.set('PUT /adminapi/product/category/set_show/1/0', () => ({ status: 200, msg: '修改成功', code: '100014' }))
    await open()
    root().querySelector<HTMLInputElement>('[aria-label="状态 手机数码"]')!.click()
    await called('PUT /adminapi/product/category/set_show/1/0')
    const edit = [...root().querySelectorAll('tbody button')].find((button) => button.textContent === '编辑') as HTMLButtonElement
    edit.click()
    await called('GET /adminapi/product/category/1')
    await vi.waitFor(() => expect(root().querySelector<HTMLInputElement>('dialog input')).not.toBeNull(), patient)
    const save = [...root().querySelectorAll('dialog button')].findLast((button) => button.textContent === '确定') as HTMLButtonElement
    save.click()
    await called('PUT /adminapi/product/category/1')
    expect(body).toMatchObject({ pid: 0, cate_name: '手机数码', sort: 99, is_show: 1 })
  })
})
