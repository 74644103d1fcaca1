// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormDraft } from '#src/api/preferences.ts'
import mount from '#src/console/app.tsx'
import { tabPath, tabRows } from '#src/console/pages/setting/configuration/tab-path.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import tabs from '../../../../fixtures/recorded/adminapi_setting_config_header_basics.json' with { type: 'json' }
import points from '../../../../fixtures/recorded/adminapi_marketing_integral_config_edit_basics.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (data?: unknown, msg = 'success') => ({ status: 200, msg, data })
const input = (field: string, title: string) => ({ type: 'input', field, title, value: title, props: { type: 'text' } })
const form = (field: string, title: string) =>
  done({ rules: [input(field, title)], title, action: '/setting/config/save_basics', method: 'POST' })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const called = (start: string) => vi.waitFor(() => expect(backend.calls.some((call) => call.startsWith(start))).toBe(true), patient)
const press = (name: string) => [...root().querySelectorAll('button')].find((button) => button.textContent === name)!.click()
const edit = (part: string) => `GET /adminapi/setting/config/edit_basics?${part}`

function open(path: string) {
  history.replaceState(null, '', `/admin${path}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
}
function type(text: string) {
  const control = root().querySelector<HTMLInputElement>('.console-config-form input')!
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/setting/config/header_basics', () => tabs.responseBody)
  backend.answers.set('GET /adminapi/setting/config/edit_basics', () => form('site_name', '网站名称'))
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe('configuration', () => {
  it('shows the tabs of its address, and another one by its place in the address', async () => {
    open('/setting/wechat_config/2/129?tab_id=122')
    await called('GET /adminapi/setting/config/header_basics?type=2&pid=129')
    await called(edit('tab_id=122&url=%2Fadmin%2Fsetting%2Fwechat_config%2F2%2F129'))
    await vi.waitFor(() => expect(root().querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('LOGO配置'), patient)
    press('分享配置')
    await called(edit('tab_id=70'))
    expect(location.search).toBe('?tab_id=70')
  })

  it.each([
    ['/setting/user_config/2/100'],
    ['/setting/order_config/2/113'],
    ['/marketing/integral/system_config/2/11'],
    ['/setting/member_config/2/67'],
    ['/setting/recharge_config/2/28'],
    ['/setting/sign_config/2/126'],
    ['/setting/system_config_retail/2/9'],
    ['/setting/kefu_config/2/69'],
  ])('opens at the tabs of %s, an entry of a plain shop’s menu', async (path) => {
    backend.kind = 'shop'
    const [type, pid] = path.split('/').slice(-2)
    open(path)
    await called(`GET /adminapi/setting/config/header_basics?type=${type}&pid=${pid}`)
    await called(edit('tab_id=1&'))
    await seen('网站名称')
  })

  it('saves to the address that the form names, and reads again what was stored', async () => {
    backend.answers.set('GET /adminapi/setting/config/edit_basics', () => points.responseBody)
    const sent: unknown[] = []
    backend.answers.set('POST /adminapi/marketing/integral_config/save_basics', (body) => {
      sent.push(body)
      return done(undefined, '修改成功')
    })
    open('/setting/user_config/2/129')
    await seen('积分抵用')
    await seen('积分抵用比例(1积分抵多少金额)单位：元')
    type('0.2')
    await seen('有未保存的修改')
    const before = backend.calls.length
    press('保存')
    await seen('修改成功')
    expect(sent[0]).toMatchObject({ integral_ratio: '0.2', order_give_integral: '1', integral_max_num: '100', integral_frozen: '0' })
    await vi.waitFor(() => expect(backend.calls.slice(before).filter((call) => call.startsWith(edit('')))).toHaveLength(1), patient)
    await seen('已保存')
  })

  it('keeps what was typed in a tab while another is looked at, and asks before the page is left', async () => {
    open('/setting/user_config/2/129')
    await seen('网站名称')
    type('新名称')
    await seen('有未保存的修改')
    press('统计配置')
    await called(edit('tab_id=123'))
    await seen('基础配置 •')
    press('基础配置 •')
    await vi.waitFor(
      () => expect(root().querySelector<HTMLInputElement>('.console-config-panel:not([hidden]) input')?.value).toBe('新名称'),
      patient,
    )
    show.call('navigate', '/index')
    await seen('修改还没有保存')
    expect(location.pathname).toBe('/admin/setting/user_config/2/129')
  })

  it('stays half typed behind its tab, though it is read again when it comes back, and is offered to nobody as a draft', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1366)
    try {
      open('/setting/user_config/2/129')
      await seen('网站名称')
      type('新名称')
      await seen('有未保存的修改')
      show.call('navigate', '/system/user')
      await called('GET /adminapi/setting/info')
      const before = backend.calls.length
      show.call('navigate', '/setting/user_config/2/129')
      const again = () => backend.calls.slice(before).filter((call) => call.startsWith(edit(''))).length
      await vi.waitFor(() => expect(again()).toBe(1), patient)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(root().querySelector<HTMLInputElement>('.console-config-form input')?.value).toBe('新名称')
      expect(root().textContent).toContain('有未保存的修改')
      expect(root().textContent).not.toContain('恢复草稿')
    } finally {
      width.mockRestore()
    }
  })

  it('changes the menu with what was saved, and touches nothing that is half typed, here or in another tab', async () => {
    const entry = (id: number, path: string, title: string) => ({
      id,
      pid: 0,
      path,
      title,
      icon: '',
      header: '',
      is_header: 0,
      is_show: 1,
      auth: [],
    })
    let title = '示例在场'
    backend.answers.set('GET /adminapi/menus', () =>
      done({ menus: [entry(1, '/admin/setting/user_config/2/129', title)], unique: ['setting-system-config', 'admin-index-index'] }),
    )
    backend.answers.set('POST /adminapi/setting/config/save_basics', () => ((title = '示例不在'), done(undefined, '修改成功')))
    open('/setting/user_config/2/129')
    await seen('示例在场')
    await seen('网站名称')
    type('半句话')
    await seen('有未保存的修改')
    press('统计配置')
    await called(edit('tab_id=123'))
    const control = () => root().querySelector<HTMLInputElement>('.console-config-panel:not([hidden]) input')!
    await vi.waitFor(() => expect(control().value).toBe('网站名称'), patient)
    // what is read after the saving is late
    let answer: () => void = () => {}
    const late = new Promise<void>((resolve) => (answer = resolve))
    const network = fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (address.includes('edit_basics')) await late
      return network(address, init)
    })
    const write = (text: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control(), text)
      control().dispatchEvent(new Event('input', { bubbles: true }))
    }
    write('关掉示例')
    await vi.waitFor(
      () => expect([...root().querySelectorAll('.console-config-panel:not([hidden]) button')].length).toBeGreaterThan(0),
      patient,
    )
    const save = () =>
      [...root().querySelectorAll<HTMLButtonElement>('.console-config-panel:not([hidden]) button')].find(
        (one) => one.textContent === '保存',
      )!
    await vi.waitFor(() => expect(save().disabled).toBe(false), patient)
    const input = control()
    save().click()
    await seen('示例不在')
    expect(control()).toBe(input)
    write('还没打完')
    await seen('统计配置 •')
    answer()
    await vi.waitFor(() => expect(backend.calls.filter((call) => call.startsWith(edit('tab_id=123')))).toHaveLength(2), patient)
    // twice a turn, for what was read to be drawn
    await vi.waitFor(() => expect(save().disabled).toBe(false), patient)
    expect(root().textContent).toContain('统计配置 •')
    expect(control().value).toBe('还没打完')
    press('基础配置 •')
    await vi.waitFor(() => expect(control().value).toBe('半句话'), patient)
  })

  it('offers what was typed another time, and drops it once it is saved', async () => {
    let draft: FormDraft | null = { values: { site_name: '草稿名称' }, base: { site_name: '网站名称' }, at: 1 }
    const place = '/adminapi/setting/form_drafts/config.1.setting.user_config.2.129'
    backend.features = { preferences: true }
    backend.answers.set(`GET ${place}`, () => done({ draft }))
    backend.answers.set(`PUT ${place}`, (body) => {
      draft = (body as { draft: FormDraft }).draft
      return done()
    })
    backend.answers.set(`DELETE ${place}`, () => ((draft = null), done()))
    backend.answers.set('POST /adminapi/setting/config/save_basics', () => done(undefined, '修改成功'))
    open('/setting/user_config/2/129')
    await seen('填写的内容还没有提交')
    const value = () => root().querySelector<HTMLInputElement>('.console-config-form input')!.value
    expect(value()).toBe('网站名称')
    press('恢复草稿')
    await vi.waitFor(() => expect(value()).toBe('草稿名称'), patient)
    type('新名称')
    await vi.waitFor(() => expect(draft?.values).toEqual({ site_name: '新名称' }), patient)
    backend.answers.set('GET /adminapi/setting/config/edit_basics', () =>
      done({
        rules: [{ ...input('site_name', '网站名称'), value: '存下的名称' }],
        title: '',
        action: '/setting/config/save_basics',
        method: 'POST',
      }),
    )
    press('保存')
    await seen('已保存')
    await vi.waitFor(() => expect(draft).toBeNull(), patient)
    await vi.waitFor(() => expect(value()).toBe('存下的名称'), patient)
    // what is typed once it was read again is kept again
    type('还要改')
    await vi.waitFor(() => expect(draft?.values).toEqual({ site_name: '还要改' }), patient)
  })
})

describe('the tabs', () => {
  const list = tabs.responseBody.data.config_tab as never[]
  it('start at the first end, and find what search named', () => {
    expect(tabPath(list, '').map(({ id }) => id)).toEqual([129, 1])
    expect(tabPath(list, '124').map(({ id }) => id)).toEqual([129, 124])
    expect(tabPath(list, '9999').map(({ id }) => id)).toEqual([129, 1])
    expect(tabPath([], '')).toEqual([])
  })
  it('are a choice only where there are two', () => {
    const rows = tabRows(list, tabPath(list, ''))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.tabs).toHaveLength(8)
  })
})
