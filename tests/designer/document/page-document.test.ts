import { describe, expect, it } from 'vitest'
import { blockKinds, completeBlock } from '#src/designer/blocks/index.ts'
import { History } from '#src/designer/document/history.ts'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { pageSelection } from '#src/designer/document/selection.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { writeValue } from '#src/designer/document/write-value.ts'

const start = 1767225600000000
const title = () => blockKinds.get('titles')!.fresh()
const stored = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [start + i, { ...title(), timestamp: start + i, id: `id${start + i}` }]))
const open = (count: number) => new PageDocument(readValue(stored(count)), freshSettings)

describe('PageDocument', () => {
  it('joins typing in one field into one step, and starts another after a pause, a seal or another field', () => {
    const page = open(1)
    const id = page.order.at(0)!
    const type = (words: string, gesture = 'words') => page.edit(id, { ...page.block(id)!.wire, [gesture]: words }, 'edit', gesture)
    type('a')
    type('ab')
    type('abc')
    type('x', 'link')
    page.history.seal()
    type('xy', 'link')
    expect([page.undo(), page.undo(), page.undo(), page.undo()]).toEqual(['edit', 'edit', 'edit', undefined])
  })

  it('keeps a held gesture one step however slow it is', () => {
    let now = 0
    const history = new History<number>(() => now)
    const add = (value: number) => history.add({ label: '', changes: [value], before: null, after: null, gesture: 'g' }, (_, next) => next)
    history.hold()
    for (const value of [1, 2, 3]) {
      add(value)
      now += 5000
    }
    history.release()
    add(4)
    expect([history.walk(-1), history.walk(-1), history.walk(-1)].map(([step]) => step?.changes)).toEqual([[4], [3], undefined])
  })

  it('is dirty until the saved state is reached again', () => {
    const page = open(2)
    const dirty = () => page.history.$state.get().isDirty
    page.remove(page.order.at(0)!, 'remove')
    expect(dirty()).toBe(true)
    page.history.markSaved(page.history.position)
    expect(dirty()).toBe(false)
    page.undo()
    expect(dirty()).toBe(true)
    page.redo()
    expect(dirty()).toBe(false)
  })

  it('chooses the neighbour of a removed block, and the page after the last', () => {
    const page = open(2)
    const [first, second] = page.order.ids()
    page.remove(first!, 'remove')
    expect(page.$selected.get()).toBe(second)
    page.remove(second!, 'remove')
    expect(page.$selected.get()).toBe(pageSelection)
  })

  it('keeps the stamps of all but the moved block where there is room', () => {
    const page = new PageDocument(
      readValue(Object.fromEntries([0, 10, 20, 30].map((i) => [start + i, { name: `n${i}`, timestamp: start + i }]))),
      freshSettings,
    )
    page.move(page.order.at(0)!, 2, 'move')
    expect(Object.keys(writeValue(page.value(), completeBlock, start))).toEqual([10, 20, 21, 30].map((i) => String(start + i)))
  })

  it('tells only the run that an edit touches', () => {
    const page = open(5000)
    let told = 0
    for (const run of page.order.$runs.get()) run.$ids.listen(() => told++)
    page.move(page.order.at(4000)!, 100, 'move')
    page.remove(page.order.at(2500)!, 'remove')
    expect(told).toBeLessThanOrEqual(3)
    const block = page.$block(page.order.at(9)!)!
    let drawn = 0
    block.listen(() => drawn++)
    page.edit(page.order.at(10)!, { name: 'x' }, 'edit')
    expect(drawn).toBe(0)
  })
})
