import { describe, expect, it } from 'vitest'
import { pathTo, rowsOf, step, type TreeNode } from '#src/ui/tree/rows.ts'

const nodes: TreeNode[] = [
  {
    id: 1,
    label: 'Fruit',
    children: [
      { id: '11', label: 'Apples', children: [{ id: 111, label: 'Fuji' }] },
      { id: 12, label: 'Pears', children: [] },
    ],
  },
  { id: 2, label: 'Drinks' },
]
const shown = (open: string[], isLazy = false) => rowsOf(nodes, new Set(open), isLazy)

describe('a tree', () => {
  it('shows the lines below open nodes only, with their place among siblings', () => {
    expect(shown([]).map((row) => row.key)).toEqual(['1', '2'])
    expect(shown(['1']).map(({ key, level, position, size }) => [key, level, position, size])).toEqual([
      ['1', 1, 1, 2],
      ['11', 2, 1, 2],
      ['12', 2, 2, 2],
      ['2', 1, 2, 2],
    ])
  })

  it('can open a node whose children are unknown only when they can be brought', () => {
    expect(shown([]).map((row) => row.canOpen)).toEqual([true, false])
    expect(shown([], true).map((row) => row.canOpen)).toEqual([true, true])
    expect(shown(['1'], true).find((row) => row.key === '12')!.canOpen).toBe(false)
  })

  it('finds the way to a node, whatever type its id has', () => {
    expect(pathTo(nodes, '111')).toEqual(['1', '11'])
    expect(pathTo(nodes, '9')).toEqual([])
  })

  it.each([
    ['ArrowRight', 0, ['1'], 1],
    ['ArrowRight', 0, [], 'open'],
    ['ArrowRight', 1, [], undefined],
    ['ArrowLeft', 0, ['1'], 'close'],
    ['ArrowLeft', 2, ['1'], 0],
    ['ArrowLeft', 1, [], undefined],
    ['ArrowDown', 1, [], 1],
    ['End', 0, ['1'], 3],
    ['p', 0, ['1'], 2],
    ['d', 1, ['1'], 3],
    ['z', 0, ['1'], undefined],
    [' ', 0, ['1'], undefined],
  ])('%s on line %i with %j open leads to %s', (key, index, open, target) => {
    expect(step(shown(open as string[]), index, key)).toBe(target)
  })
})
