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

let backend: ReturnType<typeof fakeBackend>
let show: ReturnType<typeof stage>
const root = () => show.root
const seen = (text: string) => vi.waitFor(() => expect(root().textContent).toContain(text), patient)
const press = (name: string) => [...root().querySelectorAll('button')].findLast((button) => button.textContent === name)!.click()

beforeEach(async () => {
  setLocale('zh-cn')
  backend = fakeBackend()
  backend.kind = 'shop'
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
