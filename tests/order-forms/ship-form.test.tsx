// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { isAnHour } from '#src/order-forms/waybill/waybill-calls.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../gate/fake-backend.ts'
import { freshBase, stage } from '../gate/stage.ts'
import couriers from '../fixtures/recorded/adminapi_order_express_list.json' with { type: 'json' }
import list from '../fixtures/recorded/adminapi_order_list_status_all.json' with { type: 'json' }
import sender from '../fixtures/recorded/adminapi_order_sheet_info.json' with { type: 'json' }
import pieces from '../fixtures/recorded/adminapi_order_split_cart_info_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const [toShip] = list.responseBody.data.data
const [courier] = couriers.responseBody.data
const answer = (data: unknown) => () => ({ status: 200, msg: 'success', data })
const layout = { temp_id: 'T1', title: '一联单', pic: 'https://pictures.example.com/t1.png' }
const fetching = { value: '顺丰速运', code: 'shunfeng', types: ['标准快递', '特惠'], list: [layout] }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const fields = () =>
  [...root().querySelectorAll('dialog label, dialog legend, dialog .ui-field-label')].map(({ textContent }) => textContent)
const press = (word: string, among = 'button') =>
  vi.waitFor(() => [...root().querySelectorAll<HTMLElement>(among)].find((one) => one.textContent === word)!.click(), patient)
/** The field of the open form below that heading. */
const labelled = (heading: string) => {
  const label = [...root().querySelectorAll<HTMLLabelElement>('dialog label')].find((one) => one.textContent!.startsWith(heading))
  return root().querySelector<HTMLInputElement>(`[id="${label?.htmlFor}"]`)!
}
const type = (heading: string, text: string) => put(labelled(heading), text)
function put(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  // a change without its kind is taken for autofill, which opens no list
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
/** A courier by its name, out of the open list. */
async function choose(heading: string, name: string) {
  await vi.waitFor(() => expect(labelled(heading)).toBeTruthy(), patient)
  labelled(heading).focus()
  labelled(heading).click()
  type(heading, name)
  await vi.waitFor(() => {
    const option = [...root().querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) => textContent?.includes(name))
    option!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    option!.click()
  }, patient)
}
const confirm = (count: number, bodies: unknown[]) =>
  vi.waitFor(
    async () => {
      await press('确定', 'dialog button')
      expect(bodies).toHaveLength(count)
    },
    { ...patient, interval: 300 },
  )

