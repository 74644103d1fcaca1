// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import orders from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import month from '../../../../fixtures/recorded/adminapi_home_order_month.json' with { type: 'json' }
import rank from '../../../../fixtures/recorded/adminapi_home_rank.json' with { type: 'json' }
import users from '../../../../fixtures/recorded/adminapi_home_user.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (data: unknown) => ({ status: 200, msg: 'success', data })

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>

async function open(account = 'admin') {
  history.replaceState(null, '', '/admin/index')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf(account) })
  await show.appears('.console-home')
}
const card = (title: string) => [...show.root.querySelectorAll('section')].find((one) => one.getAttribute('aria-label') === title)
const linksOf = (title: string) => [...card(title)!.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const reads = (title: string, text: string) => vi.waitFor(() => expect(card(title)?.textContent).toContain(text), patient)

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
})
afterEach(() => show.end())

describe('the home page', () => {
  it('has the figures of the day with what they are compared with, and leads to their lists', async () => {
    const sales = { title: '销售额', today: 12128.7, yesterday: 900, today_ratio: '-3.50', total: '12128.7元', total_name: '本月销售额' }
    const users = { title: '新增用户', today: 5, yesterday: 0, today_ratio: '500.00', total: '5人', total_name: '本月新增用户' }
    const orders = { title: '订单量', today: 9, yesterday: 4, today_ratio: '125.00', total: '9单', total_name: '本月订单量' }
    backend.answers.set('GET /adminapi/home/header', () => done({ info: [sales, orders, users] }))
    backend.answers.set('GET /adminapi/home/order', () => done({ xAxis: [], series: [] }))
    backend.answers.set('GET /adminapi/home/user', () => done({}))
    backend.answers.set('GET /adminapi/home/rank', () => done({ list: [] }))
    for (const [kind, compared] of [
      ['own', '比昨日同一时段 ▼ 3.50%'],
      ['shop', '比昨日全天 ▼ 3.50%'],
    ] as const) {
      backend.kind = kind
      await open()
      await reads('业绩', `昨日 ¥900.00 · ${compared} · 本月 ¥12,128.70`)
      // of nothing nobody can say how much more it is
      await reads('业绩', '昨日 0 · 本月 5')
      const links = [...card('业绩')!.querySelectorAll('dt a')].map((link) => link.getAttribute('href'))
      expect(links).toEqual(['/admin/statistic/order?days=today', '/admin/order/list?orderTime=today', '/admin/user/list'])
      await reads(kind === 'own' ? '商品销售排行（近30天）' : '商品销售排行', '还没有卖出的商品')
      show.end()
    }
    await open()
  })

  it('draws orders by their cycle and buyers as a shop recorded them', async () => {
    backend.kind = 'shop'
    backend.answers.set('GET /adminapi/home/header', () =>
      done({ info: [{ title: '订单量', today: 9, yesterday: 0, total: '9单', total_name: '本月订单量' }] }),
    )
    backend.answers.set('GET /adminapi/home/order', () => month.responseBody)
    backend.answers.set('GET /adminapi/home/user', () => users.responseBody)
    backend.answers.set('GET /adminapi/home/rank', () => rank.responseBody)
    await open()
    await reads('业绩', '未消费用户')
    const tables = () => [...card('业绩')!.querySelectorAll('figure')].map((figure) => figure.getAttribute('aria-label'))
    expect(tables()).toEqual(['订单金额', '订单数', '新增用户', '用户数'])
    await reads('业绩', '¥18,464.20')
    // a shop names a product once for each of its kinds
    await reads('商品销售排行', '机械腕表¥3,911.80')
    expect(card('商品销售排行')!.querySelectorAll('li')).toHaveLength(2)
    expect(backend.calls).toContain('GET /adminapi/home/order?cycle=thirtyday')
    ;[...card('业绩')!.querySelectorAll('label')]
      .find((label) => label.textContent === '年')!
      .querySelector('input')!
      .click()
    await vi.waitFor(() => expect(backend.calls).toContain('GET /adminapi/home/order?cycle=year'), patient)
  })

  it('tells of orders that are late at a server that promises hours to ship, and has no such card elsewhere', async () => {
    const [order] = orders.responseBody.data.data
    const late = 'GET /adminapi/order/list?page=1&limit=5&late=1'
    const answer = (data: unknown[]) =>
      backend.answers.set('GET /adminapi/order/list', () => ({ status: 200, msg: 'success', data: { data, count: data.length * 7 } }))
    answer([{ ...order!, id: 31, order_id: 'cp31', _pay_time: '2026-11-20 08:00:00' }])
    await open()
    await reads('履约超时预警', '超时未发货7cp31付款于 2026-11-20 08:00:00')
    expect(linksOf('履约超时预警')).toEqual(['/admin/order/list?orderLate=1', '/admin/order/list?at=detail-31'])
    expect(backend.calls).toContain(late)
    show.end()
    answer([])
    await open()
    await reads('履约超时预警', '没有超时未发货的订单')
    show.end()
    backend.kind = 'shop'
    backend.calls.length = 0
    await open()
    await vi.waitFor(() => expect(card('营销推荐')).toBeDefined(), patient)
    expect(card('履约超时预警')).toBeUndefined()
    expect(backend.calls).not.toContain(late)
  })

  it.each(['own', 'shop'] as const)('counts the stock, what is scarce and what runs at a server of kind %s', async (kind) => {
    backend.kind = kind
    const scarce = [
      { id: 3, store_name: '丁腈油封', stock: 0 },
      { id: 4, store_name: '氟胶油封', stock: 2 },
    ]
    const list = [
      { type: 1, name: '出售中的商品', count: 28 },
      { type: 4, name: '已经售罄商品', count: 2 },
    ]
    backend.answers.set('GET /adminapi/product/product/type_header', () => done({ list }))
    backend.answers.set('GET /adminapi/product/product', () => done({ list: scarce.splice(0, 1), count: 1 }))
    const activities = ['seckill', 'bargain', 'combination']
    for (const [at, count] of [3, 0, 1].entries())
      backend.answers.set(`GET /adminapi/marketing/${activities[at]}`, () => done({ list: [], count }))
    await open()
    await reads('营销推荐', '进行中的秒杀3进行中的砍价0可以开一场进行中的拼团1')
    // this version has no pages of them yet, so no name leads anywhere
    expect(linksOf('营销推荐')).toEqual([])
    await reads('库存操作', '出售中的商品28')
    expect(linksOf('库存操作')).toEqual(['/admin/product/product_list?type=1', '/admin/product/product_list?type=4'])
    expect(card('库存操作')!.querySelectorAll('[data-alarming]')).toHaveLength(1)
    await reads('缺货监控', '丁腈油封剩 0氟胶油封剩 2')
    expect(backend.calls.filter((call) => call.startsWith('GET /adminapi/product/product?')).sort()).toEqual([
      'GET /adminapi/product/product?page=1&limit=5&type=4',
      'GET /adminapi/product/product?page=1&limit=5&type=5',
    ])
  })

  it('shows nobody what they have no key for', async () => {
    const someone = { id: 1, account: 'admin', head_pic: '', real_name: '', level: 1 }
    backend.answers.set('GET /adminapi/setting/info', () => ({ status: 200, data: someone }))
    backend.answers.set('GET /adminapi/menus', () => done({ menus: [], unique: ['admin-index-index'] }))
    await open()
    await reads('营销推荐', '营销功能没有开启，或您没有权限')
    expect(['库存操作', '缺货监控', '履约超时预警'].map(card)).toEqual([undefined, undefined, undefined])
  })
})
