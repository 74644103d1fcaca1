// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endpoint, type List } from '#src/api/endpoint.ts'
import { definePage } from '#src/console/engine/page.ts'
import { connectionFor } from '#src/stores/connection.ts'
import { columns } from '#src/text/columns.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

interface Order {
  id: number
  code: string
  total: string
  state: number
}

const word = (text: string) => ({ 'zh-cn': text, en: `${text} en`, 'zh-tw': text })
const $text = columns({
  title: word('订单'),
  code: word('单号'),
  total: word('金额'),
  state: word('状态'),
  all: word('全部'),
  waiting: word('待审核'),
  ship: word('发货'),
  unship: word('已退回'),
  look: word('查看'),
  refuse: word('驳回'),
  drop: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
})
const lines =
  (text: string) =>
  ({ row }: { row: Order }) => <p>{`${text} ${row.code}`}</p>
const shipped: string[] = []

const page = definePage({
  text: $text,
  list: endpoint<{ query: Record<string, unknown> }, List<Order>>('GET', '/orders'),
  rowKey: (row) => String(row.id),
  rowName: (row) => row.code,
  filters: [
    {
      field: 'state',
      as: 'choice',
      word: 'state',
      tabs: true,
      options: [
        { value: '', word: 'all' },
        { value: '1', word: 'waiting' },
      ],
    },
  ],
  columns: [
    'code',
    { key: 'total', sort: true, align: 'end' },
    { key: 'state', sort: (order) => ({ states: order }), show: (row) => row.state },
  ],
  totals: [{ key: 'total' }],
  expand: { show: lines('明细'), when: (row) => row.state === 1 },
  actions: [
    {
      key: 'ship',
      on: 'row',
      async run(row) {
        shipped.push(row.code)
        return `已发货 ${row.code}`
      },
      async undo(row, _, words) {
        shipped.splice(shipped.indexOf(row.code), 1)
        return words.unship
      },
    },
    { key: 'look', on: 'row', open: (row, { tell }) => tell(`打开 ${row.code}`) },
    {
      key: 'drop',
      on: 'batch',
      isDanger: true,
      confirm: true,
      call: (rows) => ({ url: 'orders', method: 'DELETE', ids: rows.map(({ id }) => id) }),
    },
    { key: 'refuse', on: 'batch', permission: 'setting-system_admin-add', run: () => {} },
  ],
})

const patient = { timeout: 5000 }
let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
let orders: Order[]

const all = <E extends Element = HTMLElement>(selector: string) => [...show.root.querySelectorAll<E>(selector)]
const button = (name: string) => all('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
const press = (name: string) => vi.waitFor(() => button(name)!.click(), patient)
const rows = () => all('tbody tr:not(.ui-table-more)')
const last = () => decodeURIComponent(backend.calls.findLast((call) => call.startsWith('GET /adminapi/orders?'))!)
const asked = (query: string) => vi.waitFor(() => expect(last()).toBe(`GET /adminapi/orders?${query}`), patient)

async function open(query = '', account = 'admin') {
  history.replaceState(null, '', `/orders${query}`)
  const props = { baseUrl: freshBase(), router: 'path', token: backend.tokenOf(account) }
  await connectionFor(props).check()
  await connectionFor(props).readMenu()
  show = stage(mountReact(page.View), props)
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0), patient)
  await show.reads('DD')
}

beforeEach(() => {
  setLocale('zh-cn')
  shipped.length = 0
  backend = fakeBackend()
  orders = Array.from({ length: 12 }, (_, at) => ({ id: at + 1, code: `DD${at + 1}`, total: '10.10', state: at % 2 }))
  backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(backend.calls.at(-1)!.slice(4), 'http://x').searchParams
    const page = Number(query.get('page')) - 1
    const tabs = [
      { state: '', name: '全部', count: orders.length },
      { state: 1, name: '待审核', count: 6 },
    ]
    return {
      status: 200,
      msg: 'ok',
      data: { list: orders.slice(page * 10, page * 10 + 10), count: orders.length, summary: { total: '1234567.89' }, tabs },
    }
  })
  backend.answers.set('DELETE /adminapi/orders', (body) => {
    const { ids } = body as { ids: number[] }
    orders = orders.filter(({ id }) => !ids.includes(id))
    return { status: 200, msg: `删除 ${ids.join('+')}` }
  })
})
afterEach(() => show.end())

