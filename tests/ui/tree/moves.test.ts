import { describe, expect, it } from 'vitest'
import { isWithin, moveByKey, positionIn } from '#src/ui/tree/moves.ts'
import { rowsOf } from '#src/ui/tree/rows.ts'

const leaf = (id: string) => ({ id, label: id, children: [] })
const rows = rowsOf([{ id: 'a', label: 'a', children: [leaf('b'), leaf('c')] }, leaf('d')], new Set(['a']), false)
const at = (id: string) => rows.findIndex(({ key }) => key === id)

describe('moving in a tree', () => {
  it.each([
    ['c', 'ArrowUp', { id: 'c', target: 'b', position: 'before' }],
    ['b', 'ArrowDown', { id: 'b', target: 'c', position: 'after' }],
    ['b', 'ArrowLeft', { id: 'b', target: 'a', position: 'after' }],
    ['d', 'ArrowRight', { id: 'd', target: 'a', position: 'into' }],
    ['b', 'ArrowUp', undefined],
    ['d', 'ArrowDown', undefined],
    ['a', 'ArrowLeft', undefined],
    ['b', 'Enter', undefined],
  ])('%s with Alt+%s', (id, key, move) => expect(moveByKey(rows, at(id), key)).toEqual(move))

  it('knows what lies below what', () => {
    expect(isWithin(rows, at('c'), at('a'))).toBe(true)
    expect(isWithin(rows, at('a'), at('a'))).toBe(true)
    expect(isWithin(rows, at('d'), at('a'))).toBe(false)
  })

  it('goes between rows at their edges, into them in the middle', () => {
    const box = { top: 100, height: 40 }
    expect([104, 120, 136].map((y) => positionIn(box, y))).toEqual(['before', 'into', 'after'])
  })
})
