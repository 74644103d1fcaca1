// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import form from '../../../../fixtures/recorded/adminapi_cms_category_id_edit.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_cms_category.json' with { type: 'json' }
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'

const patient = { timeout: 15_000 }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows, changes, switches and keeps a category of a plain shop, and leads to its articles', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  const [category] = list.responseBody.data.list
  const tree = [{ ...category!, children: [{ ...category!, id: 2, pid: 1, title: '公告' }] }]
  backend.answers.set('GET /adminapi/cms/category', () => ({ status: 200, msg: 'success', data: { list: tree } }))
  backend.answers.set('GET /adminapi/cms/category/1/edit', () => form.responseBody)
  backend.answers.set('PUT /adminapi/cms/category/set_status/1/0', () => ({ status: 200, msg: '设置成功', code: '100014' }))
  let body: unknown
  backend.answers.set('PUT /adminapi/cms/category/1', (sent) => {
    body = sent
    return { status: 200, msg: '修改成功', code: '100001' }
  })
  history.replaceState(null, '', '/admin/cms/article_category/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('官方动态')
  // this list of the shop says no number
  await show.reads('共 2 条')
  const press = (word: string, among = 'button') =>
    vi.waitFor(() => [...show.root.querySelectorAll<HTMLElement>(among)].findLast((one) => one.textContent === word)!.click(), patient)
  show.root.querySelector<HTMLElement>('tbody [role=switch]')!.click()
  await show.reads('设置成功')
  await press('编辑')
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('分类简介'), patient)
  await press('确定', 'dialog button')
  await show.reads('修改成功')
  expect(body).toMatchObject({ id: 1, pid: 0, title: '官方动态', intr: '官方动态', sort: 0, status: 1 })
  // one with others below it cannot go
  expect([...show.root.querySelectorAll('tbody button')].map((one) => one.textContent)).not.toContain('删除')
  await press('查看文章', 'tbody button')
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/admin/cms/article/index?pid=1'), patient)
})
