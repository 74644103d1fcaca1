import { describe, expect, it } from 'vitest'
import { leavesOf, linkTree, withCustom } from '#src/pickers/links/link-node.ts'

const node = (id: number, type: string, children: unknown = []) => ({ id, pid: 0, type, name: type, title: type, children })
const names = (answer: unknown, modules: string[]) =>
  linkTree(answer, modules).map(({ id, children }) => [id, children?.map(({ type }) => type)])
const tree = [
  node(1, 'link', [node(5, 'link')]),
  node(2, 'product', [node(8, 'product'), node(10, 'seckill'), node(11, 'bargain'), node(17, 'advance')]),
]

describe('the tree of links', () => {
  it('leaves out the activities of a module that is off, and parents that are empty then', () => {
    expect(names(tree, ['bargain'])).toEqual([
      [1, ['link']],
      [2, ['product', 'bargain']],
    ])
    expect(names(tree, ['advance'])[1]).toEqual([2, ['product', 'advance']])
    expect(names([node(2, 'product', [node(10, 'seckill')])], [])).toEqual([])
  })

  it('reads lists that arrive as objects with number keys, and nonsense as nothing', () => {
    expect(names({ 0: tree[0], 2: node(2, 'product', { 1: node(8, 'product') }) }, [])).toEqual([
      [1, ['link']],
      [2, ['product']],
    ])
    for (const answer of [null, '', [null], 3, [{ id: 1 }]]) expect(names(answer, [])).toEqual([])
  })

  it('always has a place for links of one’s own', () => {
    expect(leavesOf(withCustom([], '自定义链接')).map(({ type }) => type)).toEqual(['custom'])
    const own = linkTree([node(4, 'custom', [node(15, 'custom')])], [])
    expect(withCustom(own, 'x')).toBe(own)
  })
})
