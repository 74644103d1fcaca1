// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import info from '../../../../fixtures/recorded/adminapi_order_info_7.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import events from '../../../../fixtures/recorded/adminapi_order_status_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const page = 'admin-order-storeOrder-index'
const { orderInfo } = info.responseBody.data
const [line] = orderInfo.cartInfo

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/order/list', () => list.responseBody)
  backend.answers.set('GET /adminapi/order/info/7', () => ({
    ...info.responseBody,
    data: { ...info.responseBody.data, orderInfo: { ...orderInfo, coupon_id: 77, coupon_price: '5.00' } },
  }))
  backend.answers.set('GET /adminapi/order/status/7', () => events.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

/** Opens an order for somebody with these keys. */
async function open(kind: 'shop' | 'own', keys: string[]) {
  backend.kind = kind
  backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique: [page, ...keys] } }))
  history.replaceState(null, '', '/admin/order/list?at=detail-7')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
  // the first page is compiled
  await vi.waitFor(() => expect(show.root.textContent).toContain('金额明细'), { timeout: 45_000 })
}
const links = () => [...show.root.querySelectorAll<HTMLAnchorElement>('a.console-detail-link')].map((link) => link.getAttribute('href'))

describe.each(['shop', 'own'] as const)('an order of a server of kind %s', (kind) => {
  it('leads to its buyer, its goods and its refunds, for who may open them', async () => {
    await open(kind, ['admin-user-user-index', 'product-edit', 'admin-order-refund', 'marketing-store_coupon_issue'])
    await vi.waitFor(() => expect(links()).toContain(`/admin/user/list?at=detail-${orderInfo.uid}`), patient)
    expect(links()).toContain(`/admin/product/add_product/${line!.productInfo.id}`)
    // a plain shop's order names what the buyer held, not the coupon
    expect(links().includes('/admin/marketing/store_coupon_issue/index?coupon_title=77')).toBe(kind === 'own')
  })

  it('says what happened to it, newest first, when, and who did it where the server says so', async () => {
    const [taken, shipped] = events.responseBody.data
    const data =
      kind === 'own'
        ? [
            { ...taken!, by_name: '李主管' },
            { ...shipped!, by_name: '' },
          ]
        : [taken!, shipped!]
    backend.answers.set('GET /adminapi/order/status/7', () => ({ ...events.responseBody, data }))
    await open(kind, [])
    const lines = () => [...show.root.querySelectorAll('.console-history li')].map(({ textContent }) => textContent)
    const by = kind === 'own' ? ' · 李主管' : ''
    const told = [`${taken!.change_message}${taken!.change_time}${by}`, `${shipped!.change_message}${shipped!.change_time}`]
    await vi.waitFor(() => expect(lines().filter((line) => told.includes(line!))).toEqual(told), patient)
  })

  it('that is not there says so in its own words, however late they come', async () => {
    let isAnswered = false
    backend.answers.set('GET /adminapi/order/status/7', () => {
      isAnswered = true
      return { status: 400, msg: '参数错误', data: [] }
    })
    backend.answers.set('GET /adminapi/order/info/7', async () => {
      await vi.waitFor(() => expect(isAnswered).toBe(true), patient)
      return { status: 400, msg: '订单不存在', data: [] }
    })
    backend.kind = kind
    backend.answers.set('GET /adminapi/menus', () => ({ status: 200, msg: 'success', data: { menus: [], unique: [page] } }))
    history.replaceState(null, '', '/admin/order/list?at=detail-7')
    show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('editor') })
    await show.reads('订单不存在')
    expect(show.root.textContent).not.toContain('参数错误')
  })

  it('says the same in plain text to who may not', async () => {
    await open(kind, [])
    await show.reads(`UID ${orderInfo.uid}`)
    await show.reads(line!.productInfo.store_name)
    expect(links()).toEqual([])
  })
})

