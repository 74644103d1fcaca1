// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

const patient = { timeout: 15_000 }
const list = '/setting/pages/devise/0'
const style = '/setting/theme_style'
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let width: ReturnType<typeof vi.spyOn>

const path = () => location.pathname.replace('/admin', '')
const at = (address: string) => vi.waitFor(() => expect(path()).toBe(address), patient)
const titles = () => [...show.root.querySelectorAll('.console-tabs li a')].map((link) => link.textContent)
const seeTitles = (...wanted: string[]) => vi.waitFor(() => expect(titles()).toEqual(wanted), patient)
const tab = (title: string) => [...show.root.querySelectorAll<HTMLElement>('.console-tabs li')].find((one) => one.textContent === title)!
const key = (title: string, name: string, more = {}) =>
  tab(title)
    .querySelector('a')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
const choose = async (title: string, label: string) => {
  tab(title).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  const find = () => [...show.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) => one.textContent === label)
  await vi.waitFor(() => expect(find()).toBeDefined(), patient)
  find()!.click()
}
const rowCount = () => show.root.querySelectorAll('tbody tr').length
const answer = async (name: string) => {
  const find = () => [...show.root.querySelectorAll('button')].find((one) => one.textContent === name)
  await vi.waitFor(() => expect(find()).toBeDefined(), patient)
  find()!.click()
}

async function open(...places: string[]) {
  history.replaceState(null, '', `/admin${places[0]}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await vi.waitFor(() => expect(titles()).toHaveLength(1), patient)
  for (const [number, place] of places.slice(1).entries()) {
    show.call('navigate', place)
    await vi.waitFor(() => expect(titles()).toHaveLength(number + 2), patient)
  }
}

beforeEach(() => {
  setLocale('zh-cn')
  width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1366)
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/diy/get_color_change/color_change', () => ({ status: 200, msg: 'ok', data: { status: 3 } }))
})
afterEach(() => {
  show.end()
  width.mockRestore()
  sessionStorage.clear()
})

describe('the tab bar', () => {
  it('shows the open pages, and closes them by key, menu and cross', async () => {
    await open(list, '/index', style, '/system/file')
    await seeTitles('首页装修', '主页', '主题风格', '素材管理')
    key('主题风格', 'Delete')
    await seeTitles('首页装修', '主页', '素材管理')
    expect(path()).toBe('/system/file')
    key('素材管理', 'Delete')
    await seeTitles('首页装修', '主页')
    await at('/index')
    await choose('首页装修', '关闭其它')
    await seeTitles('首页装修')
    await at(list)
  })

  it('reorders by keys and by the menu', async () => {
    await open(list, '/index', style)
    key('首页装修', 'ArrowRight', { altKey: true, shiftKey: true })
    await seeTitles('主页', '首页装修', '主题风格')
    await choose('主题风格', '左移')
    await seeTitles('主页', '主题风格', '首页装修')
  })

  it('shows a page alone, and leads back', async () => {
    await open(list)
    await choose('首页装修', '当前页全屏')
    await vi.waitFor(() => expect(show.root.querySelector('.console-header')).toBeNull(), patient)
    const exit = () => show.root.querySelector<HTMLElement>('[aria-label=退出全屏]')!
    exit().click()
    await vi.waitFor(() => expect(show.root.querySelector('.console-header')).not.toBeNull(), patient)
    await choose('首页装修', '当前页全屏')
    await vi.waitFor(() => expect(exit()).not.toBeNull(), patient)
    exit().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await vi.waitFor(() => expect(show.root.querySelector('.console-header')).not.toBeNull(), patient)
  })
})

describe('a page that was left open', () => {
  it('comes back as it was: the same elements, where one was in it, and what was half typed', async () => {
    await open(`${list}`)
    await vi.waitFor(() => expect(rowCount()).toBe(15), patient)
    show.call('navigate', `${list}?page=2`)
    await show.reads('页面 17')
    const query = location.search
    const row = show.root.querySelector('tbody tr')
    show.call('navigate', style)
    await show.reads('天空蓝')
    ;[...show.root.querySelectorAll('label')]
      .find((one) => one.textContent === '生鲜绿')!
      .querySelector('input')!
      .click()
    await show.reads('有未保存的修改')
    // no question: nothing is lost
    tab('首页装修').querySelector('a')!.click()
    await at(list)
    expect(location.search).toBe(query)
    expect(show.root.querySelector('tbody tr')).toBe(row)
    tab('主题风格').querySelector('a')!.click()
    await at(style)
    expect(show.root.textContent).toContain('有未保存的修改')
  })

  it('stays as it was when something goes wrong in another one, which can be tried again', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const row = { id: 1, admin_id: 1, admin_name: 'a', path: 'x', page: 'x', ip: '', type: 'system' }
    let time: unknown = 'no time'
    backend.answers.set('GET /adminapi/system/log', () => ({
      ...{ status: 200, msg: 'ok' },
      data: { list: [{ ...row, add_time: time }], count: 1 },
    }))
    await open(style)
    await show.reads('天空蓝')
    ;[...show.root.querySelectorAll('label')]
      .find((one) => one.textContent === '生鲜绿')!
      .querySelector('input')!
      .click()
    await show.reads('有未保存的修改')
    show.call('navigate', '/system/maintain/system_log/index')
    await show.reads('页面出错了')
    expect(show.root.querySelector('.console-header')).not.toBeNull()
    time = 1_764_000_000
    await answer('重试')
    await vi.waitFor(() => expect(rowCount()).toBe(1), patient)
    show.call('navigate', style)
    await show.reads('有未保存的修改')
    quiet.mockRestore()
  })

  it('asks before what is unsaved is closed, also from elsewhere', async () => {
    await open(style, list)
    show.call('navigate', style)
    await show.reads('生鲜绿')
    ;[...show.root.querySelectorAll('label')]
      .find((one) => one.textContent === '生鲜绿')!
      .querySelector('input')!
      .click()
    await show.reads('有未保存的修改')
    show.call('navigate', list)
    await at(list)
    await choose('首页装修', '关闭其它')
    await show.reads('修改还没有保存，确定离开吗？')
    await answer('继续编辑')
    await seeTitles('主题风格', '首页装修')
    await choose('首页装修', '全部关闭')
    await answer('离开')
    await at('/index')
    await seeTitles('主页')
  })

  it('is read again on demand', async () => {
    await open(list)
    await vi.waitFor(() => expect(rowCount()).toBe(15), patient)
    const row = show.root.querySelector('tbody tr')
    await choose('首页装修', '刷新')
    await vi.waitFor(() => {
      expect(rowCount()).toBe(15)
      expect(show.root.querySelector('tbody tr')).not.toBe(row)
    }, patient)
  })
})
