// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import chart from '../../../../fixtures/recorded/adminapi_order_chart.json' with { type: 'json' }
import couriers from '../../../../fixtures/recorded/adminapi_order_express_list.json' with { type: 'json' }
import info from '../../../../fixtures/recorded/adminapi_order_info_7.json' with { type: 'json' }
import list from '../../../../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import pieces from '../../../../fixtures/recorded/adminapi_order_split_cart_info_id.json' with { type: 'json' }
import sender from '../../../../fixtures/recorded/adminapi_order_sheet_info.json' with { type: 'json' }
import events from '../../../../fixtures/recorded/adminapi_order_status_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const done = (msg: string) => ({ status: 200, msg, data: [] })
const [courier] = couriers.responseBody.data
const [toShip, , applied, shipped] = list.responseBody.data.data
const path = 'GET /adminapi/order/list'

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const named = (word: string, among = 'button') =>
  [...root().querySelectorAll<HTMLElement>(among)].find((one) => (one.textContent || one.ariaLabel) === word)
const press = (word: string, among = 'button') => vi.waitFor(() => named(word, among)!.click(), patient)
const dialog = () => root().querySelector<HTMLElement>('dialog[open], [role=dialog]')
const asked = () => backend.calls.filter((call) => call.startsWith(path) && !call.includes('limit=1&') && !call.endsWith('limit=1'))

async function open(kind: 'shop' | 'own', query = '', word = '机械键盘') {
  backend.kind = kind
  history.replaceState(null, '', `/admin/order/list${query}`)
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  // the first page is compiled
  await vi.waitFor(() => expect(root().textContent).toContain(word), { timeout: 45_000 })
}
const rowOf = (number: string) => [...root().querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(number))!

/** Presses a button that stands at a row. */
const atRow = (number: string, word: string) =>
  vi.waitFor(() => [...rowOf(number).querySelectorAll('button')].find((one) => one.textContent === word)!.click(), patient)

/** Opens what stands behind "more" at a row. */
async function more(number: string, word: string) {
  const button = () => rowOf(number).querySelector<HTMLElement>('.ui-icon-button')
  await vi.waitFor(() => button()!.click(), patient)
  await press(word, '[role=menuitem]')
}

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
  backend = fakeBackend()
  const answers: [string, unknown][] = [
    [path, list.responseBody],
    ['GET /adminapi/order/chart', chart.responseBody],
    ['GET /adminapi/order/info/7', info.responseBody],
    ['GET /adminapi/order/status/7', events.responseBody],
    ['GET /adminapi/order/express_list', couriers.responseBody],
    ['GET /adminapi/order/sheet_info', sender.responseBody],
    ['GET /adminapi/order/delivery/list', { status: 200, msg: 'success', data: { list: [], count: 0 } }],
    [`GET /adminapi/order/split_cart_info/${toShip!.id}`, pieces.responseBody],
  ]
  for (const [call, reply] of answers) backend.answers.set(call, () => reply)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

