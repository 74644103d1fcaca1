// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { recorded } from '../../shop/recorded-shop.ts'
import { onPhone } from '../on-phone.tsx'

const path = '/marketing/combination'
const row = { ...(recorded(path) as { list: object[] }).list[0], start_time: 0, stop_time: 4_000_000_000 }
const running = (count: number, change: object = {}) => ({
  replies: { [path]: { list: Array.from({ length: count }, (_, id) => ({ ...row, id, ...change })) } },
})

describe('the preview of group buying', () => {
  it('shows what the shop offers to groups', async () => {
    const { texts, all } = await onPhone('combination', { tagColour: '#ff00ff', accent: '#00ff00', gap: 7 }, running(1))
    expect(texts('.designer-deals__lead b')).toEqual(['拼团活动'])
    expect(texts('.designer-group__people')).toEqual(['5人参团'])
    expect(texts('.designer-deal__name')).toEqual(['Apple/苹果iPad mini6 8.3英寸平板电脑 64G-WLAN版 深空灰色'])
    expect(texts('.designer-group__tag')).toEqual(['拼团价'])
    expect(texts('.designer-deal__price')).toEqual(['￥3999.00'])
    expect(texts('.designer-group__button')).toEqual(['参与拼团'])
    expect(all('.designer-group__tag')[0]!.style.background).toContain('#ff00ff')
    expect(all('.designer-group')[0]!.style.marginRight).toBe('7px')
  })

  it('tells how many took part, only when somebody did', async () => {
    expect((await onPhone('combination', {}, running(2, { count_people_all: 3 }))).texts('.designer-groups__joined')).toEqual([
      '6人拼团成功',
    ])
    expect((await onPhone('combination', {}, running(2))).texts('.designer-groups__joined')).toEqual([])
  })

  it('shows at most ten, and leaves out what is switched off', async () => {
    const off = { showsPrice: false, showsButton: false, showsName: false, showsPriceTag: false, showsPeople: false }
    const { all, texts } = await onPhone('combination', { count: 30, ...off }, running(12))
    expect(all('.designer-group')).toHaveLength(10)
    expect(texts('.designer-group').join('')).toBe('')
  })

  it('has the chosen sign, else its own', async () => {
    const { all, show } = await onPhone('combination', {}, running(1))
    expect(all('svg.designer-deals__sign')).toHaveLength(1)
    await show({ sign: 'https://shop.example.com/sign.png' })
    expect(all('img.designer-deals__sign').map((sign) => sign.getAttribute('src'))).toEqual(['https://shop.example.com/sign.png'])
  })

  it('says that the shop hides it when nothing is on, and quietly when the shop does not answer', async () => {
    expect((await onPhone('combination', {}, running(0))).box.textContent).toBe('暂无进行中的拼团商品，商城不会显示此组件')
    const failed = await onPhone('combination', {}, { replies: { [path]: new Error('gone') } })
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
  })
})
