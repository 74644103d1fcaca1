// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { setLocale } from '#src/text/locale.ts'
import { declared, ordersStage, patient, shipped } from './orders-stage.tsx'

let desk: ReturnType<typeof ordersStage>
beforeEach(() => {
  setLocale('zh-cn')
  desk = ordersStage()
})
afterEach(() => desk.end())

describe('a declared list', () => {
  it('has tabs with what they hold, which narrow it in the address', async () => {
    await desk.open()
    expect(desk.all('[role=tab]').map((tab) => tab.textContent)).toEqual(['全部12', '待审核6'])
    desk.all('[role=tab]')[1]!.click()
    await desk.asked('page=1&limit=10&state=1')
    expect(location.search).toBe('?state=1')
    await vi.waitFor(() => expect(desk.all('[role=tab]')[1]!.getAttribute('aria-selected')).toBe('true'), patient)
  })

  it('offers where it is empty only what brings a row', async () => {
    desk.end()
    desk = ordersStage({
      ...declared,
      filters: [],
      actions: [
        { key: 'look', on: 'list', isAside: true, run: () => undefined },
        { key: 'add', on: 'list', run: () => undefined },
      ],
    })
    desk.backend.answers.set('GET /adminapi/orders', () => ({ status: 200, msg: '', data: { list: [], count: 0 } }))
    await desk.open('', 'admin', '暂无数据')
    await vi.waitFor(() => expect(desk.all('.ui-empty button').map(({ textContent }) => textContent)).toEqual(['新建']), patient)
    expect(desk.all('.console-list-head .console-list-actions button').map(({ textContent }) => textContent)).toEqual(['查看', '新建'])
  })

  it('is narrowed by days: a shortcut stays one in the address, and goes as days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') })
    await desk.open('?due=2026-01-05_2026-01-02')
    await desk.asked('page=1&limit=10&date_from=2026-01-02&date_to=2026-01-05')
    await desk.press('时间: 全部')
    await desk.press('最近7天')
    await desk.asked('page=1&limit=10&time=2026/11/16-2026/11/22&date_from=2026-01-02&date_to=2026-01-05')
    expect(location.search).toContain('time=days7')
    await vi.waitFor(() => expect(desk.button('时间: 最近7天')).toBeDefined(), patient)
    vi.useRealTimers()
  })

  it('has a column that needs a key for who has it alone', async () => {
    const heads = () => desk.all('th').map(({ textContent }) => textContent)
    for (const [account, seen] of [
      ['admin', ['单号', '金额', '状态']],
      ['editor', ['单号', '状态']],
    ] as const) {
      desk.end()
      const columns = [
        'code',
        { key: 'total', needs: 'setting-system_admin-add' },
        { key: 'state', show: (row: { state: number }) => row.state },
      ]
      desk = ordersStage({ ...declared, columns: columns as typeof declared.columns })
      await desk.open('', account)
      expect(heads().filter((head) => ['单号', '金额', '状态'].includes(head))).toEqual(seen)
    }
  })

  it('is ordered by its heads: upwards, downwards, as it was', async () => {
    await desk.open('?page=2')
    await desk.press('金额')
    await desk.asked('page=1&limit=10&sort=total&order=asc')
    expect(desk.all('th')[2]!.getAttribute('aria-sort')).toBe('ascending')
    await desk.press('金额')
    await desk.asked('page=1&limit=10&sort=total&order=desc')
    expect(location.search).toBe('?sort=total&order=desc')
    await desk.press('状态')
    await desk.asked('page=1&limit=10&states=asc')
    await desk.press('状态')
    await desk.press('状态')
    await desk.asked('page=1&limit=10')
  })

  it('keeps both of two changes that come within one task', async () => {
    await desk.open('?due=2026-01-05_2026-01-02')
    desk.all('[role=tab]')[1]!.click()
    desk.button('金额')!.click()
    await desk.asked('page=1&limit=10&state=1&date_from=2026-01-02&date_to=2026-01-05&sort=total&order=asc')
  })

  it('writes under a key: an action of a row again under the one that failed', async () => {
    const keys: (string | null)[] = []
    desk.end()
    const ship = endpoint<{ body: object }, unknown>('POST', '/orders/ship')
    const send = async ({ id }: { id: number }, { connection }: PageTools) => (await connection.answer(ship, { body: { id } })).message
    desk = ordersStage({
      ...declared,
      columns: ['code', { key: 'waiting', isOn: ({ state }) => state === 1, toggle: (row, _, tools) => send(row, tools) }],
      actions: [{ key: 'ship', on: 'row', run: send }],
    })
    const network = fetch
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (address.includes('/orders/ship')) keys.push(new Headers(init.headers).get('Idempotency-Key'))
      return network(address, init)
    })
    desk.backend.features = { idempotency: true }
    let isFine = false
    desk.backend.answers.set('POST /adminapi/orders/ship', () => ({ status: isFine ? 200 : 400, msg: isFine ? '好' : '不行' }))
    await desk.open()
    await desk.press('发货')
    await desk.show().reads('不行')
    isFine = true
    // held back for a second after the first press
    await vi.waitFor(() => (desk.button('发货')!.click(), expect(keys).toHaveLength(2)), patient)
    expect(keys[0]).toMatch(/.{16}/)
    expect(keys[1]).toBe(keys[0])
    // without a sentence of the server, the usual one
    desk.backend.answers.set('POST /adminapi/orders/ship', () => ({ status: 200 }))
    desk.all<HTMLInputElement>('tbody input[role=switch]')[0]!.click()
    await desk.show().reads('操作成功')
    await vi.waitFor(() => expect(keys).toHaveLength(3), patient)
    expect(keys[2]).toMatch(/.{16}/)
  })

  it('shows a switch as it was stored while the rows before are still there', async () => {
    desk.end()
    const store = endpoint<{ body: object }, unknown>('POST', '/orders/state')
    const toggle = async ({ id }: { id: number }, _: boolean, { connection }: PageTools) =>
      (await connection.answer(store, { body: { id } })).message
    desk = ordersStage({ ...declared, columns: ['code', { key: 'waiting', isOn: ({ state }) => state === 1, toggle }] })
    await desk.open()
    const toggled = () => desk.all<HTMLInputElement>('tbody input[role=switch]')[0]!
    const before = toggled().checked
    let isHeld = true
    const network = fetch
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      const reply = await network(address, init)
      if ((init.method ?? 'GET') === 'GET') await vi.waitFor(() => expect(isHeld).toBe(false), patient)
      return reply
    })
    desk.backend.answers.set('POST /adminapi/orders/state', () => ({ status: 200, msg: '存好了' }))
    toggled().click()
    await vi.waitFor(() => expect(toggled().getAttribute('aria-busy')).toBe('true'), patient)
    await desk.show().reads('存好了')
    expect(toggled().getAttribute('aria-busy')).toBe('false')
    expect(toggled().checked).toBe(!before)
    // what the server tells counts in the end
    isHeld = false
    await vi.waitFor(() => expect(toggled().checked).toBe(before), patient)
  })

  it('offers a plain shop only the orders that it has', async () => {
    desk.backend.kind = 'shop'
    await desk.open('?sort=total')
    expect(desk.last()).toBe('GET /adminapi/orders?page=1&limit=10')
    expect(desk.button('金额')).toBeUndefined()
    expect(desk.button('状态')).toBeDefined()
  })

  it('opens what is below a row, where there is something', async () => {
    await desk.open()
    expect(desk.button('DD1 的详情')).toBeUndefined()
    await desk.press('DD2 的详情')
    await desk.show().reads('明细 DD2')
    expect(desk.button('DD2 的详情')!.getAttribute('aria-expanded')).toBe('true')
    await desk.press('DD2 的详情')
    await vi.waitFor(() => expect(desk.show().root.textContent).not.toContain('明细'), patient)
  })
})

