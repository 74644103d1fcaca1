import { expect, it } from 'vitest'
import { destinationOf, stepAmong } from '#src/console/engine/aside/tree-moves.ts'

const one = (id: string, above: string) => ({ id, above })
const tree = [one('1', ''), one('2', '1'), one('3', '1'), one('4', '1')]

it('says below which row a move leads, and before which', () => {
  expect(destinationOf(tree, { id: 4, target: '2', position: 'before' })).toEqual({ above: '1', before: '2' })
  expect(destinationOf(tree, { id: 4, target: 2, position: 'after' })).toEqual({ above: '1', before: '3' })
  expect(destinationOf(tree, { id: 2, target: 3, position: 'after' })).toEqual({ above: '1', before: '4' })
  expect(destinationOf(tree, { id: 3, target: 4, position: 'after' })).toEqual({ above: '1', before: '' })
  expect(destinationOf(tree, { id: 4, target: 2, position: 'into' })).toEqual({ above: '2', before: '' })
  expect(destinationOf(tree, { id: 4, target: '', position: 'into' })).toBeUndefined()
})

it('steps among siblings as far as there are some', () => {
  expect(stepAmong(tree, '3', -1)).toEqual({ above: '1', before: '2' })
  expect(stepAmong(tree, '3', 1)).toEqual({ above: '1', before: '' })
  expect(stepAmong(tree, '4', 1)).toBeUndefined()
  expect(stepAmong(tree, '1', -1)).toBeUndefined()
})
