import { describe, expect, it } from 'vitest'
import { arranged, choicesOf, moved, type Arrangeable } from '#src/console/engine/columns/arrange.ts'

const columns: Arrangeable[] = [
  { key: 'id' },
  { key: 'name', heading: true },
  { key: 'time', width: 100 },
  { key: 'total' },
  { key: 'actions', actions: true },
]
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ')

describe('arranged columns', () => {
  it('stand as they are declared, until somebody arranges them', () => expect(arranged(columns, [])).toEqual(columns))

  it('that daily work does not need are shown to who chooses them', () => {
    const many: Arrangeable[] = [...columns.slice(0, 3), { key: 'channel', isHiddenAtFirst: true }, ...columns.slice(3)]
    expect(keys(arranged(many, []))).toBe('id name time total actions')
    // somebody arranged others before there was one
    expect(keys(arranged(many, [{ key: 'id' }, { key: 'name' }, { key: 'time' }]))).toBe('id name time total actions')
    expect(keys(arranged(many, [{ key: 'channel' }, { key: 'name' }]))).toContain('channel')
  })

  it('follow the person’s order, widths and what is hidden; actions stay at the end, the heading is always there', () => {
    const kept = [{ key: 'total', width: 240 }, { key: 'name', isHidden: true }, { key: 'time', isHidden: true }, { key: 'id' }]
    const shown = arranged(columns, kept)
    expect(keys(shown)).toBe('total name id actions')
    expect(shown[0]).toMatchObject({ width: 240, hasOwnWidth: true })
  })

  it('are pinned at their edges, with the heading beside them', () => {
    const shown = arranged(columns, [{ key: 'id', pin: 'end' }, { key: 'name' }, { key: 'total', pin: 'start' }])
    expect(keys(shown)).toBe('name total time id actions')
    expect(shown.map(({ pin }) => pin)).toEqual(['start', 'start', undefined, 'end', undefined])
  })

  it('take in what is declared later behind the one before it, and drop what is gone', () => {
    const kept = [{ key: 'total' }, { key: 'time' }, { key: 'gone' }, { key: 'id' }, { key: 'id' }]
    expect(keys(choicesOf(columns, kept))).toBe('total time id name')
  })

  it('move', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  })
})