describe.each(['shop', 'own'] as const)('orders of a server of kind %s', (kind) => {
  it('are told by their numbers, with figures at the tabs', async () => {
    await open(kind)
    expect(rowOf(toShip!.order_id).textContent).toContain('待发货')
    expect(rowOf(toShip!.order_id).textContent).toContain('¥1,123.80')
    // applied for, though its own number does not say so yet
    expect(rowOf(applied!.order_id).textContent).toContain('退款中')
    expect(rowOf(shipped!.order_id).textContent).toContain('骑手小王 13900000001')
    await show.reads('待支付2')
    await show.reads('待发货4')
    expect(asked()).toEqual([`${path}?page=1&limit=15`])
  })

  it('carry the contract’s names for filters that the specification names', async () => {
    await open(kind, '?orderStatus=1&orderType=2&orderPayType=4&real_name=13800000002')
    const sent = new URLSearchParams(asked()[0]!.split('?')[1])
    expect(Object.fromEntries(sent)).toEqual({
      ...{ page: '1', limit: '15', status: '1', type: '2', pay_type: '4' },
      ...{ real_name: '13800000002', field_key: 'user_phone' },
    })
  })

  it('are found by several numbers, one call each', async () => {
    await open(kind, `?real_name=${toShip!.order_id}%20${shipped!.order_id}`)
    const sent = asked().map((call) => new URLSearchParams(call.split('?')[1]))
    expect(sent.map((query) => query.get('real_name'))).toEqual([toShip!.order_id, shipped!.order_id])
    expect(sent.every((query) => query.get('field_key') === 'order_id')).toBe(true)
    // each of the two calls answered all four
    expect(root().querySelectorAll('tbody tr')).toHaveLength(4)
  })

  it('tell everything at an address', async () => {
    await open(kind, '?at=detail-7', '篮球')
    for (const word of ['金额明细', '运费', '¥1,100.90', '收货人4', '北京市 北京市 东城区 幸福路4号', '请尽快发货', '不想要了', '已收货'])
      await show.reads(word)
  })

  it('are shipped with the courier of last time', async () => {
    const bodies: unknown[] = []
    for (const call of ['delivery', 'split_delivery'])
      backend.answers.set(`PUT /adminapi/order/${call}/${toShip!.id}`, (body) => (bodies.push([call, body]), done('操作成功')))
    await open(kind)
    localStorage.setItem(`crm:courier ${String(show.$props.get()['baseUrl'])}`, courier!.code)
    await atRow(toShip!.order_id, '发货')
    await vi.waitFor(() => expect([...dialog()!.querySelectorAll('input')].map(({ value }) => value)).toContain(courier!.value), patient)
    // who packs sees whose parcel it is, and what is in it
    for (const word of [toShip!.order_id, toShip!.real_name, '机械键盘 默认 ×2'])
      await vi.waitFor(() => expect(dialog()!.textContent).toContain(word), patient)
    await press('确定', 'dialog button')
    await show.reads('快递单号不能为空')
    await show.type('dialog input[placeholder=请输入或扫描快递单号]', 'YT0012345678')
    await press('确定', 'dialog button')
    await vi.waitFor(() => expect(bodies).toHaveLength(1), patient)
    expect(bodies[0]).toEqual([
      'delivery',
      expect.objectContaining({
        ...{ type: 1, express_record_type: '1', delivery_name: courier!.value, delivery_code: courier!.code, delivery_id: 'YT0012345678' },
      }),
    ])
  })

  it('are refunded by piece for what was paid for the pieces', async () => {
    let body: unknown
    backend.answers.set(`PUT /adminapi/order/refund/${toShip!.id}`, (sent) => ((body = sent), done('退款成功')))
    await open(kind)
    await more(toShip!.order_id, '立即退款')
    const price = () => [...dialog()!.querySelectorAll('input')].find((input) => /^\d+\.\d\d$/.test(input.value))?.value
    await vi.waitFor(() => expect(price()).toBe('1123.80'), patient)
    // the number says which order it is, and is nothing to type
    expect(dialog()!.textContent).toContain(toShip!.order_id)
    expect([...dialog()!.querySelectorAll('input')].map(({ value }) => value)).not.toContain(toShip!.order_id)
    dialog()!.querySelector<HTMLElement>('[role=switch], input[type=checkbox]')!.click()
    await show.type('dialog [role=spinbutton]', '1')
    await vi.waitFor(() => expect(price()).toBe('561.90'), patient)
    expect(dialog()!.textContent).toContain('共 1 件 ¥561.90')
    expect(root().textContent).not.toContain('订单将全部退款并关闭')
    await press('确定', 'dialog button')
    await show.reads('退款成功')
    expect(body).toEqual({ refund_price: '561.90', cart_ids: [{ cart_id: '7646989010727600128', cart_num: 1 }] })
  })
})

it('is narrowed by the filter of the specification that a link names: a number of an order, whatever it looks like', async () => {
  await open('own', '?orderNum=7700')
  await vi.waitFor(() => expect(asked().at(-1)).toContain('real_name=7700'), patient)
  expect(asked().at(-1)).toContain('field_key=order_id')
})

it('ships lines that were pasted after a check that writes nothing, and says of each what is wrong', async () => {
  const sent: unknown[] = []
  backend.answers.set(`PUT /adminapi/order/delivery/${toShip!.id}`, (body) => (sent.push(body), done('操作成功')))
  await open('shop')
  await press('批量发货')
  const lines = [
    `${toShip!.order_id}\tYT0000000001\t${courier!.value}`,
    `${shipped!.order_id}\tYT0000000002\t${courier!.code}`,
    `cp000000000000000001,YT3,${courier!.code}`,
  ]
  const area = await show.appears<HTMLTextAreaElement>('dialog textarea')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, lines.join('\n'))
  area.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await press('检查', 'dialog button')
  for (const word of ['可发货', '订单已发货', '没有这个订单']) await show.reads(word)
  expect(sent).toEqual([])
  await press('发货 1 单', 'dialog button')
  await show.reads('操作成功')
  expect(sent).toEqual([expect.objectContaining({ delivery_code: courier!.code, delivery_id: 'YT0000000001' })])
})

