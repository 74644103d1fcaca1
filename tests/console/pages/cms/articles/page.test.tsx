// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import categories from '../../../../fixtures/recorded/adminapi_cms_category_list.json' with { type: 'json' }
import articles from '../../../../fixtures/recorded/adminapi_cms_cms.json' with { type: 'json' }
import missing from '../../../../fixtures/recorded/adminapi_cms_cms_id_DELETE_missing.json' with { type: 'json' }

let show: ReturnType<typeof stage>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows what a shop recorded, narrowed by category, and copies where an article is read', async () => {
  const backend = fakeBackend()
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique: ['cms-article-index'] } }))
  backend.answers.set('GET /adminapi/cms/cms', () => articles.responseBody)
  backend.answers.set('GET /adminapi/cms/category_list', () => categories.responseBody)
  history.replaceState(null, '', '/admin/cms/article/index?pid=1&title=双十一')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('双十一活动公告')
  await show.reads('文章分类: 官方动态')
  expect(backend.calls).toContain(`GET /adminapi/cms/cms?page=1&limit=15&pid=1&title=${encodeURIComponent('双十一')}`)
  const row = show.root.querySelector('tbody tr')!
  expect(row.textContent).toContain('2026-11-21 08:25')
  expect(row.textContent).toContain('显示')
  // who may only read is offered no deletion
  expect(row.textContent).not.toContain('删除')
  expect(row.querySelector('input')).toBeNull()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  ;[...row.querySelectorAll('button')].find((button) => button.textContent === '移动端链接')!.click()
  await show.reads('复制成功')
  expect(write).toHaveBeenCalledWith(articles.responseBody.data.list[0]!.copy_url)
})

it('deletes after a question, and many at once although one is gone already', async () => {
  const backend = fakeBackend()
  const [first] = articles.responseBody.data.list
  let list = [1, 2, 3].map((id) => ({ ...first!, id, title: `文章${id}` }))
  const unique = ['cms-article-index', 'cms-article-creat']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/cms/cms', () => ({ status: 200, msg: 'success', data: { list, count: list.length } }))
  backend.answers.set('GET /adminapi/cms/category_list', () => categories.responseBody)
  for (const gone of [1, 2, 3])
    backend.answers.set(`DELETE /adminapi/cms/cms/${gone}`, () => {
      list = list.filter(({ id }) => id !== gone)
      return gone === 2 ? missing.responseBody : { status: 200, msg: '删除成功', data: [] }
    })
  history.replaceState(null, '', '/admin/cms/article/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('文章1')
  const named = (word: string, among: string) =>
    [...show.root.querySelectorAll<HTMLElement>(among)].find((one) => (one.textContent || one.ariaLabel) === word)
  const press = (word: string, among = 'button') => vi.waitFor(() => named(word, among)!.click())
  const sent = () => backend.calls.filter((call) => call.startsWith('DELETE'))
  await press('删除', 'tbody tr button')
  await show.reads('确定要删除吗？')
  expect(sent()).toEqual([])
  await press('删除', 'dialog button')
  await show.reads('删除成功')
  await vi.waitFor(() => expect(show.root.querySelector('tbody')!.textContent).not.toContain('文章1'))
  for (const box of show.root.querySelectorAll<HTMLElement>('tbody input[type=checkbox]')) box.click()
  await show.reads('已选 2 项')
  await press('批量删除')
  await show.reads('确定要批量删除吗？')
  await press('批量删除', 'dialog button')
  await vi.waitFor(() => expect(sent()).toEqual([1, 2, 3].map((id) => `DELETE /adminapi/cms/cms/${id}`)))
  await vi.waitFor(() => expect(show.root.textContent).not.toContain('文章3'))
  expect(show.root.textContent).not.toContain('删除失败')
})

it('hides many at once by saving each whole, and tells what was refused when the others are done', async () => {
  const backend = fakeBackend()
  backend.kind = 'shop'
  const [first] = articles.responseBody.data.list
  const list = [1, 2].map((id) => ({ ...first!, id, title: `文章${id}` }))
  const unique = ['cms-article-index', 'cms-article-creat']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/cms/cms', () => ({ status: 200, msg: 'success', data: { list, count: 2 } }))
  backend.answers.set('GET /adminapi/cms/category_list', () => categories.responseBody)
  for (const one of list)
    backend.answers.set(`GET /adminapi/cms/cms/${one.id}`, () => ({ status: 200, msg: 'success', data: { info: { ...one, cid: 1 } } }))
  const bodies: unknown[] = []
  backend.answers.set('POST /adminapi/cms/cms', (sent) => {
    bodies.push(sent)
    return bodies.length === 1 ? { status: 400, msg: '文章一不能改', data: [] } : { status: 200, msg: '修改成功', data: [] }
  })
  history.replaceState(null, '', '/admin/cms/article/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  await show.reads('文章1')
  for (const box of show.root.querySelectorAll<HTMLElement>('tbody input[type=checkbox]')) box.click()
  await show.reads('已选 2 项')
  await vi.waitFor(() => [...show.root.querySelectorAll('button')].find((one) => one.textContent === '批量隐藏')!.click())
  await show.reads('文章一不能改')
  expect(bodies).toMatchObject([
    { id: 1, cid: 1, title: '文章1', status: 0, is_hot: 1, image_input: first!.image_input.join(',') },
    { id: 2, cid: 1, title: '文章2', status: 0, is_hot: 1 },
  ])
})