describe('a declared list', () => {
  it('has tabs with what they hold, which narrow it in the address', async () => {
    await open()
    expect(all('[role=tab]').map((tab) => tab.textContent)).toEqual(['全部12', '待审核6'])
    all('[role=tab]')[1]!.click()
    await asked('page=1&limit=10&state=1')
    expect(location.search).toBe('?state=1')
    await vi.waitFor(() => expect(all('[role=tab]')[1]!.getAttribute('aria-selected')).toBe('true'), patient)
  })

  it('is ordered by its heads: upwards, downwards, as it was', async () => {
    await open('?page=2')
    await press('金额')
    await asked('page=1&limit=10&sort=total&order=asc')
    expect(all('th')[2]!.getAttribute('aria-sort')).toBe('ascending')
    await press('金额')
    await asked('page=1&limit=10&sort=total&order=desc')
    expect(location.search).toBe('?sort=total&order=desc')
    await press('状态')
    await asked('page=1&limit=10&states=asc')
    await press('状态')
    await press('状态')
    await asked('page=1&limit=10')
  })

  it('offers a plain shop only the orders that it has', async () => {
    backend.kind = 'shop'
    await open('?sort=total')
    expect(last()).toBe('GET /adminapi/orders?page=1&limit=10')
    expect(button('金额')).toBeUndefined()
    expect(button('状态')).toBeDefined()
  })

  it('opens what is below a row, where there is something', async () => {
    await open()
    expect(button('DD1 的详情')).toBeUndefined()
    await press('DD2 的详情')
    await show.reads('明细 DD2')
    expect(button('DD2 的详情')!.getAttribute('aria-expanded')).toBe('true')
    await press('DD2 的详情')
    await vi.waitFor(() => expect(show.root.textContent).not.toContain('明细'), patient)
  })

  it('shows sums of everything that it finds, digit by digit', async () => {
    await open()
    expect(show.find('.console-totals')!.textContent).toBe('金额1,234,567.89')
  })
})

describe('chosen rows', () => {
  const choose = (name: string) =>
    all<HTMLInputElement>('input[type=checkbox]')
      .find((box) => box.getAttribute('aria-label') === `选择${name}`)!
      .click()

  it('stay while pages are turned, and are dealt with together after the question of the specification', async () => {
    await open()
    choose('DD1')
    choose('DD3')
    await press('下一页')
    await vi.waitFor(() => expect(rows()).toHaveLength(2), patient)
    choose('DD12')
    await show.reads('已选 3 项')
    expect(button('驳回')).toBeDefined()
    await press('删除')
    await show.reads('确定要删除吗？')
    const yes = await vi.waitFor(() => {
      const found = all('dialog button').find((one) => one.textContent === '删除')
      if (!found) throw new Error('no answer')
      return found
    }, patient)
    yes.click()
    await show.reads('删除 1+3+12')
    await vi.waitFor(() => expect(show.root.textContent).not.toContain('已选'), patient)
    await show.reads('DD11')
  })

  it('ask in English as the specification words it', async () => {
    setLocale('en')
    await open()
    all<HTMLInputElement>('input[type=checkbox]')[1]!.click()
    await press('Delete')
    await show.reads('Are you sure you want to delete?')
  })

  it('offer nobody what they may not do', async () => {
    await open('', 'editor')
    choose('DD1')
    await show.reads('已选 1 项')
    expect(button('删除')).toBeDefined()
    expect(button('驳回')).toBeUndefined()
  })
})

describe('actions of a row', () => {
  it('write once for two quick presses, while opening is never held back; what was done can be undone', async () => {
    await open()
    await press('发货')
    button('发货')!.click()
    await show.reads('已发货 DD1')
    button('发货')!.click()
    button('查看')!.click()
    await show.reads('打开 DD1')
    expect(shipped).toEqual(['DD1'])
    await press('撤销')
    await show.reads('已退回')
    expect(shipped).toEqual([])
  })

  it('can be pressed again after 1000 ms', async () => {
    await open()
    await press('发货')
    await show.reads('已发货 DD1')
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 1001)
    await press('发货')
    await vi.waitFor(() => expect(shipped).toEqual(['DD1', 'DD1']), patient)
    clock.mockRestore()
  })
})
