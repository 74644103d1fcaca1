// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'
import paths from '../fixtures/recorded/adminapi_diy_get_url.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>

const open = async (path: string) => {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(show.root.querySelector('section h1')).not.toBeNull(), patient)
}
const button = (name: string) =>
  [...show.root.querySelectorAll('button')].find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
const press = async (name: string) =>
  (
    await vi.waitFor(() => {
      const found = button(name)
      if (!found) throw new Error(`no button ${name} in ${show.root.textContent}`)
      return found
    }, patient)
  ).click()
const radio = (label: string) =>
  [...show.root.querySelectorAll('label')].find((one) => one.textContent === label)!.querySelector<HTMLInputElement>('input')!
const chosen = (label: string) => vi.waitFor(() => expect(radio(label).checked).toBe(true), patient)
const calls = (start: string) => backend.calls.filter((call) => call.startsWith(start))

/** A style that is stored, as the server keeps it. */
function keepsStyle(key: string, first: number) {
  let stored = first
  backend.answers.set(`GET /adminapi/diy/get_color_change/${key}`, () => done({ status: stored }))
  for (const number of [1, 2, 3, 4, 5])
    backend.answers.set(`PUT /adminapi/diy/color_change/${number}/${key}`, () => {
      stored = number
      return done(undefined, '设置成功')
    })
  return () => stored
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('主题风格', () => {
  it('shows the stored theme, its colours at once, and saves', async () => {
    const stored = keepsStyle('color_change', 3)
    backend.answers.set('GET /adminapi/diy/groom_list/1', () => done([{ id: 1, image: '', store_name: '胶带', price: '9.90' }]))
    await open('/setting/theme_style')
    await chosen('热情红')
    await show.reads('胶带')
    const colour = () => show.find('.shop-theme')!.style.getPropertyValue('--shop-main')
    expect(colour()).toBe('#E93323')
    radio('生鲜绿').click()
    await show.reads('有未保存的修改')
    expect(colour()).toBe('#42CA4D')
    await press('保存')
    await show.reads('设置成功')
    expect(stored()).toBe(2)
    await show.reads('已保存')
  })

  it('asks before what is not saved is left behind', async () => {
    keepsStyle('color_change', 3)
    await open('/setting/theme_style')
    await chosen('热情红')
    radio('天空蓝').click()
    await show.reads('有未保存的修改')
    show.call('navigate', '/system/file')
    await show.reads('修改还没有保存，确定离开吗？')
    await press('继续编辑')
    expect(location.pathname).toBe('/admin/setting/theme_style')
    radio('热情红').click()
    await vi.waitFor(() => expect(show.root.textContent).not.toContain('有未保存的修改'), patient)
    show.call('navigate', '/index')
    await vi.waitFor(() => expect(location.pathname).toBe('/admin/index'), patient)
  })

  it('sets what somebody else stored meanwhile beside what was chosen, and stores nothing before it is saved again', async () => {
    let [stored, version] = [3, 1]
    backend.answers.set('GET /adminapi/diy/get_color_change/color_change', () => done({ status: stored, version }))
    for (const number of [1, 2, 3, 4, 5])
      backend.answers.set(`PUT /adminapi/diy/color_change/${number}/color_change`, () => {
        const asked = Number(calls('PUT').at(-1)!.split('version=')[1])
        const row = { status: stored, version }
        if (asked !== version) return { status: 409, msg: '小周 改过这里', code: 'CHANGED', data: { row } }
        ;[stored, version] = [number, version + 1]
        return done(undefined, '设置成功')
      })
    await open('/setting/theme_style')
    await chosen('热情红')
    ;[stored, version] = [4, 2]
    radio('生鲜绿').click()
    await press('保存')
    await show.reads('其他人刚刚修改了这条数据')
    expect(stored).toBe(4)
    await press('保存')
    await show.reads('请先选择保留哪一份')
    expect(stored).toBe(4)
    radio('现在保存的：魅力粉').click()
    await chosen('魅力粉')
    radio('我填写的：生鲜绿').click()
    await chosen('生鲜绿')
    await press('保存')
    await show.reads('设置成功')
    expect(stored).toBe(2)
    await vi.waitFor(() => expect(show.root.textContent).not.toContain('其他人刚刚修改了这条数据'), patient)
    // and once more, on top of what was stored now
    radio('天空蓝').click()
    // it reads what is stored before it saves again
    await vi.waitFor(() => {
      button('保存')!.click()
      expect(stored).toBe(1)
    }, patient)
  })

  it('says that it could not be read, and tries again', async () => {
    backend.answers.set('GET /adminapi/diy/get_color_change/color_change', () => ({ status: 400, msg: '出错了' }))
    await open('/setting/theme_style')
    await show.reads('设置加载失败')
    expect(button('保存')).toBeUndefined()
    keepsStyle('color_change', 5)
    await press('重试')
    await chosen('活力橙')
  })
})

it('商品分类 is reset to the first style, and saved', async () => {
  const stored = keepsStyle('category', 3)
  await open('/setting/pages/cate_page/1')
  await chosen('样式3')
  await press('重置')
  await chosen('样式1')
  expect(stored()).toBe(3)
  await press('保存')
  await show.reads('设置成功')
  expect(stored()).toBe(1)
})

describe('页面链接', () => {
  it('lists, finds and copies', async () => {
    backend.answers.set('GET /adminapi/diy/get_url', () => paths.responseBody)
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('/setting/pages/links')
    const rows = () => [...show.root.querySelectorAll('tbody tr')]
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(3), patient)
    await show.type('input', '收银')
    await vi.waitFor(() => expect(rows()).toHaveLength(1), patient)
    await press('复制')
    await show.reads('复制成功')
    expect(write).toHaveBeenCalledWith('/pages/annex/offline_pay/index')
    await show.type('input', '没有这个')
    await show.reads('没有符合条件的数据')
  })

  it('reads the object that a shop answers with a module switched off', async () => {
    const { url } = paths.responseBody.data
    backend.answers.set('GET /adminapi/diy/get_url', () => done({ url: { 0: url[0], 4: url[3] } }))
    await open('/setting/pages/links')
    await vi.waitFor(() => expect(show.root.querySelectorAll('tbody tr')).toHaveLength(2), patient)
  })
})

