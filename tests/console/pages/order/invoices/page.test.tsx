// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mount from '#src/console/app.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeBackend } from '../../../../gate/fake-backend.ts'
import { freshBase, stage } from '../../../../gate/stage.ts'
import order from '../../../../fixtures/recorded/adminapi_order_invoice_order_info_id.json' with { type: 'json' }

const patient = { timeout: 15_000 }
const row = {
  ...{ id: 1, invoice_id: 7, order_id: 'wx1', pay_price: '90.00', add_time: '2026-11-21 08:25:20', status: 1, refund_status: 1, type: 1 },
  ...{ header_type: 1, name: '个人', duty_number: '', drawer_phone: '', email: '', tell: '', address: '', bank: '', card_number: '' },
  ...{
    real_name: '',
    user_phone: '',
    is_invoice: 1,
    invoice_number: '12345678',
    invoice_reamrk: null,
    unique_num: 'E1',
    red_invoice_num: '',
  },
}

/** A row that no invoice was issued for, and whether the shop has a tax service. */
function answerWaiting(elec: number | string) {
  backend.answers.set('GET /adminapi/order/invoice/list', () => ({
    ...{ status: 200, msg: 'success' },
    data: { list: [{ ...row, is_invoice: 0, invoice_number: '', unique_num: '', refund_status: 0, order_id: 'wx3' }], count: 1 },
  }))
  backend.answers.set('GET /adminapi/order/invoice/chart', () => ({
    ...{ status: 200, msg: 'success', data: { all: '1', noOpened: '1', opened: '0', refund: '0', elec_invoice: elec } },
  }))
}
async function openAgain(seenFirst: string) {
  show.end()
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen(seenFirst)
}
const hasButton = (name: string) => [...root().querySelectorAll('button')].some((button) => button.textContent === name)
const taxService = 'https://tax.example'
/** Opens the tax service's page of the row, and answers its frame. */
async function openIssue() {
  backend.answers.set('GET /adminapi/order/invoice_issuance_url/7', () => ({
    ...{ status: 200, msg: 'success', data: { uri: `${taxService}/page?token=1` } },
  }))
  answerWaiting(1)
  await openAgain('wx3')
  await vi.waitFor(() => expect(hasButton('开电子发票')).toBe(true), patient)
  press('开电子发票')
  return vi.waitFor(() => {
    const frame = root().querySelector<HTMLIFrameElement>('dialog iframe')
    if (!frame) throw new Error('no frame')
    // a frame that loads nothing has no window here
    Object.defineProperty(frame, 'contentWindow', { value: {}, configurable: true })
    return frame
  }, patient)
}
function say(
  frame: HTMLIFrameElement,
  data: unknown,
  { origin = taxService, source = frame.contentWindow }: { origin?: string; source?: unknown } = {},
) {
  const message = new MessageEvent('message', { data, origin })
  Object.defineProperty(message, 'source', { value: source })
  window.dispatchEvent(message)
}
const issued = { event: 'onSuccess', data: { invoice_num: 'E100', invoice_type: '82', invoice_serial_number: 'S1', else: 'x' } }

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
  // nothing is fetched from a stranger
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { disableIframePageLoading: true })
  backend.answers.set('GET /adminapi/order/invoice/list', () => ({ status: 200, msg: 'success', data: { list: [row], count: 1 } }))
  backend.answers.set('GET /adminapi/order/invoice/chart', () => ({
    ...{ status: 200, msg: 'success', data: { all: '5', noOpened: '3', opened: '1', refund: '1', elec_invoice: 1 } },
  }))
  backend.answers.set('GET /adminapi/order/invoice_order_info/1', () => order.responseBody)
  history.replaceState(null, '', '/admin/order/invoice/list')
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('wx1')
})
afterEach(() => {
  show.end()
  sessionStorage.clear()
})

it('counts its tabs by the call of its own', async () => {
  await vi.waitFor(
    () =>
      expect([...root().querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
        ...['全部发票5', '待开发票3', '已开发票1', '退款发票1'],
      ]),
    patient,
  )
})

it('sets an invoice by its own number, and reads the order by that of the order', async () => {
  let body: unknown
  backend.answers.set('POST /adminapi/order/invoice/set/7', (sent) => {
    body = sent
    return { status: 200, msg: '设置成功', code: '100014' }
  })
  press('编辑')
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('发票编号'), patient)
  press('确定')
  await seen('设置成功')
  expect(body).toEqual({ is_invoice: 1, invoice_number: '12345678', remark: '' })
  press('订单信息')
  await vi.waitFor(() => expect(root().querySelector('dialog')?.textContent).toContain('cp646991062497230848'), patient)
})

