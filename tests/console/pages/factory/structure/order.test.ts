import { expect, it } from 'vitest'
import type { Department } from '#src/api/departments.ts'
import { moveOnWire, stepAmong } from '#src/console/pages/factory/structure/order.ts'

const one = (id: number, pid: number | string) => ({ id, pid }) as Department
// ids are opaque: one side sends numbers, the other text
const tree = [one(1, 0), one(2, '1'), one(3, 1), one(4, 1)]

it('puts a move into the words of the server', () => {
  expect(moveOnWire(tree, { id: 4, target: '2', position: 'before' })).toEqual({ pid: '1', before: 2 })
  expect(moveOnWire(tree, { id: 4, target: 2, position: 'after' })).toEqual({ pid: '1', before: 3 })
  expect(moveOnWire(tree, { id: 2, target: 3, position: 'after' })).toEqual({ pid: 1, before: 4 })
  expect(moveOnWire(tree, { id: 3, target: 4, position: 'after' })).toEqual({ pid: 1, before: 0 })
  expect(moveOnWire(tree, { id: 4, target: 2, position: 'into' })).toEqual({ pid: 2, before: 0 })
  expect(moveOnWire(tree, { id: 4, target: '', position: 'into' })).toBeUndefined()
})

it('steps among siblings as far as there are some', () => {
  expect(stepAmong(tree, tree[2]!, -1)).toEqual({ id: 3, target: 2, position: 'before' })
  expect(stepAmong(tree, tree[2]!, 1)).toEqual({ id: 3, target: 4, position: 'after' })
  expect(stepAmong(tree, tree[3]!, 1)).toBeUndefined()
  expect(stepAmong(tree, tree[0]!, -1)).toBeUndefined()
})
