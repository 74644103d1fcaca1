// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '#src/text/locale.ts'
import { ordersStage, patient } from './orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
beforeEach(() => {
  setLocale('zh-cn')
  desk = ordersStage()
})
afterEach(() => desk.end())

describe('what a person arranges', () => {
  const heads = () => desk.all('th').map((head) => head.textContent)
  let stored: { value: unknown; version: number }
  beforeEach(() => {
    stored = { value: null, version: 0 }
    desk.backend.features = { preferences: true }
    desk.backend.answers.set('GET /adminapi/setting/preferences/list.orders', () => ({ status: 200, msg: 'ok', data: stored }))
    desk.backend.answers.set('PUT /adminapi/setting/preferences/list.orders', (body) => {
      stored = { ...(body as typeof stored), version: stored.version + 1 }
      return { status: 200, msg: 'ok', data: { version: stored.version } }
    })
  })

  it('is arranged from the head of the list; a row of filters holds nothing else', async () => {
    await desk.open()
    const tools = ['导出', '视图', '列设置', '刷新']
    const named = (area: string) => desk.all(`${area} button`).map((one) => one.getAttribute('aria-label') ?? one.textContent)
    await vi.waitFor(() => expect(named('.console-list-head')).toEqual(expect.arrayContaining(tools)), patient)
    expect(named('search').filter((name) => tools.includes(name!))).toEqual([])
  })

  it('is narrowed on a phone behind one button, which counts what is chosen there', async () => {
    await desk.open('?time=days7')
    const turn = await vi.waitFor(() => desk.show().find<HTMLButtonElement>('.console-filters-turn button')!, patient)
    expect([turn.textContent, turn.getAttribute('aria-expanded')]).toEqual(['筛选 1', 'false'])
    turn.click()
    await vi.waitFor(() => expect(desk.show().find('search')!.hasAttribute('data-open')).toBe(true), patient)
    await desk.press('清空筛选')
    await vi.waitFor(() => expect(turn.textContent).toBe('筛选'), patient)
  })

  it('a phone, where rows are cards, is asked for no widths and edges', async () => {
    await desk.open()
    const asked = () => desk.all('.console-column-tools :is(.ui-number, .ui-select)').length
    await desk.press('列设置')
    await vi.waitFor(() => expect(asked()).toBe(6), patient)
    await desk.press('关闭')
    await vi.waitFor(() => expect(asked()).toBe(0), patient)
    Object.defineProperty(desk.all('.ui-table-ground')[0], 'clientWidth', { value: 343 })
    await desk.press('列设置')
    await desk.press('下移金额')
    await vi.waitFor(() => expect(heads()).toEqual(['', '单号', '状态', '金额', '操作']), patient)
    expect(asked()).toBe(0)
  })

  it('columns are hidden, moved and kept', async () => {
    await desk.open()
    expect(heads()).toEqual(['', '单号', '金额', '状态', '操作'])
    await desk.press('列设置')
    await desk.press('下移金额')
    await vi.waitFor(() => expect(heads()).toEqual(['', '单号', '状态', '金额', '操作']), patient)
    const box = (title: string) =>
      desk
        .all('label')
        .find((label) => label.textContent === title)!
        .querySelector('input')!
    box('状态').click()
    await vi.waitFor(() => expect(heads()).toEqual(['', '单号', '金额', '操作']), patient)
    expect(box('单号').disabled).toBe(true)
    await vi.waitFor(() =>
      expect(stored.value).toMatchObject({ columns: [{ key: 'code' }, { key: 'state', isHidden: true }, { key: 'total' }] }),
    )
    await desk.press('重置')
    await vi.waitFor(() => expect(heads()).toEqual(['', '单号', '金额', '状态', '操作']), patient)
  })

  it('views are shared with everybody, and changed by whose they are', async () => {
    const views = [
      { id: 4, name: '欠款客户', query: 'state=1', owner: '王店长', is_own: false },
      { id: 5, name: '我的共享', query: 'sort=total', owner: '我', is_own: true },
    ]
    stored = { value: { views: [{ name: '待我审核', query: 'state=1&sort=total' }] }, version: 3, shared: views } as typeof stored
    const sent: unknown[] = []
    desk.backend.answers.set('PUT /adminapi/setting/shared_views/list.orders', (body) => {
      const { name } = body as { name: string }
      if (name === '欠款客户') return { status: 400, msg: '已有别人共享的同名视图' }
      sent.push(body)
      views.push({ id: 6, ...(body as { name: string; query: string }), owner: '我', is_own: true })
      return { status: 200, data: { id: 6 } }
    })
    desk.backend.answers.set('DELETE /adminapi/setting/shared_views/5', () => {
      views.splice(1, 1)
      return { status: 200 }
    })
    await desk.open('?state=1')
    await desk.press('视图')
    const entries = () => desk.all('[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]')
    await vi.waitFor(
      () => expect(entries().map((one) => one.textContent)).toEqual(['待我审核', '欠款客户 · 王店长', '我的共享 · 我', '保存和管理视图…']),
      patient,
    )
    entries().at(-1)!.click()
    const removers = () => desk.all('dialog [aria-label^="删除视图"]').map((one) => one.getAttribute('aria-label'))
    await vi.waitFor(() => expect(removers()).toEqual(['删除视图 待我审核', '删除视图 我的共享']), patient)
    desk.all('dialog [aria-label="删除视图 我的共享"]')[0]!.click()
    await vi.waitFor(() => expect(removers()).toEqual(['删除视图 待我审核']), patient)
    const all = desk.all('dialog label').find((label) => label.textContent === '共享给所有人')!
    all.querySelector('input')!.click()
    await desk.show().type('dialog input', '欠款客户')
    await desk.press('替换同名视图')
    await desk.show().reads('已有别人共享的同名视图')
    await desk.show().type('dialog input', '待收款')
    await desk.press('保存当前视图')
    await vi.waitFor(() => expect(sent).toEqual([{ name: '待收款', query: 'state=1' }]), patient)
    await vi.waitFor(() => expect(desk.all('dialog')).toHaveLength(0), patient)
  })

  it('views bring back filters and order', async () => {
    stored = { value: { views: [{ name: '待我审核', query: 'sort=total&state=1' }] }, version: 3 }
    await desk.open()
    await desk.press('视图')
    const item = (label: string) =>
      vi.waitFor(() => {
        const found = desk.all('[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]').find((one) => one.textContent === label)
        if (!found) throw new Error(`no ${label}`)
        return found
      }, patient)
    ;(await item('待我审核')).click()
    await desk.asked('page=1&limit=10&state=1&sort=total&order=asc')
    await desk.press('视图')
    ;(await item('保存和管理视图…')).click()
    await desk.show().type('dialog input', '按金额')
    await desk.press('保存当前视图')
    await vi.waitFor(() =>
      expect(stored.value).toMatchObject({ views: [{ name: '待我审核' }, { name: '按金额', query: 'sort=total&state=1' }] }),
    )
  })
})
