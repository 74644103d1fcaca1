import { describe, expect, it } from 'vitest'
import { marksOf, turn } from '#src/ui/check-tree/marks.ts'

const nodes = [
  {
    id: 1,
    label: 'Products',
    children: [
      {
        id: 2,
        label: 'List',
        children: [
          { id: 3, label: 'Add' },
          { id: '4', label: 'Delete' },
        ],
      },
      { id: 5, label: 'Sorts', children: [] },
    ],
  },
  { id: 6, label: 'Orders' },
]
const set = (...ids: number[]) => new Set(ids.map(String))
const sorted = (ids: Set<string>) => [...ids].sort().join(' ')

describe('turning a node', () => {
  it('takes its parents and everything below with it', () => {
    expect(sorted(turn(nodes, set(), '2'))).toBe('1 2 3 4')
    expect(sorted(turn(nodes, set(6), '3'))).toBe('1 2 3 6')
    expect(sorted(turn(nodes, set(1, 2, 3), '1'))).toBe('1 2 3 4 5')
  })

  it('takes it away with what is below, and leaves the page it belongs to', () => {
    expect(sorted(turn(nodes, set(1, 2, 3, 4, 5), '3'))).toBe('1 2 4 5')
    expect(sorted(turn(nodes, set(1, 2, 4), '4'))).toBe('1 2')
    expect(sorted(turn(nodes, set(1, 2, 3, 4, 5), '1'))).toBe('')
  })

  it('changes nothing for an id that is not there', () => {
    expect(sorted(turn(nodes, set(6), '99'))).toBe('6')
  })
})

it('marks what is whole, and what holds something', () => {
  expect(Object.fromEntries(marksOf(nodes, set(1, 2, 3, 4)))).toEqual({ 1: 'some', 2: 'all', 3: 'all', 4: 'all', 5: 'none', 6: 'none' })
  expect(marksOf(nodes, set(1, 2)).get('2')).toBe('some')
  expect(marksOf(nodes, set(1, 2, 3, 4, 5)).get('1')).toBe('all')
})
