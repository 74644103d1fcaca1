// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import { readDeliveryPersonAddForm } from '#src/api/delivery-people.ts'
import { editOrderForm, remarkOrder, shipOrder } from '#src/api/orders.ts'
import { payRefundForm, refuseRefundForm } from '#src/api/refunds.ts'
import type { ServerForm } from '#src/api/server-form.ts'
import { readGiveTimeForm } from '#src/api/shop-users.ts'
import { invoiceForm } from '#src/console/pages/order/invoices/invoice-form.ts'
import { refundForm } from '#src/console/pages/order/list/refund-form.ts'
import { userForm } from '#src/console/pages/user/users/forms.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { keepCourier } from '#src/order-forms/courier.tsx'
import { byId, remarkForm } from '#src/order-forms/remark-form.ts'
import { shipForm } from '#src/order-forms/ship-form.ts'
import { setLocale } from '#src/text/locale.ts'
import { loadRecorded } from '../replay/recorded.mjs'
import { orders } from '../server/contract/bad-input/orders.ts'
import { users } from '../server/contract/bad-input/users.ts'
import { declared, ordersStage, patient } from '../console/engine/orders-stage.tsx'

// the page's half of bad input: what our server says of a field (the rows of `contract/bad-input`, which it is asked for there) stands at that
// field of the form, and nothing that was typed is lost

const recorded = (name: string): unknown => (loadRecorded().get(name) as { responseBody: unknown }).responseBody
const describedBy = (call: Endpoint<{ params: { id: Id } }, ServerForm>) =>
  serverForm<never>({ ask: ({ connection }) => connection.send(call, { params: { id: 1 } }) })

const ship = shipForm({
  async couriers({ base }) {
    keepCourier(base, 'yuantong')
    return [{ id: 1, value: '圆通速递', code: 'yuantong' }]
  },
  men: async () => [],
  ship: async (connection, id, { body }, options) => (await connection.answer(shipOrder, { params: { id }, body }, options)).message,
})

interface RefusedForm {
  name: string
  form: Form<never>
  row?: object
  /** What the form asks for before it opens. */
  answers?: Readonly<Record<string, unknown>>
  /** By the heading of their fields. */
  typed: Readonly<Record<string, string>>
  /** What is refused, by the field's name at the server and the number, and under which heading it is to stand. */
  at: string
  code: string
  heading: string
}