it('offers what an electronic invoice allows at a plain shop', async () => {
  backend.answers.set('GET /adminapi/order/red_invoice_issuance/7', () => ({ status: 200, msg: '开具成功' }))
  press('开具负数发票')
  await vi.waitFor(() => expect(root().querySelector('[role=alertdialog]')).not.toBeNull(), patient)
  root().querySelector<HTMLElement>('[role=alertdialog] button:last-of-type')!.click()
  await seen('开具成功')
})

it('says of an order that was given back why its invoice is not edited', async () => {
  backend.answers.set('GET /adminapi/order/invoice/list', () => ({
    ...{ status: 200, msg: 'success', data: { list: [{ ...row, status: -2, order_id: 'wx2' }], count: 1 } },
  }))
  show.end()
  show = stage(mount, { baseUrl: freshBase(), routePrefix: '/admin', router: 'path', token: backend.tokenOf('admin') })
  await seen('wx2')
  await seen('开票信息不能再修改')
  expect([...root().querySelectorAll('button')].some((button) => button.textContent === '编辑')).toBe(false)
})

it.each([[0], ['0']])('offers nothing electronic where the shop issues none (%j)', async (elec) => {
  answerWaiting(elec)
  await openAgain('wx3')
  await seen('待开发票1')
  expect(hasButton('编辑')).toBe(true)
  expect(hasButton('开电子发票')).toBe(false)
})

it('keeps its rows where the shop does not tell its figures', async () => {
  answerWaiting(1)
  backend.answers.set('GET /adminapi/order/invoice/chart', () => ({ status: 400, msg: '统计失败' }))
  await openAgain('wx3')
  expect(hasButton('编辑')).toBe(true)
  expect(hasButton('开电子发票')).toBe(false)
})

it('issues on the page of the tax service, and keeps what that says', async () => {
  const bodies: unknown[] = []
  backend.answers.set('POST /adminapi/order/save_invoice_info/7', (body) => {
    bodies.push(body)
    return bodies.length === 1 ? { status: 400, msg: '保存失败了' } : { status: 200, msg: '保存成功' }
  })
  const frame = await openIssue()
  expect(frame.getAttribute('src')).toBe(`${taxService}/page?token=1`)
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals/)
  expect(root().querySelector('dialog')!.textContent).toContain('开电子发票 · wx3')

  say(frame, issued, { source: window })
  say(frame, { event: 'other' })
  expect(bodies).toEqual([])
  say(frame, issued, { origin: 'https://evil.example' })
  await seen('https://evil.example')
  expect(bodies).toEqual([])

  say(frame, issued)
  say(frame, issued)
  await seen('保存失败了')
  press('重试')
  await seen('保存成功')
  await vi.waitFor(() => expect(root().querySelector('dialog iframe')).toBeNull(), patient)
  const invoice = { invoice_num: 'E100', invoice_type: '82', invoice_serial_number: 'S1' }
  expect(bodies).toEqual([invoice, invoice])
})

it('says what the page left out, and closes when it was left', async () => {
  const frame = await openIssue()
  say(frame, { event: 'onSuccess', data: null })
  await seen('开票页面没有给出发票号码')
  say(frame, { event: 'onCancel' })
  await vi.waitFor(() => expect(root().querySelector('dialog iframe')).toBeNull(), patient)
})

it.each([
  [{ status: 400, msg: '电子发票功能未开启' }, '电子发票功能未开启'],
  [{ status: 200, msg: 'success', data: { uri: 'javascript:alert(1)' } }, '没有给出可用的开票地址'],
  [{ status: 200, msg: 'success', data: [] }, '没有给出可用的开票地址'],
])('says why the page does not open: %j', async (answer, sentence) => {
  answerWaiting(1)
  backend.answers.set('GET /adminapi/order/invoice_issuance_url/7', () => answer)
  await openAgain('wx3')
  await vi.waitFor(() => expect(hasButton('开电子发票')).toBe(true), patient)
  press('开电子发票')
  await seen(sentence)
  expect(root().querySelector('dialog iframe')).toBeNull()
})

it('shows what was taken back, and offers neither document nor another negative', async () => {
  backend.answers.set('GET /adminapi/order/invoice/list', () => ({
    ...{ status: 200, msg: 'success', data: { list: [{ ...row, refund_status: 0, red_invoice_num: 'R9', order_id: 'wx4' }], count: 1 } },
  }))
  await openAgain('wx4')
  await seen('已开负数发票')
  expect(hasButton('下载发票')).toBe(false)
  expect(hasButton('开具负数发票')).toBe(false)
})