it('verifies a code with its noughts, after its order was shown', async () => {
  const sent: unknown[] = []
  backend.answers.set('POST /adminapi/order/write', (body) => (sent.push(body), { status: 200, msg: '核销成功', data: shipped }))
  await open('shop')
  await press('订单核销')
  await show.type('dialog input[inputmode=numeric]', '1234')
  await press('查询订单', 'dialog button')
  await show.reads('请输入12位核销码')
  await show.type('dialog input[inputmode=numeric]', '001234567890')
  await press('查询订单', 'dialog button')
  await show.reads('¥1,989.90')
  await press('立即核销', 'dialog button')
  await vi.waitFor(() => expect(sent).toHaveLength(2), patient)
  expect(sent).toEqual([
    { code: '001234567890', confirm: 0 },
    { code: '001234567890', confirm: 1 },
  ])
})

const unpaid = { ...toShip!, paid: 0, _status: 1, pay_type: 'offline', pay_price: 39.5 }
const listing = (...data: unknown[]) =>
  backend.answers.set(path, () => ({ status: 200, msg: 'success', data: { data, count: data.length } }))

it.each(['own', 'shop'] as const)('asks about a payment by its sum at a server of kind %s', async (kind) => {
  backend.answers.set(`POST /adminapi/order/pay_offline/${toShip!.id}`, () => done('操作成功'))
  listing(unpaid)
  await open(kind)
  await atRow(toShip!.order_id, '确认付款')
  await show.reads('确定已收到线下付款 ¥39.50 吗？')
  await press('确定', 'dialog button, [role=alertdialog] button')
  await show.reads('操作成功')
  // a plain shop is told nothing that its contract has not
  expect(backend.bodies.map((body) => body.get('pay_price')).filter(Boolean)).toEqual(kind === 'own' ? ['39.50'] : [])
})

it('shows a price that a colleague has changed beside one’s own', async () => {
  const rule = (field: string, value: number, type = 'inputNumber') => ({ type, field, value, title: field, props: { min: 0 } })
  const sent: unknown[] = []
  const form = { title: '修改订单', action: `/order/update/${toShip!.id}`, method: 'PUT', info: '', status: true }
  const rules = [rule('pay_price', 39.5), rule('gain_integral', 0), rule('version', 0, 'hidden')]
  backend.answers.set(`GET /adminapi/order/edit/${toShip!.id}`, () => ({ status: 200, msg: 'success', data: { ...form, rules } }))
  backend.answers.set(`PUT /adminapi/order/update/${toShip!.id}`, (body) => {
    sent.push(body)
    if ((body as { version: number }).version === 8) return done('修改成功')
    return { status: 409, code: 'CHANGED', msg: '改过了', data: { row: { pay_price: 9.99, gain_integral: 0, version: 8 } } }
  })
  listing(unpaid)
  await open('own')
  await atRow(toShip!.order_id, '改价')
  await vi.waitFor(() => expect(dialog()!.querySelectorAll('input')).toHaveLength(2), patient)
  const [, points] = dialog()!.querySelectorAll('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(points, '7')
  points!.dispatchEvent(new Event('input', { bubbles: true }))
  points!.dispatchEvent(new Event('focusout', { bubbles: true }))
  await vi.waitFor(() => (sent.length < 1 && named('确定', 'dialog button')!.click(), expect(sent).toHaveLength(1)), patient)
  await show.reads('其他人刚刚修改了这条数据')
  await vi.waitFor(() => (sent.length < 2 && named('确定', 'dialog button')!.click(), expect(sent).toHaveLength(2)), patient)
  expect(sent[1]).toMatchObject({ pay_price: 9.99, gain_integral: 7, version: 8 })
})

it('says before an order is given back for less than it is worth that it is closed, and what is kept', async () => {
  await open('own')
  await more(toShip!.order_id, '立即退款')
  const price = () => [...dialog()!.querySelectorAll('input')].find((input) => /^[\d.]+$/.test(input.value))!
  await vi.waitFor(() => expect(price().value).toBe('1123.80'), patient)
  expect(root().querySelector('[role=status].order-closes')).toBeNull()
  const put = (sum: string) => {
    const input = price()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, sum)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  put('10')
  await show.reads('订单将全部退款并关闭，差额 ¥1,113.80 不退')
  put('1000.80')
  await show.reads('差额 ¥123.00 不退')
  put('1123.80')
  await vi.waitFor(() => expect(root().textContent).not.toContain('订单将全部退款并关闭'), patient)
})
