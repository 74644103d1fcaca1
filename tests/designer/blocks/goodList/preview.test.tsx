// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { onPhone } from '../on-phone.tsx'

const product = (id: number, more: object = {}) => ({
  id,
  store_name: `p${id}`,
  image: `/uploads/${id}.png`,
  price: '9.90',
  ot_price: '19.90',
  activity: [],
  checkCoupon: false,
  ...more,
})
const path = '/diy/get_product'
const products = (...rows: object[]) => ({ replies: { [path]: rows } })

describe('the preview of a product list', () => {
  it('shows the products of its category with their marks', async () => {
    const rows = [
      product(1, { activity: { type: '1' }, checkCoupon: true }),
      product(2, { activity: { type: '2' } }),
      product(3, { activity: { type: '3' } }),
      product(4),
    ]
    const { texts, all } = await onPhone('goodList', { priceColour: '#00ff00', tagColour: '#0000ff' }, products(...rows))
    expect(texts('.designer-product__name')).toEqual(['p1', 'p2', 'p3', 'p4'])
    expect(texts('.designer-product__tag')).toEqual(['秒杀', '砍价', '拼团'])
    expect(texts('em')).toEqual(['券'])
    expect(texts('b')[0]).toBe('￥9.90')
    expect(texts('s')[0]).toBe('￥19.90')
    expect(all('.designer-product__line')[0]!.style.color).toBe('#00ff00')
    expect(all('.designer-product__tag')[0]!.style.background).toContain('#0000ff')
    expect(all('em')[0]!.style.borderColor).toBe('#0000ff')
  })

  it('finds the marks of rows that do not hold them', async () => {
    const rows = [product(4, { activity: '2,1,3,0', checkCoupon: undefined }), product(5, { activity: '0,2', checkCoupon: undefined })]
    const replies = {
      [path]: rows,
      '/marketing/bargain': { list: [4, 5].map((product_id) => ({ id: product_id, product_id, start_time: 0, stop_time: 4e9 })) },
      '/marketing/coupon/released': { list: [{ product_id: '5' }] },
    }
    const { all } = await onPhone('goodList', {}, { replies })
    const marks = all('.designer-product').map((card) => [...card.querySelectorAll('i, em')].map((mark) => mark.textContent))
    expect(marks).toEqual([['砍价'], ['券']])
  })

  it.each(['is-row', 'is-two', 'is-three', 'is-big'])('has the layout %s', async (name) => {
    const layout = ['is-row', 'is-two', 'is-three', 'is-big'].indexOf(name)
    const { all } = await onPhone('goodList', { layout }, products(product(1, { recommend_image: '/uploads/wide.png' })))
    expect(all(`.designer-goods.${name} > .designer-product.${name}`)).toHaveLength(1)
    const shown = `https://shop.example.com/uploads/${layout === 3 ? 'wide' : '1'}.png`
    expect(all('img').map((picture) => picture.getAttribute('src'))).toEqual([shown])
  })

  it('puts the coupon before the name and both prices in one line below a big picture', async () => {
    const { texts } = await onPhone('goodList', { layout: 3 }, products(product(1, { checkCoupon: true })))
    expect(texts('.designer-product__name')).toEqual(['券p1'])
    expect(texts('.designer-product__line')).toEqual(['￥9.90￥19.90'])
  })

  it('leaves out what is switched off', async () => {
    const off = { showsName: false, showsOldPrice: false, showsPrice: false, showsCoupon: false }
    const { texts } = await onPhone('goodList', off, products(product(1, { checkCoupon: true })))
    expect(texts('.designer-product')).toEqual([''])
  })

  it('shows picked products in their own order, and asks for nothing', async () => {
    const { editor, texts, calls } = await onPhone('goodList', { mode: 1, picked: [3, '1'] })
    await act(async () => editor.products.learn([product(1), product(2), product(3)]))
    expect(texts('.designer-product__name')).toEqual(['p3', 'p1'])
    expect(calls).toEqual([])
  })

  it('says that the shop hides it without products, and quietly when the shop does not answer', async () => {
    expect((await onPhone('goodList', {}, products())).box.textContent).toBe('该条件下暂无商品，商城不会显示此组件')
    expect((await onPhone('goodList', { mode: 1 })).box.textContent).toBe('还没有选择商品，商城不会显示此组件')
    const failed = await onPhone('goodList', {}, { replies: { [path]: new Error('gone') } })
    expect(failed.box.textContent).toContain('商城数据暂时读取不到')
    expect(failed.calls.filter((call) => call.path === path)).toHaveLength(1)
  })
})
