import { expect, it } from 'vitest'
import { positionOf, sortNumbers, standingOf } from '#src/console/engine/order/order.ts'

interface Row {
  id: string
  below?: Row[]
}

const page = { rowKey: ({ id }: Row) => id, children: ({ below = [] }: Row) => below }
const rows: Row[] = [{ id: 'a', below: [{ id: 'a1' }, { id: 'a2' }] }, { id: 'b' }, { id: 'c' }]
const orderAfter = (id: string, above: string, before: string) => {
  const found = positionOf(standingOf(page, rows), id, { above, before })
  return [found.above?.id, found.siblings.map((one) => one.id).join('')]
}

it('tells what stands where a row is put', () => {
  expect(orderAfter('c', '', 'a')).toEqual([undefined, 'cab'])
  expect(orderAfter('a', '', '')).toEqual([undefined, 'bca'])
  expect(orderAfter('b', 'a', 'a2')).toEqual(['a', 'a1ba2'])
  expect(orderAfter('a1', 'a', '')).toEqual(['a', 'a2a1'])
})

it.each([
  [[1, 99, 50], 0, [100, 99, 50]],
  [[99, 1, 50], 1, [99, 51, 50]],
  [[50, 1, 99], 2, [50, 1, 0]],
  [[0, 0, 0], 0, [2, 1, 0]],
  [[9, 5, 5], 1, [9, 6, 5]],
])('numbers %j, of which place %i was put there, as %j', (current, moved, numbers) => {
  expect(sortNumbers(current, moved)).toEqual(numbers)
})