describe('chosen rows', () => {
  const choose = (name: string) =>
    desk
      .all<HTMLInputElement>('input[type=checkbox]')
      .find((box) => box.getAttribute('aria-label') === `选择${name}`)!
      .click()

  it('stay while pages are turned, and are dealt with together after the question of the specification', async () => {
    await desk.open()
    choose('DD1')
    choose('DD3')
    await desk.press('下一页')
    await vi.waitFor(() => expect(desk.rows()).toHaveLength(2), patient)
    choose('DD12')
    await desk.show().reads('已选 3 项')
    expect(desk.button('驳回')).toBeDefined()
    await desk.press('删除')
    await desk.show().reads('确定要删除吗？')
    const yes = await vi.waitFor(() => {
      const found = desk.all('dialog button').find((one) => one.textContent === '删除')
      if (!found) throw new Error('no answer')
      return found
    }, patient)
    yes.click()
    await desk.show().reads('删除 1+3+12')
    await vi.waitFor(() => expect(desk.show().root.textContent).not.toContain('已选'), patient)
    await desk.show().reads('DD11')
  })

  it('are drawn again alone when one of them is ticked; nothing is to say that others are on their way', async () => {
    const drawn = vi.fn<(code: string) => void>()
    desk.end()
    desk = ordersStage({ ...declared, columns: [{ key: 'code', show: ({ code }) => (drawn(code), code) }, 'total'] })
    await desk.open()
    drawn.mockClear()
    choose('DD3')
    await desk.show().reads('已选 1 项')
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['DD3']))
    drawn.mockClear()
    await desk.press('下一页')
    await desk.show().reads('DD12')
    expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['DD11', 'DD12']))
  })

  it('ask in English as the specification words it', async () => {
    setLocale('en')
    await desk.open()
    desk.all<HTMLInputElement>('input[type=checkbox]')[1]!.click()
    await desk.press('Delete')
    await desk.show().reads('Are you sure you want to delete?')
  })

  it('offer nobody what they may not do', async () => {
    await desk.open('', 'editor')
    choose('DD1')
    await desk.show().reads('已选 1 项')
    expect(desk.button('删除')).toBeDefined()
    expect(desk.button('驳回')).toBeUndefined()
  })
})

