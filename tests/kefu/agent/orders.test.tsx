// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TidiedOrder } from '#src/api/orders.ts'
import { RequestError } from '#src/http/failure.ts'
import { OrdersPart } from '#src/kefu/agent/orders/orders-part.tsx'
import { setLocale } from '#src/text/locale.ts'
import { reply, showBeside } from './desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const [paid] = reply<[TidiedOrder]>('order_list_uid')
const state = (_type: number, _title: string) => ({ ...paid._status, _type, _title })
const unpaid: TidiedOrder = { ...paid, id: 21, order_id: 'cp21', paid: 0, _status: state(0, '未支付') }
const refund: TidiedOrder = { ...paid, id: 22, order_id: 'cp22', refund_status: 1, _status: state(-1, '申请退款中') }
const refused = (message: string, code: string) => () => {
  throw new RequestError({ kind: 'business', status: 400, code, message })
}
const many = (from: number) => Array.from({ length: 10 }, (_, at) => ({ ...paid, id: from + at, order_id: `cp${from + at}` }))
const card = (number: string) =>
  beside.screen.all('.kefu-order').find((one) => one.querySelector('.kefu-order-number')!.textContent!.endsWith(number))!
const acts = (number: string) => [...card(number).querySelectorAll('.kefu-order-acts button')].map((button) => button.textContent)
const act = (number: string, name: string) =>
  [...card(number).querySelectorAll<HTMLElement>('.kefu-order-acts button')].find((button) => button.textContent === name)!.click()
const sure = (name: string) =>
  beside.screen.eventually(() =>
    [...beside.screen.all('dialog button, [role=alertdialog] button')].find((one) => one.textContent === name)!.click(),
  )
const show = async (answers: Record<string, object>, agent?: Parameters<typeof showBeside>[3]) => {
  beside = showBeside(OrdersPart, answers, undefined, agent)
  await beside.screen.eventually(() => expect(beside.screen.all('.kefu-order, .ui-empty')).not.toEqual([]))
}

// loaded before: a busy machine takes longer over it than a person would wait
beforeAll(async () => {
  await import('#src/kefu/agent/orders/order-dialogs.tsx')
  await import('#src/ui/combobox/combobox-list.tsx')
}, 60_000)
beforeEach(() => setLocale('zh-cn'))
afterEach(() => beside.screen.end())

