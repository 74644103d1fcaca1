// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { recorded } from '../../shop/recorded-shop.ts'
import { onPhone } from '../on-phone.tsx'

const path = '/diy/groom_list/:type'
const rows = recorded('/diy/groom_list/1') as { store_name: string; price: string }[]
const tabs = [
  { title: '热门', intro: '大家在买', list: 2 },
  { title: '精品', intro: '店主严选', list: 1 },
]

describe('the preview of promotions', () => {
  it('shows the products of its first tab', async () => {
    const { texts, all, calls } = await onPhone('promotionList', { tabs, count: 5, accent: '#00ff00' }, { replies: { [path]: rows } })
    expect(texts('.designer-product__name')).toEqual(rows.slice(0, 5).map((row) => row.store_name))
    expect(texts('.designer-product__line')).toEqual(rows.slice(0, 5).map((row) => `￥${row.price}`))
    expect(texts('.designer-promotions__tab')).toEqual(['热门大家在买', '精品店主严选'])
    expect(all('.designer-promotions__tab b').map((title) => title.style.color)).toEqual(['#00ff00', ''])
    expect(calls).toEqual([{ path, params: { type: 2 }, query: { page: 1, limit: 5 } }])
  })

  it('keeps its tabs when the shop does not answer, or has none', async () => {
    const failed = await onPhone('promotionList', { tabs }, { replies: { [path]: new Error('gone') } })
    expect(failed.texts('.designer-promotions__tab')).toHaveLength(2)
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
    const empty = await onPhone('promotionList', { tabs }, { replies: { [path]: [] } })
    expect(empty.box.textContent).toContain('首个版块的列表里暂无商品')
  })

  it('keeps the room of the products while the shop answers', async () => {
    const { all } = await onPhone('promotionList', { tabs }, { replies: { [path]: () => new Promise(() => {}) } })
    expect(all('.designer-product')).toHaveLength(4)
    expect(all('.designer-product__name')).toEqual([])
  })
})
