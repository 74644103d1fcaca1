import { describe, expect, it } from 'vitest'
import { readLink, rowId } from '#src/server/modules/links/read-link.ts'

describe('a link', () => {
  it.each([
    ['/pages/goods_details/index?id=7', { kind: 'product', id: 7 }],
    ['pages/goods_details/index?id=7', { kind: 'product', id: 7 }],
    ['/pages/goods/goods_list/index?cid=3&title=纸 & 巾', { kind: 'product_category', id: 3 }],
    ['/pages/goods/goods_list/index?sid=4&title=手套', { kind: 'product_category', id: 4 }],
    ['/pages/goods/goods_list/index', { kind: 'fixed', path: '/pages/goods/goods_list/index' }],
    ['/pages/annex/special/index?id=5', { kind: 'page', id: 5 }],
    ['/pages/extension/news_details/index?id=6', { kind: 'article', id: 6 }],
    ['/pages/activity/goods_seckill_details/index?id=8&status=1', { kind: 'seckill', id: 8 }],
    ['/pages/activity/goods_bargain_details/index?id=9', { kind: 'bargain', id: 9 }],
    ['/pages/activity/goods_combination_details/index?id=10', { kind: 'combination', id: 10 }],
    ['/pages/activity/presell/index?id=11&status=1', { kind: 'advance', id: 11 }],
    ['/pages/activity/presell/index', { kind: 'fixed', path: '/pages/activity/presell/index' }],
    ['/pages/points_mall/integral_goods_details?id=12', { kind: 'integral', id: 12 }],
    ['/pages/goods/lottery/grids/index?type=1', { kind: 'lottery', id: 1 }],
    ['/pages/index/index', { kind: 'fixed', path: '/pages/index/index' }],
    ['/pages/goods_details/index?id=abc', { kind: 'product' }],
    ['/pages/goods_details/index', { kind: 'product' }],
    ['https://example.com/pages/goods_details/index?id=7', { kind: 'web' }],
    ['pages/shop/index@APPID=wx123', { kind: 'mini_program' }],
    ['tel:10086', { kind: 'other' }],
    ['', { kind: 'other' }],
    ['  /pages/goods_details/index?id=7  ', { kind: 'product', id: 7 }],
  ])('%s', (link, found) => expect(readLink(link)).toEqual(found))
})

it('ids are what rows can have', () => {
  expect(['1', 2, ' 3 ', '0', '-1', '1.5', '99999999999999999999', null, 'x'].map(rowId)).toEqual([
    1,
    2,
    3,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
