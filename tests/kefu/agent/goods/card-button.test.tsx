// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CardButton } from '#src/kefu/agent/goods/card-button.tsx'
import { setLocale } from '#src/text/locale.ts'
import { customer, reply, showBeside } from '../desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const wares = [
  { id: 21, store_name: '空气炸锅', image: '', price: '290.90', stock: 514, sales: '158' },
  { id: 22, store_name: '保温水杯', image: '', price: '39.00', stock: 12, sales: '8' },
]
const answers = { '/product/hot/3': wares, '/order/list/3': reply('order_list_uid') }
const press = (words: string) =>
  beside.screen.eventually(() =>
    beside.screen
      .all('.kefu-card-choice')
      .find((one) => one.textContent!.includes(words))!
      .click(),
  )

beforeEach(() => setLocale('zh-cn'))
afterEach(() => beside.screen.end())

describe('a card from the composer', () => {
  it('of a product is looked for, and sent', async () => {
    beside = showBeside(CardButton, answers)
    const { screen, asked, sendCard, text } = beside
    await screen.press('发送商品或订单')
    await screen.eventually(() => expect(text()).toContain('¥39.00 · 库存 12'))
    await screen.type('input[type=search]', '水杯')
    await screen.eventually(() => expect(asked('/product/hot/3').at(-1)!.query).toMatchObject({ store_name: '水杯' }))
    await press('保温水杯')
    expect(sendCard.mock.calls).toEqual([['product', '22']])
    await screen.eventually(() => expect(screen.all('.kefu-card-choice')).toEqual([]))
  })

  it('of an order is one of the customer’s own', async () => {
    beside = showBeside(CardButton, answers)
    const [{ order_id: number }] = reply<[{ order_id: string }]>('order_list_uid')
    const { screen, sendCard } = beside
    await screen.press('发送商品或订单')
    await screen.eventually(() =>
      beside.screen
        .all('[role=tab]')
        .find((tab) => tab.textContent === '客户的订单')!
        .click(),
    )
    await press(number)
    expect(sendCard.mock.calls).toEqual([['order', number]])
  })

  it('is of products alone where a guest asks', async () => {
    beside = showBeside(CardButton, answers, { ...customer, isTourist: true })
    await beside.screen.press('发送商品或订单')
    await beside.screen.eventually(() => expect(beside.text()).toContain('空气炸锅'))
    expect(beside.screen.all('[role=tab]')).toEqual([])
  })
})
