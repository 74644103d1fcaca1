// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../gate/stage.ts'
import categories from '../../../fixtures/recorded/adminapi_cms_category_list.json' with { type: 'json' }
import articles from '../../../fixtures/recorded/adminapi_cms_cms.json' with { type: 'json' }

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
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  ;[...row.querySelectorAll('button')].find((button) => button.textContent === '移动端链接')!.click()
  await show.reads('复制成功')
  expect(write).toHaveBeenCalledWith(articles.responseBody.data.list[0]!.copy_url)
})
