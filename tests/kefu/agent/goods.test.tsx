// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GoodsPart } from '#src/kefu/agent/goods/goods-part.tsx'
import { setLocale } from '#src/text/locale.ts'
import { customer, reply, showBeside } from './desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
const answers = { '/product/cart/3': reply('product_cart_uid'), '/product/visit/3': [], '/product/hot/3': reply('product_hot_uid') }

beforeEach(() => setLocale('zh-cn'))
afterEach(() => beside.screen.end())

describe('the products beside a conversation', () => {
  it('are those that the customer bought, and are sent into it', async () => {
    beside = showBeside(GoodsPart, answers)
    const { screen, text, sendCard } = beside
    await screen.press('发送商品 空气炸锅')
    expect(text()).toContain('空气炸锅库存 514 · 销量 158¥290.90')
    expect(sendCard.mock.calls).toEqual([['product', '21']])
  })

  it('are looked for by what is typed, on every library', async () => {
    beside = showBeside(GoodsPart, answers)
    const { screen, text, asked } = beside
    await screen.press('足迹')
    await screen.eventually(() => expect(text()).toContain('该客户还没有浏览过商品'))
    await screen.type('input[type=search]', '水')
    await screen.eventually(() => expect(asked('/product/visit/3').at(-1)!.query).toEqual({ store_name: '水', page: 1, limit: 10 }))
    await screen.eventually(() => expect(text()).toContain('没有找到商品'))
  })

  it('begin with what sells best for a guest, who bought nothing', async () => {
    beside = showBeside(GoodsPart, answers, { ...customer, isTourist: true })
    await beside.screen.eventually(() => expect(beside.text()).toContain('暂无热销商品'))
    expect(beside.asked('/product/cart/3')).toEqual([])
  })
})
