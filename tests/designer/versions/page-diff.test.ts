import { describe, expect, it } from 'vitest'
import { readValue } from '#src/designer/document/read-value.ts'
import { diffPages } from '#src/designer/versions/page-diff.ts'

const stamp = 1767225600000000

/** A page of titles `a`, `b` …, each stored under the id given by its place in `ids`. */
function page(texts: readonly string[], ids: readonly number[] = texts.map((_, index) => index)) {
  const entry = (text: string, index: number) => {
    const timestamp = stamp + index
    return [String(timestamp), { name: 'titles', timestamp, id: `id${stamp + ids[index]!}`, titleConfig: { value: text } }]
  }
  return readValue(Object.fromEntries(texts.map(entry)))
}

function changes(before: ReturnType<typeof page>, after: ReturnType<typeof page>) {
  const diff = diffPages(before, after, stamp)
  return { before: diff.before.map(({ change }) => change), after: diff.after.map(({ change }) => change), count: diff.count }
}

describe('two states of a page', () => {
  it('are the same', () => {
    expect(changes(page(['a', 'b']), page(['a', 'b']))).toEqual({ before: ['same', 'same'], after: ['same', 'same'], count: 0 })
  })

  it('differ where a block was edited, added or deleted', () => {
    const before = page(['a', 'b', 'c'])
    const after = page(['a', 'B', 'd'], [0, 1, 9])
    expect(changes(before, after)).toEqual({ before: ['same', 'changed', 'removed'], after: ['same', 'changed', 'added'], count: 3 })
  })

  it('call only those blocks moved whose order changed, even when a move gave all of them other ids', () => {
    const moved = { before: ['moved', 'same', 'same', 'same'], after: ['same', 'same', 'same', 'moved'], count: 1 }
    expect(changes(page(['a', 'b', 'c', 'd']), page(['b', 'c', 'd', 'a'], [1, 2, 3, 0]))).toEqual(moved)
    expect(changes(page(['a', 'b', 'c', 'd']), page(['b', 'c', 'd', 'a'], [5, 6, 7, 8]))).toEqual(moved)
  })

  it('do not take a new block before the others for an edited one', () => {
    expect(changes(page(['a', 'b']), page(['x', 'a', 'b']))).toEqual({
      before: ['same', 'same'],
      after: ['added', 'same', 'same'],
      count: 1,
    })
  })

  it('show the tab bar last, and whether it was edited', () => {
    const withBar = (status: number) =>
      readValue({ [stamp]: { name: 'pageFoot', timestamp: stamp, id: `id${stamp}`, effectConfig: { tabVal: status } } })
    expect(changes(withBar(0), withBar(0)).count).toBe(0)
    expect(changes(withBar(0), withBar(1))).toEqual({ before: ['changed'], after: ['changed'], count: 1 })
  })

  it('are compared as they would be stored: what saving only fills in is no difference', () => {
    const bare = readValue({ [stamp]: { name: 'goodList', timestamp: stamp } })
    const filled = readValue({ [stamp]: { name: 'goodList', timestamp: stamp, id: `id${stamp}` } })
    expect(changes(bare, filled).count).toBe(0)
  })
})