describe('the orders beside a conversation', () => {
  it('show what was bought, what was paid, and what can be done about each', async () => {
    await show({ '/order/list/3': [paid, unpaid, refund] })
    expect(card(paid.order_id).textContent).toMatch(/未发货游戏主机¥588\.90 × 1付款时间2026-11-21 08:23:20邮费¥0\.00实收款¥588\.90/)
    expect(card('cp21').textContent).toMatch(/下单时间.*应付款¥588\.90/)
    expect([acts(paid.order_id), acts('cp21'), acts('cp22')]).toEqual([
      ['发货', '备注', '发送'],
      ['改价', '备注', '发送'],
      ['退款', '拒绝退款', '发送'],
    ])
    act('cp21', '发送')
    expect(beside.sendCard.mock.calls).toEqual([['order', 'cp21']])
  })

  it('may be looked at alone by who may not act on orders', async () => {
    await show({ '/order/list/3': [paid, unpaid, refund] }, { mayAct: false })
    expect([acts(paid.order_id), acts('cp21'), acts('cp22')]).toEqual([['发送'], ['发送'], ['发送']])
  })

  it('are shipped with the form of the shop’s own list, to the agents’ side', async () => {
    localStorage.setItem('crm:courier https://shop.example.com', 'yunda')
    await show({
      '/order/list/3': [paid],
      '/order/export': reply('order_export'),
      '/order/delivery_all': reply('order_delivery_all'),
      'POST /order/delivery/11': [],
    })
    const { asked, screen, orderChanged } = beside
    act(paid.order_id, '发货')
    await screen.eventually(() => expect(beside.text()).toContain('快递单号'))
    for (const word of ['订单发货', '李想', '13000000001', '北京市 北京市 东城区 幸福路3号']) expect(beside.text()).toContain(word)
    await screen.press('确定')
    await screen.eventually(() => expect(beside.text()).toContain('快递单号不能为空'))
    await screen.type('input[placeholder="请输入或扫描快递单号"]', 'YD0012345678')
    await screen.press('确定')
    await screen.eventually(() => expect(asked('POST /order/delivery/11')).toHaveLength(1))
    expect(asked('POST /order/delivery/11')[0]!.body).toEqual({
      ...{ type: 1, express_record_type: '1', delivery_name: '韵达快递', delivery_code: 'yunda', delivery_id: 'YD0012345678' },
      ...{ express_temp_id: '', to_name: '', to_tel: '', to_addr: '', sh_delivery_name: '', sh_delivery_id: '', sh_delivery_uid: '' },
      fictitious_content: '',
    })
    await screen.eventually(() => expect(orderChanged.mock.calls).toEqual([[paid.order_id]]))
    expect(asked('/order/list/3')).toHaveLength(2)
  })

  it('are shipped with an electronic waybill at a plain shop, of a sender, a courier and a template', async () => {
    await show({
      '/order/list/3': [paid],
      '/order/export': reply('order_export'),
      '/order/delivery_all': reply('order_delivery_all'),
      '/order/delivery_info': { express_temp_id: '', id: '', to_name: '仓库', to_tel: '13800000009', to_add: '苏州市人民路 1 号' },
      '/order/temp': [{ temp_id: 'T1', title: '一联单', pic: '' }],
      'POST /order/delivery/11': [],
    })
    const { asked, screen } = beside
    act(paid.order_id, '发货')
    await screen.choose('电子面单打印')
    await screen.eventually(() => expect(beside.text()).toContain('寄件人地址'))
    const courier = () => screen.all('dialog label').find((label) => label.textContent!.startsWith('快递公司')) as HTMLLabelElement
    const field = () => screen.root.querySelector<HTMLInputElement>(`[id="${courier().htmlFor}"]`)!
    field().focus()
    // the real field has an arrow
    await screen.eventually(() => expect(field().closest('.ui-input')!.querySelector('.ui-combobox-arrow')).not.toBeNull())
    await screen.type(`[id="${field().id}"]`, '韵达')
    await screen.eventually(() => {
      const option = screen.all('[role=option]').find((one) => one.textContent!.includes('韵达快递'))!
      option.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      option.click()
    })
    await screen.eventually(() => expect(beside.text()).toContain('一联单'))
    expect(asked('/order/temp').map(({ query }) => query)).toEqual([{ com: 'yunda' }])
    await screen.press('确定')
    await screen.eventually(() => expect(asked('POST /order/delivery/11')).toHaveLength(1))
    expect(asked('POST /order/delivery/11')[0]!.body).toEqual({
      ...{ type: 1, express_record_type: '2', delivery_name: '韵达快递', delivery_code: 'yunda', delivery_id: '', express_temp_id: 'T1' },
      ...{ to_name: '仓库', to_tel: '13800000009', to_addr: '苏州市人民路 1 号' },
      ...{ sh_delivery_name: '', sh_delivery_id: '', sh_delivery_uid: '', fictitious_content: '' },
    })
  })

  it('are handed over, and paid offline where a server lets an agent say so', async () => {
    const waiting: TidiedOrder = { ...unpaid, pay_type: 'offline', _status: state(9, '未支付') }
    const kept: TidiedOrder = { ...paid, shipping_type: 2 }
    await show({ '/order/list/3': [waiting, kept] })
    expect([acts('cp21'), acts(paid.order_id)]).toEqual([
      ['改价', '备注', '发送'],
      ['核销', '备注', '发送'],
    ])
    beside.screen.end()
    const answers = { '/order/list/3': [waiting, kept], 'POST /order/pay_offline/21': [], '/order/verific/11': [] }
    await show(answers, { kind: 'own' })
    expect(acts('cp21')).toEqual(['改价', '确认付款', '备注', '发送'])
    act('cp21', '确认付款')
    await beside.screen.eventually(() => expect(beside.text()).toContain('确定已收到线下付款 ¥588.90 吗？'))
    await sure('确认付款')
    await beside.screen.eventually(() => expect(beside.asked('POST /order/pay_offline/21')[0]?.body).toEqual({ pay_price: '588.90' }))
    act(paid.order_id, '核销')
    await beside.screen.eventually(() => expect(beside.text()).toContain('确定核销这个订单吗？'))
    await sure('核销')
    // the call is a GET: the list is read again all the same
    await beside.screen.eventually(() => expect(beside.asked('/order/list/3')).toHaveLength(3))
    expect(beside.asked('/order/verific/11')).toHaveLength(1)
  })

  it('are narrowed by state and by number, and read page by page', async () => {
    await show({ '/order/list/3': ({ query }: { query: { page: number } }) => (query.page === 1 ? many(1) : [paid]) })
    const { asked, screen } = beside
    await screen.press('加载更多')
    await screen.eventually(() => expect(screen.all('.kefu-order')).toHaveLength(11))
    expect(screen.all('.kefu-side-more')).toEqual([])
    await screen.press('退款中')
    await screen.type('input[type=search]', 'cp7')
    await screen.eventually(() => expect(asked('/order/list/3').at(-1)!.query).toEqual({ type: '-1', search: 'cp7', page: 1, limit: 10 }))
  })

  it('take a remark', async () => {
    await show({ '/order/list/3': [paid], 'POST /order/remark': [] })
    const { asked, screen } = beside
    act(paid.order_id, '备注')
    await screen.press('确定')
    await screen.eventually(() => expect(beside.text()).toContain('请输入备注信息'))
    const field = await screen.appears<HTMLTextAreaElement>('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, ' 周末再送 ')
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await screen.press('确定')
    await screen.eventually(() =>
      expect(asked('POST /order/remark').map(({ body }) => body)).toEqual([{ order_id: paid.order_id, remark: '周末再送' }]),
    )
  })

  it('get another price by the form of the server, sent to the agents’ side', async () => {
    await show({ '/order/list/3': [unpaid], '/order/edit/21': reply('order_edit_id'), 'PUT /order/update/1': [] })
    const { asked, screen } = beside
    act('cp21', '改价')
    await screen.eventually(() => expect(beside.text()).toContain('实际支付金额'))
    await screen.press('确定')
    await screen.eventually(() => expect(asked('PUT /order/update/1')).toHaveLength(1))
    expect(asked('PUT /order/update/1')[0]!.body).toMatchObject({ order_id: 'cp646991062497230848', pay_price: 200, pay_postage: 0 })
  })

  it('are refunded by their amount where a shop’s form is another record’s', async () => {
    await show({
      '/order/list/3': [refund],
      '/order/refund_form/22': refused('数据不存在', '100026'),
      'POST /order/refund': [],
    })
    const { asked, screen } = beside
    act('cp22', '退款')
    await screen.eventually(() => expect(beside.text()).toContain('退款金额'))
    await screen.press('确定')
    await screen.eventually(() => expect(asked('POST /order/refund')).toHaveLength(1))
    expect(asked('POST /order/refund')[0]!.body).toMatchObject({ order_id: 'cp22', type: 1 })
    expect(Number((asked('POST /order/refund')[0]!.body as { price: unknown }).price)).toBe(588.9)
  })

  it('are refused with the reason that the buyer reads; at a plain shop, which takes none, after a question', async () => {
    await show({ '/order/list/3': [refund], 'POST /order/refund': [] }, { kind: 'own' })
    const { asked, screen } = beside
    act('cp22', '拒绝退款')
    await screen.eventually(() => expect(beside.text()).toContain('不退款原因'))
    await sure('确定')
    await screen.eventually(() => expect(beside.text()).toContain('请输入不退款原因'))
    expect(asked('POST /order/refund')).toEqual([])
    await screen.type('dialog textarea', '已超过七天')
    await sure('确定')
    await screen.eventually(() => expect(asked('POST /order/refund')).toHaveLength(1))
    expect(asked('POST /order/refund')[0]!.body).toEqual({ order_id: 'cp22', price: '0', type: 2, reason: '已超过七天' })
    screen.end()
    await show({ '/order/list/3': [refund], 'POST /order/refund': [] })
    act('cp22', '拒绝退款')
    await sure('拒绝退款')
    await beside.screen.eventually(() => expect(beside.asked('POST /order/refund')).toHaveLength(1))
    expect(beside.asked('POST /order/refund')[0]!.body).toEqual({ order_id: 'cp22', price: '0', type: 2 })
  })

  it('say why a shop tells none', async () => {
    await show({ '/order/list/3': refused('用户uid不再当前聊天用户范围内', '410092') })
    expect(beside.text()).toContain('用户uid不再当前聊天用户范围内')
  })
})
