import { describe, expect, it } from 'vitest'
import { activityTypeOf, askCouponProducts, precedenceOf } from '#src/designer/shop/product-marks.ts'
import type { Activity } from '#src/designer/shop/activities.ts'
import { recordedShop } from './recorded-shop.ts'

const noon = Date.parse('2026-11-21T12:00:00+08:00')
const activity = (product: string, session = ''): Activity => ({
  id: '1',
  product,
  title: '',
  image: '',
  price: '1.00',
  listPrice: '2.00',
  session,
  people: 2,
  joined: 0,
})
const running = {
  sales: [activity('4', '281'), activity('5', '280')],
  sessions: [
    { id: '280', from: 10, to: 14 },
    { id: '281', from: 14, to: 18 },
  ],
  bargains: [activity('4')],
  groups: [activity('4'), activity('5')],
}

describe('the activity that a product is marked with', () => {
  it.each([
    [{ activity: { type: '1', id: 3 } }, '1'],
    [{ activity: { type: 3 } }, '3'],
    [{ activity: [] }, undefined],
    [{ activity: { type: '0' } }, undefined],
  ])('is what the row says: %j', (row, type) => {
    expect(activityTypeOf({ id: 4, ...row }, running, noon)).toBe(type)
  })

  it.each([
    // its flash sale is in a later session
    [4, '1,0,2,3', '2'],
    [5, '1,0,2,3', '1'],
    [5, '3,1', '3'],
    [4, '0,1,2,3', undefined],
    [9, '1,2,3', undefined],
  ])('of product %s with the order %s is %s', (id, order, type) => {
    expect(activityTypeOf({ id, activity: order }, running, noon)).toBe(type)
  })

  it('is unknown while the shop has not answered, and asks nothing for an order that begins with 0', () => {
    const nothing = { sales: undefined, sessions: null, bargains: undefined, groups: null }
    expect(activityTypeOf({ id: 4, activity: '1,2,3' }, nothing, noon)).toBeUndefined()
    expect(precedenceOf({ activity: '0,1,2,3' })).toEqual([])
    expect(precedenceOf({ activity: [] })).toEqual([])
  })
})

describe('products with a coupon of their own', () => {
  it('are those that a coupon names', async () => {
    const rows = [{ product_id: '4,7' }, { product_id: '' }, { product_id: 9 }]
    const shop = recordedShop({ '/marketing/coupon/released': { list: rows } })
    expect([...(await askCouponProducts.ask(shop))]).toEqual(['4', '7', '9'])
  })
})
