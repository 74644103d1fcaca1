import { vi, expect } from 'vitest'
import { endpoint, type List } from '#src/api/endpoint.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import type { ListPage } from '#src/console/engine/page.ts'
import { connectionFor, type Connection } from '#src/stores/connection.ts'
import { columns } from '#src/text/columns.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { fakeBackend } from '../../gate/fake-backend.ts'
import { freshBase, stage } from '../../gate/stage.ts'

export interface Order {
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
  time: word('时间'),
  due: word('交期'),
  waiting: word('待审核'),
  ship: word('发货'),
  unship: word('已退回'),
  look: word('查看'),
  refuse: word('驳回'),
  add: word('新建'),
  edit: word('修改'),
  drop: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
})
const lines =
  (text: string) =>
  ({ row }: { row: Order }) => <p>{`${text} ${row.code}`}</p>
/** What was sent. */
export const shipped: string[] = []

/** A page with everything that a list can be declared with. */
export const declared: ListPage<Order, ReturnType<typeof $text.get>> = {
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
    { field: 'time', as: 'dates', word: 'time' },
    { field: 'due', as: 'dates', word: 'due', wire: 'days' },
  ],
  columns: [
    'code',
    { key: 'total', sort: true, align: 'end' },
    { key: 'state', sort: (order) => ({ states: order }), show: (row) => row.state },
  ],
  totals: [{ key: 'total' }],
  export: {
    cells: ['code', { key: 'total', of: (row) => row.total, as: 'money' }, { key: 'state', of: (row) => (row.state ? '待审核' : '') }],
    call: endpoint<{ query: Record<string, unknown> }, unknown>('GET', '/export/orders'),
    atServer: (query) => ({
      resource: 'order',
      query: { ...query },
      title: '订单',
      columns: ['code', 'total', 'state'].map((name) => ({ name, title: name })),
      words: {},
    }),
  },
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
    { key: 'look', on: 'row', open: (row, { notifySuccess }) => notifySuccess(`打开 ${row.code}`) },
    {
      key: 'drop',
      on: 'batch',
      isDanger: true,
      confirm: true,
      call: (rows) => ({ url: 'orders', method: 'DELETE', ids: rows.map(({ id }) => id) }),
    },
    { key: 'refuse', on: 'batch', permission: 'setting-system_admin-add', run: () => {} },
  ],
}

export const patient = { timeout: 15_000 }

/** Such a page over a server that answers. */
export function ordersStage(page: typeof declared = declared) {
  const view = definePage(page)
  shipped.length = 0
  const backend = fakeBackend()
  const orders = Array.from({ length: 12 }, (_, at): Order => ({ id: at + 1, code: `DD${at + 1}`, total: '10.10', state: at % 2 }))
  let show: ReturnType<typeof stage> | undefined
  let connection: Connection
  backend.answers.set('GET /adminapi/orders', () => {
    const query = new URL(backend.calls.at(-1)!.slice(4), 'http://x').searchParams
    const page = Number(query.get('page')) - 1
    const tabs = [
      { state: '', name: '全部', count: orders.length },
      { state: 1, name: '待审核', count: 6 },
    ]
    const data = { list: orders.slice(page * 10, page * 10 + 10), count: orders.length, summary: { total: '1234567.89' }, tabs }
    return { status: 200, msg: 'ok', data }
  })
  backend.answers.set('DELETE /adminapi/orders', (body) => {
    const { ids } = body as { ids: number[] }
    for (const id of ids)
      orders.splice(
        orders.findIndex((order) => order.id === id),
        1,
      )
    return { status: 200, msg: `删除 ${ids.join('+')}` }
  })
  const all = <E extends Element = HTMLElement>(selector: string) => [...show!.root.querySelectorAll<E>(selector)]
  const rows = () => all('tbody tr:not(.ui-table-more)')
  const button = (name: string) => all('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
  const last = () => decodeURIComponent(backend.calls.findLast((call) => call.startsWith('GET /adminapi/orders?'))!)
  return {
    backend,
    all,
    rows,
    button,
    last,
    show: () => show!,
    connection: () => connection,
    press: (name: string) => vi.waitFor(() => button(name)!.click(), patient),
    asked: (query: string) => vi.waitFor(() => expect(last()).toBe(`GET /adminapi/orders?${query}`), patient),
    async open(query = '', account = 'admin', awaited = 'DD') {
      history.replaceState(null, '', `/orders${query}`)
      const props = { baseUrl: freshBase(), router: 'path', token: backend.tokenOf(account) }
      connection = connectionFor(props)
      await connection.check()
      await connection.readMenu()
      show = stage(mountReact(view.View), props)
      await show.reads(awaited)
    },
    end: () => show?.end(),
  }
}
