// @vitest-environment happy-dom
import { useEffect } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { agentCards } from '#src/kefu/client/agent-cards.ts'
import { useCardWindow } from '#src/kefu/agent/goods/use-card-window.tsx'
import type { CardKind } from '#src/kefu/thread/kind.ts'
import type { Connection } from '#src/stores/connection.ts'
import { setLocale } from '#src/text/locale.ts'
import { reply, showBeside } from '../desk-stage.tsx'

let beside: ReturnType<typeof showBeside>
let press: ((kind: CardKind, what: string) => void) | undefined
const open = (kind: CardKind, what: string) => beside.screen.eventually(() => press!(kind, what))

function Cards({ connection }: { connection: Connection }) {
  const [onCard, node] = useCardWindow({ connection, cards: agentCards(connection), customer: '3' })
  useEffect(() => {
    press = onCard
  }, [onCard])
  return node
}

const [order] = reply<[{ id: number; order_id: string }]>('order_list_uid')
const hostile = '<p onclick="x()">好用</p><script>window.hacked = 1</script><img src="/uploads/a.jpg" onerror="window.hacked = 1">'
const answers = {
  '/product/info/5': { ...reply('product_info_id'), description: hostile },
  '/product/info/6': { ...reply('product_info_id'), description: '' },
  '/order/list/3': [order],
  [`/order/info/${order.id}`]: reply('order_info_id'),
}

beforeAll(() => import('#src/kefu/agent/goods/card-window.tsx'), 60_000)
beforeEach(() => {
  press = undefined
  setLocale('zh-cn')
})
afterEach(() => beside.screen.end())

describe('a card of the conversation', () => {
  it('leads an agent to the product: its prices, and what the shop says of it without anything that runs', async () => {
    beside = showBeside(Cards, answers)
    const { screen, text } = beside
    await open('product', '5')
    for (const words of ['商品详情', '智能手机 Pro', '¥2571.90', '会员价 ¥2443.30', '原价 ¥3086.28', '库存 500 · 销量 271', '商品介绍'])
      await screen.eventually(() => expect(text()).toContain(words))
    await screen.eventually(() => expect(text()).toContain('好用'))
    const html = screen.root.querySelector('.ui-rich-text')!.innerHTML
    expect(html).not.toMatch(/onclick|onerror|script|hacked/)
    expect(html).toContain('https://shop.example.com/uploads/a.jpg')
    await open('product', '6')
    await screen.eventually(() => expect(text()).toContain('暂无商品介绍'))
  })

  it('leads to all of the order, which a plain shop knows by its id alone', async () => {
    beside = showBeside(Cards, answers)
    await open('order', order.order_id)
    await beside.screen.eventually(() => expect(beside.text()).toContain('收货地址'))
    expect(beside.asked(`/order/info/${order.id}`)).toHaveLength(1)
  })

  it('says that there is none any more', async () => {
    beside = showBeside(Cards, { ...answers, '/order/list/3': [] })
    await open('order', 'cp0')
    await beside.screen.eventually(() => expect(beside.text()).toContain('订单不存在或无法查看'))
  })
})