it('goes to the order before and the one after, as the list had them', async () => {
  backend.kind = 'shop'
  const [first] = list.responseBody.data.data
  const listed = [7, 12, 15].map((id) => ({ ...first!, id, order_id: `cp${id}00000000` }))
  backend.answers.set('GET /adminapi/order/list', () => ({
    ...list.responseBody,
    data: { ...list.responseBody.data, data: listed, count: 3 },
  }))
  for (const { id, order_id: number } of listed) {
    const data = { ...info.responseBody.data, orderInfo: { ...orderInfo, id, order_id: number } }
    backend.answers.set(`GET /adminapi/order/info/${id}`, () => ({ ...info.responseBody, data }))
    backend.answers.set(`GET /adminapi/order/status/${id}`, () => events.responseBody)
  }
  history.replaceState(null, '', '/admin/order/list?orderStatus=1')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('cp700000000')
  const go = (label: string) =>
    vi.waitFor(() => {
      const button = show.root.querySelector<HTMLButtonElement>(`.console-neighbours button[aria-label=${label}]`)!
      expect(button.disabled).toBe(false)
      button.click()
    }, patient)
  const isAt = (id: number) =>
    vi.waitFor(() => {
      expect(location.search).toBe(`?orderStatus=1&at=detail-${id}`)
      expect(
        show.root.querySelector('.console-part')?.ariaLabel ?? show.root.querySelector('.console-part')?.getAttribute('aria-label'),
      ).toBe(`cp${id}00000000`)
    }, patient)
  ;[...show.root.querySelectorAll<HTMLElement>('tbody a, tbody button')].find((one) => one.textContent?.includes('cp1200000000'))!.click()
  await isAt(12)
  await go('下一条')
  await isAt(15)
  // the last of the list has none after it
  const after = show.root.querySelector<HTMLButtonElement>('.console-neighbours button[aria-label=下一条]')!
  expect(after.disabled).toBe(true)
  await go('上一条')
  await isAt(12)
  await go('上一条')
  await isAt(7)
  expect(show.root.querySelector<HTMLButtonElement>('.console-neighbours button[aria-label=上一条]')!.disabled).toBe(true)
})

/** Presses a button of the open order, wherever it stands. */
const press = (word: string, among = 'button') =>
  vi.waitFor(() => [...show.root.querySelectorAll<HTMLElement>(among)].find(({ textContent }) => textContent === word)!.click(), patient)
/** Presses an action of the open order, also where it stands behind "more". */
async function act(word: string) {
  const named = () =>
    [...show.root.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(({ textContent }) => textContent === word)
  if (!named()) {
    const [more] = [...show.root.querySelectorAll<HTMLElement>('.console-row-actions .ui-icon-button')].slice(-1)
    more!.click()
  }
  await vi.waitFor(() => named()!.click(), patient)
}
const openDialog = () => [...show.root.querySelectorAll<HTMLElement>('dialog')].at(-1)

describe('an order that a courier has', () => {
  const sent = { delivery_type: 'express', delivery_name: '圆通速递', delivery_id: 'YT0099', status: 1 }
  const answer = (data: object) => backend.answers.set('GET /adminapi/order/express/7', () => ({ status: 200, msg: 'success', data }))
  beforeEach(() => {
    const data = { ...info.responseBody.data, orderInfo: { ...orderInfo, ...sent, refund: [], kuaidi_order_id: '78001354' } }
    backend.answers.set('GET /adminapi/order/info/7', () => ({ ...info.responseBody, data }))
  })

  it('is followed by the courier’s own steps at a plain shop, which says so where there are none', async () => {
    const step = { time: '2026-11-22 10:00:00', status: '已到达上海转运中心' }
    answer({ delivery_name: '圆通速递', delivery_id: 'YT0099', result: [step] })
    await open('shop', [])
    await act('物流查询')
    await vi.waitFor(() => expect(openDialog()!.textContent).toContain('已到达上海转运中心'), patient)
    expect(openDialog()!.textContent).toContain('YT0099')
    expect(openDialog()!.textContent).not.toContain('商城自己的记录')
    show.end()
    answer({ delivery_name: '圆通速递', delivery_id: 'YT0099', result: null })
    await open('shop', [])
    await act('物流查询')
    await vi.waitFor(() => expect(openDialog()!.textContent).toContain('快递公司还没有返回物流动态'), patient)
  })

  it('says at our own server whose steps they are, and what the server refuses', async () => {
    const step = { time: '2026-11-22 10:00:00', status: '已发货' }
    answer({ delivery_name: '圆通速递', delivery_id: 'YT0099', result: [step], is_traced: false })
    await open('own', [])
    await act('物流查询')
    await vi.waitFor(() => expect(openDialog()!.textContent).toContain('商城自己的记录'), patient)
    show.end()
    backend.answers.set('GET /adminapi/order/express/7', () => ({ status: 400120, msg: '快递单号不存在', data: [] }))
    await open('own', [])
    await act('物流查询')
    await vi.waitFor(() => expect(openDialog()!.textContent).toContain('快递单号不存在'), patient)
  })

  it('is called off where a courier was booked, with a reason, at a plain shop alone', async () => {
    let body: unknown
    backend.answers.set('POST /adminapi/order/shipment_cancel_order/7', (given) => ((body = given), { status: 200, msg: '取消成功' }))
    await open('shop', ['order-send'])
    await act('取消寄件')
    await vi.waitFor(() => expect(show.root.querySelector('dialog textarea')).not.toBeNull(), patient)
    await press('确定', 'dialog button')
    await show.reads('请填写备注信息')
    const area = show.root.querySelector<HTMLTextAreaElement>('dialog textarea')!
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, '买家改地址')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    await press('确定', 'dialog button')
    await show.reads('取消成功')
    expect(body).toEqual({ msg: '买家改地址' })
    show.end()
    await open('own', ['order-send'])
    expect(show.root.textContent).not.toContain('取消寄件')
  })
})

