// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ArticleBody } from '#src/api/articles.ts'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import article from '../../../../fixtures/recorded/adminapi_cms_cms_id.json' with { type: 'json' }
import articles from '../../../../fixtures/recorded/adminapi_cms_cms.json' with { type: 'json' }
import saved from '../../../../fixtures/recorded/adminapi_cms_cms_POST.json' with { type: 'json' }
import tree from '../../../../fixtures/recorded/adminapi_cms_category_tree_list.json' with { type: 'json' }

const patient = { timeout: 15_000 }
let show: ReturnType<typeof stage>
let backend: ReturnType<typeof fakeBackend>
let sent: ArticleBody[]

beforeEach(() => {
  setLocale('zh-cn')
  sent = []
  backend = fakeBackend()
  const unique = ['cms-article-index', 'cms-article-creat']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  backend.answers.set('GET /adminapi/cms/cms', () => articles.responseBody)
  backend.answers.set('GET /adminapi/cms/cms/1', () => article.responseBody)
  backend.answers.set('GET /adminapi/cms/category_list', () => ({ status: 200, msg: '', data: [] }))
  backend.answers.set('GET /adminapi/cms/category_tree_list', () => tree.responseBody)
  backend.answers.set('POST /adminapi/cms/cms', (body) => (sent.push(body as ArticleBody), saved.responseBody))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

function open(path: string) {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
}
const field = (label: string) =>
  vi.waitFor(() => {
    const found = [...show.root.querySelectorAll('.ui-field')].find((one) => one.querySelector('label')?.textContent?.startsWith(label))
    if (!found) throw new Error(`no ${label} in ${show.root.textContent}`)
    return found
  }, patient)
async function fill(label: string, text: string) {
  const input = (await field(label)).querySelector('input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
const press = (name: string) =>
  vi.waitFor(() => [...show.root.querySelectorAll('button')].find((button) => button.textContent === name)!.click(), patient)

it('is opened from its list, changes what its address names, keeps what it does not know, and leads back', async () => {
  open('/cms/article/index')
  await show.reads('双十一活动公告')
  backend.answers.set('GET /adminapi/cms/cms/2', () => article.responseBody)
  await press('编辑')
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/cms/article/add_article/2'), patient)
  await show.reads('文章编辑 ID:2')
  await vi.waitFor(async () => expect((await field('标题')).querySelector('input')!.value).toMatch(/^祝贺/), patient)
  expect((await field('文章分类')).querySelector('[role=combobox], button, select')!.textContent).toContain(
    tree.responseBody.data[0]!.title,
  )
  await fill('标题', '新标题')
  await press('保存')
  await vi.waitFor(() => expect(location.pathname).toBe('/admin/cms/article/index'), patient)
  const { info } = article.responseBody.data
  const [picture] = info.image_input
  expect(sent).toEqual([
    {
      ...{ id: 1, title: '新标题', author: 'CRMEB', cid: 1, synopsis: info.synopsis, image_input: picture, content: info.content },
      ...{ is_banner: 1, is_hot: 1, share_title: '', share_synopsis: '', sort: 0, url: '', status: 1 },
    },
  ])
  // its tab went with it: nobody is asked, and it starts afresh
  await vi.waitFor(() => expect(show.root.querySelectorAll('.console-tab').length).toBeLessThan(2), patient)
})

it('keeps several covers, and shows what somebody else stored instead of writing over it', async () => {
  const { info } = article.responseBody.data
  const covers = [...info.image_input, 'http://127.0.0.1:8880/uploads/b.png']
  backend.answers.set('GET /adminapi/cms/cms/1', () => ({
    status: 200,
    msg: '',
    data: { info: { ...info, image_input: covers, version: 4 } },
  }))
  backend.answers.set('POST /adminapi/cms/cms', (body) => {
    sent.push(body as ArticleBody)
    if (sent.length > 1) return saved.responseBody
    const row = { ...info, image_input: covers, version: 5, title: '别人的标题', author: '别人' }
    return { status: 409, code: 'ARTICLE_CHANGED', msg: '小李 改过这篇文章', data: { row } }
  })
  open('/cms/article/add_article/1')
  await vi.waitFor(async () => expect((await field('标题')).querySelector('input')!.value).toMatch(/^祝贺/), patient)
  await fill('标题', '我的标题')
  await press('保存')
  await show.reads('别人的标题')
  expect((await field('标题')).querySelector('input')!.value).toBe('我的标题')
  expect((await field('作者')).querySelector('input')!.value).toBe('别人')
  show.root.querySelector<HTMLElement>('.form-clash [role=radio], .form-clash input[type=radio]')!.click()
  // held back for a second after the first press
  await vi.waitFor(async () => (await press('保存'), expect(sent).toHaveLength(2)), patient)
  expect(sent.map(({ title, version, image_input }) => [title, version, image_input])).toEqual([
    ['我的标题', 4, covers.join(',')],
    ['我的标题', 5, covers.join(',')],
  ])
})

it('adds one where no id is named: what is missing is said first', async () => {
  open('/cms/article/add_article')
  await show.reads('文章添加')
  await field('标题')
  await press('保存')
  await show.reads('请输入标题')
  await show.reads('请选择图文封面')
  expect(sent).toEqual([])
})

it('is not for who only reads', async () => {
  const unique = ['cms-article-index']
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique } }))
  open('/cms/article/index')
  await show.reads('双十一活动公告')
  expect([...show.root.querySelectorAll('button')].map((button) => button.textContent)).not.toContain('编辑')
  show.call('navigate', '/cms/article/add_article')
  await show.reads('403')
})

it('stays half typed behind its tab, whatever is stored meanwhile: the article is not read again below it', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1366)
  try {
    open('/cms/article/add_article/1')
    await vi.waitFor(async () => expect((await field('标题')).querySelector('input')!.value).not.toBe(''), patient)
    await fill('标题', '写了一半')
    const reads = () => backend.calls.filter((call) => call === 'GET /adminapi/cms/cms/1').length
    for (const reply of [article.responseBody, { status: 400, msg: '读不到' }]) {
      backend.answers.set('GET /adminapi/cms/cms/1', () => reply)
      show.call('navigate', '/cms/article/index')
      await show.reads('双十一活动公告')
      show.call('navigate', '/cms/article/add_article/1')
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect((await field('标题')).querySelector('input')!.value).toBe('写了一半')
      expect(reads()).toBe(1)
    }
  } finally {
    width.mockRestore()
  }
})