const forms: readonly RefusedForm[] = [
  {
    ...{ name: '改价', form: describedBy(editOrderForm), answers: { 'order/edit/1': recorded('adminapi_order_edit_id') } },
    ...{ typed: { 实际支付金额: '199', 赠送积分: '7' }, at: 'pay_price', code: '400155', heading: '实际支付金额' },
  },
  {
    ...{ name: '发货', form: ship as Form<never>, row: { id: 1, total_num: 1, virtual_type: 0 } },
    ...{ typed: { 快递单号: 'YT00000001' }, at: 'delivery_id', code: 'DELIVERY_NUMBER', heading: '快递单号' },
  },
  {
    ...{ name: '发货的快递', form: ship as Form<never>, row: { id: 1, total_num: 1, virtual_type: 0 } },
    ...{ typed: { 快递单号: 'YT00000002' }, at: 'delivery_code', code: '410324', heading: '快递公司' },
  },
  {
    ...{ name: '备注', form: remarkForm(byId(remarkOrder)) as Form<never>, row: { id: 1, remark: '' } },
    ...{ typed: { 备注: '先发这单' }, at: 'remark', code: '400106', heading: '备注' },
  },
  {
    ...{ name: '订单退款', form: refundForm as Form<never>, row: { id: 1, order_id: 'cp1', pay_price: '200.00', refund: [] } },
    answers: { 'order/split_cart_info/1': recorded('adminapi_order_split_cart_info_id') },
    ...{ typed: { 退款金额: '150.00' }, at: 'refund_price', code: '400148', heading: '退款金额' },
  },
  {
    ...{ name: '售后退款', form: describedBy(payRefundForm), answers: { 'refund/refund/1': recorded('adminapi_refund_refund_id') } },
    ...{ typed: { 退款金额: '1200' }, at: 'refund_price', code: '400148', heading: '退款金额' },
  },
  {
    ...{ name: '不退款', form: describedBy(refuseRefundForm), answers: { 'refund/no_refund/1': recorded('adminapi_refund_no_refund_id') } },
    ...{ typed: { 不退款原因: '已使用' }, at: 'refund_reason', code: '400113', heading: '不退款原因' },
  },
  {
    ...{ name: '发票', form: invoiceForm as Form<never>, row: { invoice_id: 7, is_invoice: 1, invoice_number: '', invoice_reamrk: '' } },
    ...{ typed: { 发票编号: '12345', 发票备注: '急用' }, at: 'invoice_number', code: '400167', heading: '发票编号' },
  },
  {
    ...{ name: '用户', form: userForm as Form<never>, answers: { 'user/user/create': recorded('adminapi_user_user_create') } },
    ...{ typed: { 真实姓名: '王小明', 手机号码: '12', 用户备注: '熟客' }, at: 'phone', code: '400252', heading: '手机号码' },
  },
  {
    ...{ name: '用户密码', form: userForm as Form<never>, answers: { 'user/user/create': recorded('adminapi_user_user_create') } },
    ...{ typed: { 手机号码: '13911114444', 登录密码: 'abcdef1' }, at: 'true_pwd', code: '400263', heading: '确认密码' },
  },
  {
    ...{
      name: '赠送会员',
      form: describedBy(readGiveTimeForm),
      answers: { 'user/give_level_time/1': recorded('adminapi_user_give_level_time_id') },
    },
    ...{ typed: { '增加时长(天)': '-3' }, at: 'days', code: '400702', heading: '增加时长(天)' },
  },
  {
    ...{ name: '配送员', answers: { 'order/delivery/add': recorded('adminapi_order_delivery_add') } },
    form: serverForm<never>({ ask: ({ connection }) => connection.send(readDeliveryPersonAddForm, {}) }),
    ...{ typed: { 配送员名称: '骑手', 手机号码: '123' }, at: 'phone', code: '400252', heading: '手机号码' },
  },
]

const refusalOf = ({ at, code }: RefusedForm) => {
  const found = [...orders, ...users].find((one) => one.at === at && one.code === code)
  if (!found) throw new Error(`the server is not asked for ${code} at ${at}`)
  return { status: 400, code, msg: found.msg, errors: { [at]: found.msg } }
}

let screen: ReturnType<typeof ordersStage>
afterEach(() => screen.end())

const field = (heading: string) =>
  vi.waitFor(() => {
    const found = screen.all('dialog .ui-field').find((one) => one.textContent!.startsWith(heading))
    if (!found) throw new Error(`no field ${heading}`)
    return found
  }, patient)
const inputIn = async (heading: string) => (await field(heading)).querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!

it.each(forms)('$name: the sentence of $code stands at $heading, and nothing typed is lost', async (one) => {
  setLocale('zh-cn')
  const { form, row, answers = {}, typed, heading } = one
  const withRow: Form<never> = { ...form, open: (target) => form.open({ ...target, ...(row && { row: row as never }) }) }
  screen = ordersStage({ ...declared, actions: [{ key: 'add', on: 'list', form: withRow as never }] })
  for (const [path, reply] of Object.entries(answers)) screen.backend.answers.set(`GET /adminapi/${path}`, () => reply)
  const refusal = refusalOf(one)
  const network = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    (init.method ?? 'GET') === 'GET' ? network(address, init) : Promise.resolve(Response.json(refusal)),
  )
  await screen.open()
  await screen.press('新建')
  for (const [name, text] of Object.entries(typed)) {
    const input = await inputIn(name)
    const { prototype } = input.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  screen
    .all('dialog button')
    .findLast((button) => button.textContent === '确定')!
    .click()
  const said = async () => (await field(heading)).querySelector('.ui-field-error')?.textContent
  await vi.waitFor(async () => expect(await said()).toBe(refusal.msg), patient)
  expect(screen.all('dialog .ui-field-error')).toHaveLength(1)
  for (const [name, text] of Object.entries(typed)) expect((await inputIn(name)).value, name).toBe(text)
})
