// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WireOrder } from '#src/kefu/agent/orders/wire-order.ts'
import { RequestError } from '#src/http/failure.ts'
import { OrdersPart } from '#src/kefu/agent/orders/orders-part.tsx'
import { setLocale } from '#src/text/locale.ts'
import { reply, showBeside } from './desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const [shipped] = reply<[WireOrder]>('order_list_uid')
const state = (_type: number, _title: string) => ({ _type, _title })
const unpaid: WireOrder = { ...shipped, id: 21, order_id: 'cp21', paid: 0, _status: state(0, '未支付') }
const refund: WireOrder = { ...shipped, id: 22, order_id: 'cp22', refund_status: 1, _status: state(-1, '申请退款中') }
const refused = (message: string, code: string) => () => {
  throw new RequestError({ kind: 'business', status: 400, code, message })
}
const many = (from: number) => Array.from({ length: 10 }, (_, at) => ({ ...shipped, id: from + at, order_id: `cp${from + at}` }))
const card = (number: string) =>
  beside.screen.all('.kefu-order').find((one) => one.querySelector('.kefu-order-number')!.textContent!.endsWith(number))!
const acts = (number: string) => [...card(number).querySelectorAll('.kefu-order-acts button')].map((button) => button.textContent)
const act = (number: string, name: string) =>
  [...card(number).querySelectorAll<HTMLElement>('.kefu-order-acts button')].find((button) => button.textContent === name)!.click()
const show = async (answers: Record<string, object>) => {
  beside = showBeside(OrdersPart, answers)
  await beside.screen.eventually(() => expect(beside.screen.all('.kefu-order, .ui-empty')).not.toEqual([]))
}

beforeEach(() => setLocale('zh-cn'))
afterEach(() => beside.screen.end())

describe('the orders beside a conversation', () => {
  it('show what was bought, what was paid, and what can be done about each', async () => {
    await show({ '/order/list/3': [shipped, unpaid, refund] })
    expect(card(shipped.order_id).textContent).toMatch(/未发货游戏主机¥588\.90 × 1付款时间2026-11-21 08:23:20邮费¥0\.00实收款¥588\.90/)
    expect(card('cp21').textContent).toMatch(/下单时间.*应付款¥588\.90/)
    expect([acts(shipped.order_id), acts('cp21'), acts('cp22')]).toEqual([
      ['备注', '发送'],
      ['改价', '备注', '发送'],
      ['退款', '拒绝退款', '发送'],
    ])
    act('cp21', '发送')
    expect(beside.sendCard.mock.calls).toEqual([['order', 'cp21']])
  })

  it('are narrowed by state and by number, and read page by page', async () => {
    await show({ '/order/list/3': ({ query }: { query: { page: number } }) => (query.page === 1 ? many(1) : [shipped]) })
    const { asked, screen } = beside
    await screen.press('加载更多')
    await screen.eventually(() => expect(screen.all('.kefu-order')).toHaveLength(11))
    expect(screen.all('.kefu-side-more')).toEqual([])
    await screen.press('退款中')
    await screen.type('input[type=search]', 'cp7')
    await screen.eventually(() => expect(asked('/order/list/3').at(-1)!.query).toEqual({ type: '-1', search: 'cp7', page: 1, limit: 10 }))
  })

  it('take a remark', async () => {
    await show({ '/order/list/3': [shipped], 'POST /order/remark': [] })
    const { asked, screen } = beside
    act(shipped.order_id, '备注')
    await screen.press('确定')
    await screen.eventually(() => expect(beside.text()).toContain('请输入备注信息'))
    const field = await screen.appears<HTMLTextAreaElement>('textarea')
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, ' 周末再送 ')
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await screen.press('确定')
    await screen.eventually(() =>
      expect(asked('POST /order/remark').map(({ body }) => body)).toEqual([{ order_id: shipped.order_id, remark: '周末再送' }]),
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

  it('say why a shop tells none', async () => {
    await show({ '/order/list/3': refused('用户uid不再当前聊天用户范围内', '410092') })
    expect(beside.text()).toContain('用户uid不再当前聊天用户范围内')
  })
})