describe('店铺装修', () => {
  it('shows what visitors do not see yet, and copies a page', async () => {
    backend.features = { pageDrafts: true, pageDuplicates: true }
    const standing = { is_published: 1, has_draft: 0, publish_at: null, has_failed: 0 }
    const publishing = [{ is_published: 0, has_draft: 1 }, { has_draft: 1, publish_at: 1_798_000_000 }, { has_draft: 1, has_failed: 1 }, {}]
    backend.pages = backend.pages
      .slice(0, 4)
      .map((page, at) => ({ ...page, status: at === 3 ? 1 : 0, publishing: { ...standing, ...publishing[at] } }))
    backend.answers.set('POST /adminapi/diy/duplicate/31', (body) => {
      const { name } = body as { name: string }
      backend.pages = [{ ...backend.pages[0]!, id: 40, name }, ...backend.pages]
      return done({ id: '40' }, '保存成功')
    })
    await open('/setting/pages/devise/0')
    const texts = () => [...show.root.querySelectorAll('tbody tr')].map((row) => row.textContent)
    await vi.waitFor(() => expect(texts()).toHaveLength(4), patient)
    const [fresh, timed, failed, plain] = texts()
    expect(fresh).toContain('未发布')
    expect(fresh).not.toContain('预览')
    expect(timed).toMatch(/有草稿.*发布/)
    expect(failed).toContain('定时发布未成功')
    expect(plain).not.toMatch(/草稿|未发布/)
    const row = [...show.root.querySelectorAll('tbody tr')][1]!
    ;[...row.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === '更多')!.click()
    const item = await vi.waitFor(() => {
      const found = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === '复制')
      if (!found) throw new Error('no entry')
      return found
    }, patient)
    item.click()
    await show.reads('页面 31 副本')
    expect(calls('POST')).toHaveLength(1)
  })
})
