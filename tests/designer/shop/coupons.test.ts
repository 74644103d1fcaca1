import { describe, expect, it } from 'vitest'
import { askCoupons } from '#src/designer/shop/coupons.ts'
import { recordedShop } from './recorded-shop.ts'

const coupon = {
  id: 1,
  coupon_price: '10.00',
  use_min_price: '99.50',
  status: 1,
  receive_type: 1,
  is_permanent: 0,
  remain_count: 3,
  start_time: 0,
  end_time: 0,
  is_del: 0,
}
const now = Math.floor(Date.now() / 1000)

describe('coupons', () => {
  it('are read from what a shop server answers: those that buyers take themselves', async () => {
    const shop = recordedShop()
    const found = await askCoupons.ask(shop)
    expect(found[0]).toEqual({ id: '5', amount: '10', from: '100' })
    expect(shop.calls).toMatchObject([{ path: '/marketing/coupon/released', query: { status: 1, receive_type: 1 } }])
  })

  it.each([
    ['is off', { status: 0 }],
    ['is for new users', { receive_type: 2 }],
    ['is for members', { receive_type: 4 }],
    ['is used up', { remain_count: 0 }],
    ['cannot be taken yet', { start_time: now + 3600, end_time: now + 7200 }],
    ['cannot be taken any more', { start_time: now - 7200, end_time: now - 3600 }],
    ['is deleted', { is_del: 1 }],
  ])('leave out what %s', async (_, change) => {
    const shop = recordedShop({ '/marketing/coupon/released': { list: [{ ...coupon, ...change }] } })
    expect(await askCoupons.ask(shop)).toEqual([])
  })

  it('without a limit never run out; amounts lose needless zeros only', async () => {
    const rows = [
      { ...coupon, is_permanent: '1', remain_count: 0 },
      { ...coupon, coupon_price: 100, use_min_price: '0.00' },
    ]
    const shop = recordedShop({ '/marketing/coupon/released': { list: rows } })
    expect(await askCoupons.ask(shop)).toEqual([
      { id: '1', amount: '10', from: '99.5' },
      { id: '1', amount: '100', from: '0' },
    ])
  })
})
