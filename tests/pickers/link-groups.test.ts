import { describe, expect, it } from 'vitest'
import { linkGroups } from '#src/pickers/link-groups.ts'
import { $text } from '#src/pickers/picker.text.ts'

const groups = (kind: string, rows: object[]) =>
  linkGroups(kind, rows as never, $text.get()).map(({ name, links }) => [name, links.map(({ link }) => link)])

describe('links of the shop', () => {
  it('stand in groups by their type, which means something else on marketing links', () => {
    const rows = [1, 2, 3].map((type) => ({ id: type, name: 'x', url: `/${type}`, type: String(type) }))
    expect(groups('link', rows)).toEqual([
      ['基础链接', ['/1']],
      ['分销', ['/2']],
      ['个人中心', ['/3']],
    ])
    expect(groups('marketing_link', [...rows, { id: 6, name: 'x', url: '/6', type: 6 }])).toEqual([
      ['秒杀', ['/1']],
      ['砍价', ['/2']],
      ['拼团', ['/3']],
      ['优惠券', ['/6']],
    ])
  })

  it('become the shop’s addresses', () => {
    expect(
      groups('special', [
        { id: 7, name: 'a', is_diy: 1 },
        { id: 8, name: 'b', is_diy: 0 },
      ]),
    ).toEqual([['', ['/pages/annex/special/index?id=7']]])
    expect(groups('product_category', [{ id: 2, cate_name: '服饰', children: [{ id: 5, cate_name: '鞋' }] }])).toEqual([
      ['', ['/pages/goods/goods_list/index?cid=2&title=服饰', '/pages/goods/goods_list/index?sid=5&title=鞋']],
    ])
  })

  it('may be none', () => expect(groups('link', [])).toEqual([]))
})
