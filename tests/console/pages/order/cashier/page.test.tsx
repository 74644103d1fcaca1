// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import people from '../../../../fixtures/recorded/adminapi_app_wechat_kefu_create.json' with { type: 'json' }
import products from '../../../../fixtures/recorded/adminapi_product_product_list.json' with { type: 'json' }
import codes from '../../../../fixtures/recorded/adminapi_order_offline_scan.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const order = { id: 1, order_id: 'SY1', uid: 6, nickname: '赵六', pay_price: '95.50', true_price: 4.5, pay_time: '2026-11-21 08:25:20' }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const buttons = () => [...root().querySelectorAll('button')].map((button) => button.textContent)
const press = async (name: string) => {
  const found = () => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)
  await vi.waitFor(() => expect(found(), name).toBeDefined(), patient)
  found()!.click()
}
/** The field of the open form below that heading. */
const labelled = (heading: string) => {
  const label = [...root().querySelectorAll<HTMLLabelElement>('dialog label')].find((one) => one.textContent!.startsWith(heading))
  return root().querySelector<HTMLInputElement>(`[id="${label!.htmlFor}"]`)!
}
const type = (heading: string, text: string) => {
  const input = labelled(heading)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

async function open(kind: 'shop' | 'own') {
  backend.kind = kind
  history.replaceState(null, '', '/admin/order/offline')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('SY1')
}

beforeEach(() => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/order/scan_list', () => ({ status: 200, msg: 'success', data: { list: [order], count: 1 } }))
  backend.answers.set('GET /adminapi/order/offline_scan', () => codes.responseBody)
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('shows the codes of a plain shop, those that there are', async () => {
  await open('shop')
  expect(buttons()).not.toContain('登记收款')
  ;[...root().querySelectorAll('button')].find((button) => button.textContent === '查看收款二维码')!.click()
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('公众号收款码'), patient)
  expect(root().querySelector('dialog')!.textContent).not.toContain('小程序收款码')
})

it('enters payments at our own server alone: of a customer, paid as due until somebody says otherwise', async () => {
  const bodies: unknown[] = []
  const entered = { ...order, id: 2, order_id: 'SY2', nickname: '孙七', uid: 7, pay_price: '80.00', true_price: 8.5 }
  const found = () => ({ list: bodies.length > 1 ? [entered, order] : [order], count: bodies.length > 1 ? 2 : 1 })
  backend.answers.set('GET /adminapi/order/scan_list', () => ({ status: 200, msg: 'success', data: found() }))
  backend.answers.set('GET /adminapi/app/wechat/kefu/create', () => people.responseBody)
  backend.answers.set('POST /adminapi/order/cashier_payment', (sent) => {
    bodies.push(sent)
    return bodies.length === 1
      ? { status: 400, msg: '请检查', code: 'CASHIER_DUE', errors: { pay_price: '实收金额不能大于应收金额' } }
      : { status: 200, msg: '收款已登记', code: 'CASHIER_ENTERED' }
  })
  await open('own')
  expect(buttons()).not.toContain('查看收款二维码')
  await press('登记收款')
  await seen('应收金额')
  await press('确定')
  for (const missing of ['请选择用户', '请输入金额']) await seen(missing)
  expect(bodies).toEqual([])

  await press('选择用户')
  await seen('13800000005')
  root().querySelector<HTMLElement>('dialog tbody input[type=radio]')!.click()
  await press('确定')
  await vi.waitFor(() => expect(root().querySelectorAll('dialog')).toHaveLength(1), patient)
  type('应收金额', '88.50')
  await vi.waitFor(() => expect(labelled('实收金额').value).toBe('88.50'), patient)
  type('实收金额', '99')
  root()
    .querySelectorAll<HTMLElement>('dialog label')
    .forEach((label) => label.textContent === '支付宝' && label.click())
  type('备注', '老客户抹零')
  await press('确定')
  await seen('实收金额不能大于应收金额')
  type('实收金额', '80')
  // a press that comes too soon after the one before is not taken
  const again = async () => {
    await press('确定')
    expect(bodies).toHaveLength(2)
  }
  await vi.waitFor(again, { ...patient, interval: 300 })
  await seen('SY2')
  expect(bodies[1]).toEqual({ uid: 7, due: '88.50', pay_price: '80', pay_type: 'alipay', mark: '老客户抹零' })
})

const sums = () => [...root().querySelectorAll('dialog output.cashier-sum')].map(({ textContent }) => textContent)

it('sells goods at our own server: summed by it, less what the cashier takes off, each product with its specifications', async () => {
  const [first] = products.responseBody.data.list
  const bodies: Record<string, unknown>[] = []
  const quotes: { uid: number; lines: { unique: string; num: number }[] }[] = []
  const goods = ['黑', '红'].map((suk, at) => ({
    ...{ unique: `u${at}`, product_id: first!.id, store_name: first!.store_name, suk, image: '', price: `${10 * (at + 1)}.00`, stock: 9 },
  }))
  const prices: Record<string, number> = { u0: 10, u1: 20 }
  backend.answers.set('GET /adminapi/app/wechat/kefu/create', () => people.responseBody)
  backend.answers.set('GET /adminapi/product/product/list', () => products.responseBody)
  backend.answers.set('GET /adminapi/order/cashier_goods', () => ({ status: 200, msg: 'success', data: goods }))
  backend.answers.set('POST /adminapi/order/cashier_quote', (sent) => {
    const asked = sent as (typeof quotes)[number]
    quotes.push(asked)
    const lines = asked.lines.map(({ unique, num }) => ({ unique, price: `${prices[unique]}.00`, sum: `${prices[unique]! * num}.00` }))
    return { status: 200, msg: 'success', data: { due: `${lines.reduce((sum, { sum: one }) => sum + Number(one), 0)}.00`, lines } }
  })
  backend.answers.set('POST /adminapi/order/cashier_sale', (sent) => {
    bodies.push(sent as Record<string, unknown>)
    return bodies.length === 1
      ? { status: 409, msg: '应收金额现在是 31.00', code: 'CASHIER_PRICE', data: { due: '31.00' }, errors: { due: '应收金额现在是 31.00' } }
      : { status: 200, msg: '开单成功', code: 'CASHIER_SOLD', data: { id: 9, order_id: 'cp9', pay_price: '25.00' } }
  })
  await open('own')
  await press('收银开单')
  await seen('由服务器按用户等级和会员价计算')
  await press('确定')
  for (const missing of ['请选择用户', '请选择商品']) await seen(missing)
  await press('选择用户')
  await seen('13800000005')
  root().querySelector<HTMLElement>('dialog tbody input[type=radio]')!.click()
  await press('确定')
  await vi.waitFor(() => expect(root().querySelectorAll('dialog tbody')).toHaveLength(0), patient)

  await press('选择商品')
  await seen(first!.store_name)
  await vi.waitFor(() => root().querySelector<HTMLElement>('dialog tbody input[type=checkbox]')!.click(), patient)
  await seen('已选 1')
  await press('确定')
  await vi.waitFor(() => expect(sums()).toEqual(['¥10.00', '¥10.00']), patient)
  // a second specification of the same product
  root().querySelector<HTMLElement>('button[aria-label="再加一个规格"]')!.click()
  await vi.waitFor(() => expect(sums()).toEqual(['¥30.00', '¥30.00']), patient)
  expect(quotes.at(-1)).toEqual({
    uid: 7,
    lines: [
      { unique: 'u0', num: 1 },
      { unique: 'u1', num: 1 },
    ],
  })
  type('优惠金额', '30')
  await press('确定')
  await seen('优惠金额必须小于应收金额')
  type('优惠金额', '5')
  await vi.waitFor(() => expect(sums()).toEqual(['¥30.00', '¥25.00']), patient)
  await vi.waitFor(
    async () => {
      await press('确定')
      expect(bodies).toHaveLength(1)
    },
    { ...patient, interval: 300 },
  )
  const lines = [
    { unique: 'u0', num: 1 },
    { unique: 'u1', num: 1 },
  ]
  expect(bodies[0]).toEqual({ uid: 7, due: '30.00', discount: '5.00', pay_type: 'offline', mark: '', lines })
  // it costs something else by now: for that it is sold by a press
  await seen('应收金额现在是 31.00')
  await press('按 ¥26.00 收款')
  await seen('开单成功')
  expect(bodies[1]).toEqual({ uid: 7, due: '31.00', discount: '5.00', pay_type: 'offline', mark: '', lines })
})
