// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { connectionFor } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let base: string

const list = '/admin/setting/pages/devise/0'
const url = () => location.pathname + location.search
const patient = { timeout: 15_000 }
const at = (address: string) => vi.waitFor(() => expect(url()).toBe(address), patient)

function open(address = '/admin', props = {}) {
  history.replaceState(null, '', address)
  show = stage(mount, { baseUrl: base, routePrefix: '/admin', router: 'path', ...props })
}
async function openAs(account: string, address = '/admin') {
  open(address)
  await show.signIn(account, { admin: 'right-1', editor: 'right-2', nobody: 'right-3' }[account]!)
}
const button = (name: string, within: ParentNode = show.root) =>
  [...within.querySelectorAll('button')].find((one) => one.textContent === name || one.getAttribute('aria-label') === name)
const press = async (name: string, within?: () => ParentNode) =>
  (
    await vi.waitFor(() => {
      const found = button(name, within?.())
      if (!found) throw new Error(`no button ${name}`)
      return found
    }, patient)
  ).click()
const choose = async (name: string) => {
  const item = await vi.waitFor(() => {
    const found = [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === name)
    if (!found) throw new Error(`no entry ${name}`)
    return found
  }, patient)
  item.click()
}
const rows = () => [...show.root.querySelectorAll('tbody tr')]
const rowOf = (id: number) => rows().find((row) => row.querySelector('td')!.textContent === String(id))!

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  base = freshBase()
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('signing in and the way back', () => {
  it('draws the form as its first picture, with the focus in it on a page of its own', async () => {
    const seen: string[] = []
    open('/admin', { standalone: true })
    const watch = new MutationObserver(() => {
      const shown = show.find('.gate')
      if (shown && seen.length === 0) seen.push(shown.querySelector('form') ? 'form' : shown.innerHTML)
    })
    watch.observe(show.root, { childList: true, subtree: true })
    const account = await show.appears<HTMLInputElement>('input[name=username]')
    watch.disconnect()
    expect(seen).toEqual(['form'])
    await vi.waitFor(() => expect(show.root.activeElement).toBe(account), patient)
  })

  it('stands at prefix/login and returns to where one wanted to go', async () => {
    open(`${list}?page=2`)
    await at(`/admin/login?redirect=${encodeURIComponent('/setting/pages/devise/0?page=2')}`)
    await show.signIn('admin', 'right-1')
    await at(`${list}?page=2`)
    await vi.waitFor(() => expect(rows()).toHaveLength(15), patient)
    expect(rows()[0]!.textContent).toContain('页面 17')
  })

  it('never leads to another site', async () => {
    open('/admin/login?redirect=//evil.test/x')
    await show.signIn('admin', 'right-1')
    await at('/admin/evil.test/x')
    await show.reads('页面不存在')
  })

  it('opens the home page from the root, and tells the host', async () => {
    await openAs('admin')
    await at('/admin/index')
    await show.reads('admin')
    expect(show.events).toContain('crm-signed-in')
    expect(show.events).toContain('crm-navigate')
  })

  it('opens it at an empty prefix, too, and from /home', async () => {
    open('/home', { routePrefix: '' })
    await at(`/login`)
    await show.signIn('admin', 'right-1')
    await at('/index')
    show.call('navigate', '/home_index')
    await at('/index')
  })

  it('asks nobody who he is at the desk of the agents, which has a session of its own', async () => {
    open('/admin/kefu')
    await show.appears('.console-open')
    expect(url()).toBe('/admin/kefu')
    expect(show.find('input[name=username]')).toBeNull()
  })

  it('keeps the page beneath while the same person signs in again', async () => {
    await openAs('admin', list)
    await vi.waitFor(() => expect(rows()).toHaveLength(15), patient)
    const row = rows()[3]
    backend.endSessions()
    await connectionFor({ baseUrl: base })
      .readMenu()
      .catch(() => {})
    await at(`/admin/login?redirect=${encodeURIComponent('/setting/pages/devise/0')}`)
    await show.signIn('admin', 'right-1')
    await at(list)
    expect(rows()[3]).toBe(row)
  })

  it('works with a token from the host, as the person whose it is, and reads the keys with the menu', async () => {
    open(list, { token: backend.tokenOf('admin') })
    await vi.waitFor(() => expect(rows()).toHaveLength(15), patient)
    await show.call('navigate', '/index')
    await show.reads('我的工作台')
    expect(show.root.querySelector('h1')!.textContent).toContain('，admin')
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('signs out after a question, with the words of the specification', async () => {
    await openAs('admin', '/admin/system/file')
    ;(await show.appears('.console-user')).click()
    await choose('退出登录')
    await show.reads('此操作将退出登录, 是否继续?')
    await press('确定')
    await at('/admin/login')
    await show.reads('退出成功')
    expect(show.events).toContain('crm-signed-out')
  })
})

describe('the document’s title', () => {
  it('follows the page where the page is the console’s own, and is the host’s elsewhere', async () => {
    document.title = 'Host'
    await openAs('admin', list)
    await vi.waitFor(() => expect(rows()).toHaveLength(15), patient)
    expect(document.title).toBe('Host')
    expect(show.events).toContain('crm-title')
    show.$props.set({ ...show.$props.get(), standalone: true })
    await vi.waitFor(() => expect(document.title).toBe('首页装修 - 店'), patient)
    await show.call('navigate', '/nowhere')
    await vi.waitFor(() => expect(document.title).toBe('页面不存在 - 店'), patient)
    await show.call('navigate', '/403')
    await vi.waitFor(() => expect(document.title).toBe('没有访问权限 - 店'), patient)
  })
})

describe('paths that only lead back', () => {
  it('read a page afresh, and the last one', async () => {
    await openAs('admin', `/admin/redirect/setting/pages/devise/0?page=2`)
    await at(`${list}?page=2`)
    await show.reads('页面 17')
    await show.call('navigate', '/refresh')
    await at(`${list}?page=2`)
    await show.reads('页面 17')
  })

  it('and a page of what failed, that stands in no menu', async () => {
    await openAs('admin', '/admin/error_logger_page')
    await show.reads('没有错误')
    const detail = { kind: 'render', message: '坏了' }
    show.root.host.dispatchEvent(new CustomEvent('crm-error', { detail }))
    await show.reads('坏了')
    await press('清空')
    await show.reads('没有错误')
  })
})

describe('the guard', () => {
  it('shows 403 to who has no key of the page', async () => {
    await openAs('editor', list)
    await show.reads('没有访问权限')
    expect(backend.calls.some((call) => call.includes('get_list'))).toBe(false)
  })

  it('starts at the first page that one may see', async () => {
    await openAs('editor')
    await at('/admin/system/file')
  })

  it('signs out who has no key at all', async () => {
    await openAs('nobody', list)
    await vi.waitFor(() => expect(show.events).toContain('crm-signed-out'), patient)
    await show.appears('form')
  })

  it('says that an address is wrong, with a way home', async () => {
    await openAs('admin', '/admin/no/such/page')
    await show.reads('您访问的地址有误，请检查网址是否正确')
    const home = show.find<HTMLAnchorElement>('.console-note a')!
    expect(home.getAttribute('href')).toBe('/admin/')
    home.click()
    await at('/admin/index')
  })

  it('says that a page of the server’s menu is not there yet', async () => {
    await openAs('admin', '/admin/app/wechat/setting/menus/index')
    await show.reads('“微信菜单”尚未提供')
  })
})

describe('the page list', () => {
  beforeEach(async () => {
    await openAs('admin', list)
    await vi.waitFor(() => expect(rows()).toHaveLength(15), patient)
  })

  it('keeps its page in the address', async () => {
    const third = show.root.querySelector<HTMLButtonElement>('.ui-pager [aria-label="第 3 页"]') ?? button('3')!
    third.click()
    await at(`${list}?page=3`)
    await vi.waitFor(() => expect(rows()).toHaveLength(2), patient)
  })

  it('offers on a row what the row allows', () => {
    expect(rowOf(32).textContent).toContain('首页')
    expect(button('设为首页', rowOf(32))).toBeUndefined()
    expect(button('编辑', rowOf(32))).toBeDefined()
    expect(button('预览', rowOf(32))).toBeDefined()
    expect(button('更多', rowOf(32))).toBeUndefined()
    expect(button('更多', rowOf(31))).toBeDefined()
  })

  it('opens the designer with the row’s page', async () => {
    button('编辑', rowOf(31))!.click()
    await vi.waitFor(() => expect(url()).toContain('/admin/setting/pages/diy_index?id=31'))
  })

  it('deletes a page after a question', async () => {
    button('更多', rowOf(31))!.click()
    await choose('删除')
    await show.reads('确定要删除吗？')
    await press('删除')
    await show.reads('删除成功')
    await vi.waitFor(() => expect(rowOf(31)).toBeUndefined(), patient)
  })

  it('makes a page the home page after a question', async () => {
    button('更多', rowOf(30))!.click()
    await choose('设为首页')
    await show.reads('是否把该模板设为首页')
    await press('确定')
    await vi.waitFor(() => expect(rowOf(30).textContent).toContain('首页'), patient)
    await vi.waitFor(() => expect(button('设为首页', rowOf(30))).toBeUndefined(), patient)
  })

  it('reads the list again on demand when it failed', async () => {
    backend.mode = 'down'
    const second = button('2')!
    second.click()
    await show.reads('列表加载失败')
    backend.mode = 'ok'
    await press('重试')
    await vi.waitFor(() => expect(rows()[0]!.textContent).toContain('页面 17'), patient)
  })
})

describe('the phone’s upload page', () => {
  it('asks nobody to sign in, and stays where it is', async () => {
    open('/admin/mobile_upload?pid=9&token=abc')
    await vi.waitFor(() => expect(button('选择图片')).toBeDefined(), patient)
    expect(show.root.querySelector('h1')!.textContent).toBe('上传图片')
    expect([url(), show.root.querySelector('input[type=password]'), backend.calls]).toEqual([
      '/admin/mobile_upload?pid=9&token=abc',
      null,
      [],
    ])
    await press('确认上传')
    await vi.waitFor(() => expect(document.body.textContent + show.root.textContent).toContain('请先选择图片'), patient)
  })

  it('says so when its code is none', async () => {
    open('/admin/mobile_upload')
    await vi.waitFor(() => expect(show.root.textContent).toContain('二维码已失效'), patient)
    expect(button('确认上传')).toBeUndefined()
  })
})
