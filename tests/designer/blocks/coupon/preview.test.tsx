// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { onPhone } from '../on-phone.tsx'

const path = '/marketing/coupon/released'
const coupons = (count: number) => ({
  replies: { [path]: { list: Array.from({ length: count }, (_, id) => ({ id, coupon_price: '5.50', use_min_price: '88.00' })) } },
})

describe('the preview of coupons', () => {
  it('shows what buyers can take in this shop', async () => {
    const { texts, all } = await onPhone('coupon', { accent: '#00ff00', background: '#eeeeee' })
    expect(texts('.designer-ticket__words')[0]).toBe('¥10满100元可用')
    expect(texts('.designer-ticket__button')[0]).toBe('立即领取')
    expect(texts('.designer-coupons__end')).toEqual(['更多'])
    expect(all('.designer-ticket')[0]!.style.background).toContain('#00ff00')
    expect(all('.designer-ticket__hole')[0]!.style.background).toContain('#eeeeee')
  })

  it('shows at most ten', async () => {
    const { texts } = await onPhone('coupon', {}, coupons(25))
    expect(texts('.designer-ticket__words')).toEqual(Array.from({ length: 10 }, () => '¥5.5满88元可用'))
  })

  it('says that the shop hides it without coupons, and quietly when the shop does not answer', async () => {
    expect((await onPhone('coupon', {}, coupons(0))).box.textContent).toBe('暂无可领取的优惠券，商城不会显示此组件')
    const failed = await onPhone('coupon', {}, { replies: { [path]: new Error('gone') } })
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
  })

  it('keeps its room while the shop answers', async () => {
    const { all } = await onPhone('coupon', {}, { replies: { [path]: () => new Promise(() => {}) } })
    expect(all('.designer-ticket.designer-waiting')).toHaveLength(3)
  })
})
