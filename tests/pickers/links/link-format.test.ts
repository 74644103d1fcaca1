import { describe, expect, it } from 'vitest'
import { isSameLink, linkTo, targetOf, type LinkTarget } from '#src/pickers/links/link-format.ts'

// the table of designer contract 6.2
const table: [LinkTarget, string][] = [
  [{ type: 'special', id: 7 }, '/pages/annex/special/index?id=7'],
  [{ type: 'product_category', id: 2, name: '服饰 & 鞋包', isBelow: false }, '/pages/goods/goods_list/index?cid=2&title=服饰 & 鞋包'],
  [{ type: 'product_category', id: 12, name: '女装', isBelow: true }, '/pages/goods/goods_list/index?sid=12&title=女装'],
  [{ type: 'product', id: 12 }, '/pages/goods_details/index?id=12'],
  [{ type: 'seckill', id: 3 }, '/pages/activity/goods_seckill_details/index?id=3&status=1'],
  [{ type: 'bargain', id: 4 }, '/pages/activity/goods_bargain_details/index?id=4'],
  [{ type: 'combination', id: 5 }, '/pages/activity/goods_combination_details/index?id=5'],
  [{ type: 'advance', id: 6 }, '/pages/activity/presell/index?id=6&status=1'],
  [{ type: 'integral', id: 8 }, '/pages/points_mall/integral_goods_details?id=8'],
  [{ type: 'news', id: 9 }, '/pages/extension/news_details/index?id=9'],
]

describe.each(table)('the link to %o', (target, link) => {
  it(`is ${link}`, () => expect(linkTo(target)).toBe(link))

  it('is recognised', () => {
    expect(targetOf(link)).toEqual({ ...target, id: String(target.id) })
  })

  it('is no other one', () => {
    for (const [, other] of table) expect(isSameLink(link, other)).toBe(link === other)
  })
})

describe('a stored link', () => {
  it.each([
    '',
    '/pages/index/index',
    '/pages/goods/goods_list/index',
    '/pages/activity/presell/index',
    '/pages/columnGoods/HotNewGoods/index?type=1&name=精品推荐',
    'https://help.example.com/?id=3',
    'pages/goods_details/index?id=1@APPID=wx1',
  ])('%j leads to no one thing', (link) => expect(targetOf(link)).toBeUndefined())

  it('is known again after a category was renamed', () => {
    expect(isSameLink('/pages/goods/goods_list/index?cid=2&title=衣服', '/pages/goods/goods_list/index?cid=2&title=服饰')).toBe(true)
    expect(isSameLink('/pages/goods/goods_list/index?cid=2&title=a', '/pages/goods/goods_list/index?sid=2&title=a')).toBe(false)
  })
})