it('tells what it left the shop, by the cost of each of its goods', async () => {
  const reply = (change: object) => ({
    ...info.responseBody,
    data: { ...info.responseBody.data, orderInfo: { ...orderInfo, refund: [], ...change } },
  })
  const kept = { ...line!, refund_num: 0 }
  backend.answers.set('GET /adminapi/order/info/7', () => reply({ cartInfo: [kept] }))
  await open('shop', [])
  // 1100.90 paid for what cost 660.54
  await show.reads('¥440.36')
  show.end()
  backend.answers.set('GET /adminapi/order/info/7', () => reply({ cartInfo: [kept, { ...kept, id: '2', costPrice: '0.00' }] }))
  await open('own', [])
  await show.reads('1 种商品没有成本价')
})

it('shows where it goes in clear at our own server, each time by a call of its own, to who has the key', async () => {
  backend.answers.set('GET /adminapi/order/personal_data', () => ({
    status: 200,
    msg: 'success',
    data: [{ id: 7, real_name: '收货人', user_phone: '13800000004', user_address: '北京市 北京市 东城区 幸福路4号', phone: '' }],
  }))
  await open('own', ['admin-user-personal-data'])
  const look = () => [...show.root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === '查看收货信息')
  await vi.waitFor(() => look()!.click(), patient)
  await vi.waitFor(() => expect(show.root.querySelector('dialog')?.textContent).toContain('13800000004'), patient)
  expect(backend.calls.filter((call) => call.includes('personal_data'))).toEqual(['GET /adminapi/order/personal_data?ids=7'])
})

/** What stands beside a word in the open order. */
const told = (word: string) =>
  [...show.root.querySelectorAll('.console-detail-fields dt')].find(({ textContent }) => textContent === word)?.nextElementSibling
    ?.textContent

it.each(['shop', 'own'] as const)(
  'tells at a server of kind %s what each discount took off, where it went and what is billed',
  async (kind) => {
    const invoice = { name: '某某公司', duty_number: '91310000', email: 'a@b.cn', is_invoice: 1, invoice_number: '044001' }
    const change = {
      ...{ total_price: '1000.00', vip_true_price: '100.90', levelPrice: '60.90', memberPrice: '40.00', pay_postage: '8.00' },
      ...{
        coupon_id: 0,
        coupon_price: '5.00',
        deduction_price: '3.10',
        use_integral: '31.00',
        gain_integral: '12.00',
        pay_price: '999.90',
      },
      ...{ refund_price: '20.00', trade_no: 'T42', delivery_type: 'express', delivery_name: '圆通速递', delivery_id: 'YT0099', invoice },
    }
    const data = { ...info.responseBody.data, orderInfo: { ...orderInfo, ...change } }
    backend.answers.set('GET /adminapi/order/info/7', () => ({ ...info.responseBody, data }))
    await open(kind, [])
    const words = {
      ...{
        商品总价: '¥1,100.90',
        优惠券金额: '−¥5.00',
        积分抵扣: '−¥3.10',
        用户等级优惠: '−¥60.90',
        付费会员优惠: '−¥40.00',
        运费: '¥8.00',
      },
      ...{ 已退金额: '−¥20.00', 使用积分: '31', 赠送积分: '12', 支付流水号: 'T42', 实际支付: '¥999.90' },
      ...{ '物流公司 / 送货人': '圆通速递', '物流单号 / 电话': 'YT0099', 发票抬头: '某某公司', 开票状态: '已开票', 发票编号: '044001' },
    }
    expect(Object.fromEntries(Object.keys(words).map((word) => [word, told(word)]))).toEqual(words)
  },
)

it('names the orders that it was split into, with what each holds and how it went out, and leads to them', async () => {
  const [row] = list.responseBody.data.data
  const part = { ...row!, id: 8, pid: 7, order_id: 'cp80000000', delivery_name: '圆通速递', delivery_id: 'YT0100' }
  const data = { ...info.responseBody.data, orderInfo: { ...orderInfo, pid: -1, status: 4 } }
  backend.answers.set('GET /adminapi/order/info/7', () => ({ ...info.responseBody, data }))
  backend.answers.set('GET /adminapi/order/split_order/7', () => ({ status: 200, msg: 'success', data: [part] }))
  await open('shop', [])
  await show.reads('机械键盘 ×2 · 圆通速递 YT0100')
  ;[...show.root.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === 'cp80000000')!.click()
  await vi.waitFor(() => expect(location.search).toContain('at=detail-8'), patient)
})
