import { describe, expect, it } from 'vitest'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { pageSelection } from '#src/designer/document/selection.ts'
import { freshSettings } from '#src/designer/document/settings.ts'

function page(count: number) {
  const blocks = Array.from({ length: count }, (_, index) => ({ id: `x${index}`, kind: 'titles', wire: { name: 'titles', n: index } }))
  return new PageDocument({ blocks, footer: null }, freshSettings)
}

const order = (document: PageDocument) => document.order.ids().join(' ')

describe('choosing several blocks', () => {
  it('adds and takes one, and keeps the last', () => {
    const document = page(5)
    document.select('x1')
    document.toggleSelected('x3')
    expect(document.chosen()).toEqual(['x1', 'x3'])
    expect(document.$selected.get()).toBe('x3')
    document.toggleSelected('x3')
    document.toggleSelected('x1')
    expect(document.chosen()).toEqual(['x1'])
  })

  it('chooses a range from the one chosen last alone, both ways and across runs', () => {
    const document = page(200)
    document.select('x100')
    document.selectThrough('x30')
    expect(document.chosen()).toHaveLength(71)
    document.selectThrough('x102')
    expect(document.chosen()).toEqual(['x100', 'x101', 'x102'])
  })

  it('lets go of blocks when the page is chosen', () => {
    const document = page(3)
    document.selectAll()
    expect(document.chosen()).toHaveLength(3)
    document.select(pageSelection)
    expect(document.chosen()).toEqual([])
  })
})

describe('steps over several blocks', () => {
  it('moves them together as one step, wherever they stood', () => {
    const document = page(6)
    document.moveAll(['x5', 'x0', 'x3'], 1, 'move')
    expect(order(document)).toBe('x1 x0 x3 x5 x2 x4')
    document.moveAll(['x1', 'x4'], 4, 'move')
    expect(order(document)).toBe('x0 x3 x5 x2 x1 x4')
    document.undo()
    document.undo()
    expect(order(document)).toBe('x0 x1 x2 x3 x4 x5')
    document.redo()
    expect(order(document)).toBe('x1 x0 x3 x5 x2 x4')
  })

  it('removes them as one step and brings them back where they were', () => {
    const document = page(6)
    document.removeAll(['x4', 'x1', 'x2'], 'remove')
    expect(order(document)).toBe('x0 x3 x5')
    expect(document.$selected.get()).toBe('x5')
    document.undo()
    expect(order(document)).toBe('x0 x1 x2 x3 x4 x5')
  })

  it('remembers nothing when nothing happened', () => {
    const document = page(3)
    document.moveAll(['x1'], 1, 'move')
    document.editAll(['x0', 'x1'], 'edit', (block) => block.wire)
    expect(document.history.$state.get().canUndo).toBe(false)
    document.editAll(['x0', 'x1'], 'edit', (block) => ({ ...block.wire, seen: 1 }))
    expect(document.block('x1')!.wire['seen']).toBe(1)
    document.undo()
    expect(document.block('x0')!.wire['seen']).toBeUndefined()
    expect(document.history.$state.get().canUndo).toBe(false)
  })
})
