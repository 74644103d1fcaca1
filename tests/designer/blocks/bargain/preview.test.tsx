// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { recorded } from '../../shop/recorded-shop.ts'
import { onPhone } from '../on-phone.tsx'

const path = '/marketing/bargain'
const row = { ...(recorded(path) as { list: object[] }).list[0], start_time: 0, stop_time: 4_000_000_000 }
const running = (count: number) => ({ replies: { [path]: { list: Array.from({ length: count }, (_, id) => ({ ...row, id })) } } })

describe('the preview of bargains', () => {
  it('shows what the shop bargains for, in the block’s colours', async () => {
    const value = { accent: '#00ff00', titleColour: '#0000ff', ground: ['#111111', '#222222'], gap: 6, inset: 12, spaceAbove: 5 }
    const { texts, all } = await onPhone('bargain', value, running(2))
    expect(texts('.designer-deal__price')).toEqual(['￥3999.00', '￥3999.00'])
    expect(texts('.designer-bargain__button')).toEqual(['立即砍价', '立即砍价'])
    expect(texts('.designer-bargains__title')).toEqual(['砍价专区·BARGAINING'])
    expect(texts('.designer-bargains__end')).toEqual(['查看更多'])
    const [block] = all('.designer-bargains')
    expect(block!.style.margin).toBe('5px 12px 0px')
    expect(block!.style.background).toContain('180deg, #111111 0%, #222222 100%')
    expect(all('.designer-bargains__title')[0]!.style.color).toBe('#0000ff')
    expect(all('.designer-bargain__button')[0]!.style.background).toContain('#00ff00')
    expect(all('.designer-bargain')[0]!.style.marginRight).toBe('6px')
  })

  it('shows at most ten, without price and button when they are off', async () => {
    const { all } = await onPhone('bargain', { count: 50, showsPrice: false, showsButton: false }, running(20))
    expect(all('.designer-bargain')).toHaveLength(10)
    expect(all('.designer-bargain__words')).toEqual([])
  })

  it('says that the shop hides it when nothing is on', async () => {
    const { box } = await onPhone('bargain', {}, running(0))
    expect(box.textContent).toBe('暂无进行中的砍价商品，商城不会显示此组件')
  })

  it('keeps its room while the shop answers, and says quietly when it does not', async () => {
    const { all } = await onPhone('bargain', { count: 4 }, { replies: { [path]: () => new Promise(() => {}) } })
    expect(all('.designer-bargain')).toHaveLength(4)
    const failed = await onPhone('bargain', {}, { replies: { [path]: 'nonsense' } })
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
  })

  it('stays and says so when the module is switched off', async () => {
    const { box } = await onPhone('bargain', {}, { modules: [] })
    expect(box.textContent).toContain('砍价')
    expect(box.textContent).toContain('该营销功能已关闭')
  })
})