async function open(kind: 'shop' | 'own', hasWaybills: boolean) {
  backend.kind = kind
  const told = {
    ...sender.responseBody.data,
    export_open: hasWaybills,
    to_name: '仓库',
    to_tel: '13800000009',
    to_add: '苏州市人民路 1 号',
  }
  backend.answers.set('GET /adminapi/order/sheet_info', answer(told))
  history.replaceState(null, '', '/admin/order/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await show.reads('机械键盘')
  await vi.waitFor(() => {
    const row = [...root().querySelectorAll('tbody tr')].find((one) => one.textContent?.includes(toShip!.order_id))!
    ;[...row.querySelectorAll('button')].find((one) => one.textContent === '发货')!.click()
  }, patient)
  await show.reads('快递单号')
}

beforeEach(() => {
  setLocale('zh-cn')
  localStorage.clear()
  backend = fakeBackend()
  backend.answers.set('GET /adminapi/order/list', () => list.responseBody)
  backend.answers.set('GET /adminapi/order/chart', answer({ un_paid: 0, un_send: 0 }))
  backend.answers.set('GET /adminapi/order/express_list', () => couriers.responseBody)
  backend.answers.set('GET /adminapi/order/delivery/list', answer({ list: [], count: 0 }))
  backend.answers.set(`GET /adminapi/order/split_cart_info/${toShip!.id}`, () => pieces.responseBody)
  backend.answers.set('GET /adminapi/order/kuaidi_coms', answer([fetching]))
  backend.answers.set('GET /adminapi/order/express/temp', answer([layout]))
})
afterEach(() => {
  show?.end()
  sessionStorage.clear()
})

it.each(['shop', 'own'] as const)('a server of kind %s that has none is asked for a number alone', async (kind) => {
  await open(kind, false)
  expect(root().textContent).not.toContain('电子面单打印')
  expect(root().textContent).not.toContain('商家寄件')
  expect(backend.calls.filter((call) => /kuaidi_coms|express\/temp/.test(call))).toEqual([])
})

it('an electronic waybill is ordered for a sender, a courier and one of its layouts', async () => {
  const bodies: unknown[] = []
  backend.answers.set(
    `PUT /adminapi/order/delivery/${toShip!.id}`,
    (body) => (bodies.push(body), { status: 200, msg: '操作成功', data: [] }),
  )
  await open('shop', true)
  await press('电子面单打印', 'dialog label')
  await vi.waitFor(() => expect(labelled('寄件人姓名').value).toBe('仓库'), patient)
  type('寄件人电话', '12345')
  await press('确定', 'dialog button')
  for (const wrong of ['请输入正确的手机号码', '快递公司不能为空']) await show.reads(wrong)
  type('寄件人电话', '13800000009')
  await choose('快递公司', courier!.value)
  await show.reads('一联单')
  await confirm(1, bodies)
  expect(bodies[0]).toMatchObject({
    ...{
      type: 1,
      express_record_type: '2',
      delivery_name: courier!.value,
      delivery_code: courier!.code,
      delivery_id: '',
      express_temp_id: 'T1',
    },
    ...{ to_name: '仓库', to_tel: '13800000009', to_addr: '苏州市人民路 1 号' },
  })
  expect(backend.calls).toContain(`GET /adminapi/order/express/temp?com=${courier!.code}`)
  expect(backend.calls).toContain('GET /adminapi/order/express_list?status=1')
})

it('a courier is booked to fetch: service, day and an hour at least, with what it would cost', async () => {
  const bodies: unknown[] = []
  let asked: unknown
  backend.answers.set('POST /adminapi/order/price', (body) => ((asked = body), { status: 200, msg: 'success', data: { price: '12.5' } }))
  backend.answers.set(
    `PUT /adminapi/order/delivery/${toShip!.id}`,
    (body) => (bodies.push(body), { status: 200, msg: '操作成功', data: [] }),
  )
  await open('shop', true)
  await press('商家寄件', 'dialog label')
  await choose('快递公司', '顺丰速运')
  await show.reads('标准快递')
  await press('立即计算', 'dialog button')
  await show.reads('¥12.50')
  expect(asked).toEqual({
    ...{ kuaidicom: 'shunfeng', send_address: '苏州市人民路 1 号', orderId: toShip!.id, service_type: '标准快递', cart_ids: [] },
  })
  await press('明天', 'dialog label')
  const [from, to] = [...root().querySelectorAll<HTMLInputElement>('dialog input[type=time]')]
  put(from!, '09:00')
  put(to!, '09:30')
  await press('确定', 'dialog button')
  await show.reads('取件时间至少间隔一小时')
  put(to!, '11:00')
  await confirm(1, bodies)
  expect(bodies[0]).toMatchObject({
    ...{ type: 1, express_record_type: '3', delivery_name: '顺丰速运', delivery_code: 'shunfeng', express_temp_id: 'T1' },
    ...{ service_type: '标准快递', day_type: 1, pickup_time: ['09:00', '11:00'] },
  })
  expect(fields().join()).not.toContain('快递单号')
})

it('knows an hour', () => {
  expect([isAnHour({ from: '09:00', to: '10:00' }), isAnHour({ from: '09:00', to: '09:59' }), isAnHour({ from: '', to: '' })]).toEqual([
    ...[true, false, false],
  ])
})
