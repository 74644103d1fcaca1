import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askBargains, askCombinations, askSeckills, discountOf } from '#src/designer/shop/activities.ts'
import { recorded, recordedShop } from './recorded-shop.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('activities', () => {
  it('are read from what a shop server answers', async () => {
    const shop = recordedShop()
    const [sale] = await askSeckills.ask(shop)
    expect(sale).toMatchObject({ id: '10', product: '4', price: '3999.00', listPrice: '3599.00', session: '284' })
    expect(await askBargains.ask(shop)).toMatchObject([{ id: '1', price: '3999.00' }])
    expect(await askCombinations.ask(shop)).toMatchObject([{ id: '1', people: 5, joined: 0 }])
    expect(shop.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/marketing/seckill', { page: 1, limit: 100, start_status: 1, status: 1 }],
      ['/marketing/bargain', { page: 1, limit: 100, start_status: 1, status: 1 }],
      ['/marketing/combination', { page: 1, limit: 100, start_status: 1, is_show: 1 }],
    ])
  })

  // a server may answer more than was asked for
  it.each([
    ['is switched off', { status: 0 }],
    ['is not shown', { is_show: 0 }],
    ['has ended', { stop_status: 1 }],
    ['ended yesterday', { stop_time: '1795104000' }],
    ['begins tomorrow', { start_time: 1795320000 }],
    ['is deleted', { is_del: 1 }],
  ])('leave out what %s', async (_, change) => {
    const [row] = (recorded('/marketing/combination') as { list: object[] }).list
    const shop = recordedShop({ '/marketing/combination': { list: [{ ...row, ...change }], count: 1 } })
    expect(await askCombinations.ask(shop)).toEqual([])
  })

  it('run through the whole last day', async () => {
    const [row] = (recorded('/marketing/bargain') as { list: object[] }).list
    const shop = recordedShop({ '/marketing/bargain': { list: [{ ...row, stop_time: Date.parse('2026-11-20T16:00:00Z') / 1000 }] } })
    expect(await askBargains.ask(shop)).toHaveLength(1)
  })

  it('with hardly any fields are still read', async () => {
    const shop = recordedShop({ '/marketing/bargain': [{ id: 7 }] })
    expect(await askBargains.ask(shop)).toMatchObject([{ id: '7', title: '', image: '', price: '0.00' }])
  })
})

describe('the discount of a flash sale', () => {
  it.each([
    ['269.00', '359.00', '7.5'],
    ['3999.00', '3599.00', '11.1'],
    ['50', '100', '5'],
    ['0.1', '0.3', '3.3'],
    ['0.00', '10.00', '0'],
    ['10.00', '0.00', '0'],
  ])('of %s for %s is %s', (price, listPrice, discount) => {
    expect(discountOf({ price, listPrice })).toBe(discount)
  })
})