describe('actions of a row', () => {
  it('write once for two quick presses, while opening is never held back; what was done can be undone', async () => {
    await desk.open()
    // all of it happens at one moment, however slow the machine is
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    await desk.press('发货')
    desk.button('发货')!.click()
    await desk.show().reads('已发货 DD1')
    desk.button('发货')!.click()
    desk.button('查看')!.click()
    await desk.show().reads('打开 DD1')
    expect(shipped).toEqual(['DD1'])
    clock.mockRestore()
    await desk.press('撤销')
    await desk.show().reads('已退回')
    expect(shipped).toEqual([])
  })

  it('can be pressed again after 1000 ms', async () => {
    await desk.open()
    await desk.press('发货')
    await desk.show().reads('已发货 DD1')
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 1001)
    await desk.press('发货')
    await vi.waitFor(() => expect(shipped).toEqual(['DD1', 'DD1']), patient)
    clock.mockRestore()
  })
})

describe('rows that were read', () => {
  it('stay with a message when the server is gone, and are asked for again by a press', async () => {
    await desk.open()
    const network = fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
    await desk.press('刷新')
    await desk.show().reads('刷新失败，以下为之前的数据')
    expect(desk.show().root.textContent).toContain('DD1')
    expect(desk.show().root.textContent).not.toContain('列表加载失败')
    vi.stubGlobal('fetch', network)
    await desk.press('重试')
    await vi.waitFor(() => expect(desk.show().root.textContent).not.toContain('刷新失败'), patient)
    vi.unstubAllGlobals()
  })

  it('are new at once when something of theirs is written elsewhere, without a sign of waiting', async () => {
    await desk.open()
    const { connection } = desk
    const before = desk.backend.calls.length
    const busy: (string | null)[] = []
    const watch = new MutationObserver(() => busy.push(desk.all('.ui-table-box')[0]!.getAttribute('aria-busy')))
    watch.observe(desk.show().root, { subtree: true, childList: true, attributes: true })
    await connection().send(endpoint<{ body: object }, unknown>('DELETE', '/orders', { encoding: 'json' }), { body: { ids: [1] } })
    await vi.waitFor(() => expect(desk.rows()[0]!.textContent).toContain('DD2'), patient)
    expect(desk.backend.calls.slice(before)).toEqual(['DELETE /adminapi/orders', 'GET /adminapi/orders?page=1&limit=10'])
    watch.disconnect()
    expect(busy.filter((is) => is !== null)).toEqual([])
  })
})
