import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '#src/designer/document/change.ts'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { timelineOf, type Entry } from '#src/designer/document/timeline.ts'
import { contentAt } from '#src/designer/session/journal-reader.ts'
import { act, operations, seed, storedPage, written, type Operation } from './operations.ts'

const runs = Number(process.env['RUNS']) || 400

/** A page that keeps what happened to its history as a journal would: as text. */
function followed(count: number) {
  const page = new PageDocument(readValue(storedPage(count)), freshSettings)
  const start = page.content()
  const entries: string[] = []
  page.history.watch({
    added: (step, isJoined) => void (isJoined && entries.pop(), entries.push(JSON.stringify({ step }))),
    walked: (walk) => void entries.push(JSON.stringify({ walk })),
  })
  return { page, start, entries, kept: () => entries.map((entry) => JSON.parse(entry) as Entry<Change>) }
}

// a hundred thousand times: an expect() costs more than what it looks at
function same<T>(value: T, wanted: T): void {
  if (value !== wanted) expect(value).toBe(wanted)
}

function expectBothWays(page: PageDocument, first: string, last: string): void {
  const { depth } = page.history
  while (page.undo() !== undefined);
  same(written(page), first)
  page.walk(depth)
  same(written(page), last)
}

function afterReload({ page, start }: ReturnType<typeof followed>, stored: readonly Entry<Change>[], saved: number): PageDocument {
  const again = new PageDocument(start.value, start.settings)
  again.continueFrom(timelineOf(stored, saved), contentAt(stored, start, 0, stored.length))
  same(written(again), written(page))
  same(again.history.depth, page.history.depth)
  same(again.history.length, page.history.length)
  return again
}

function run(count: number, sequence: readonly Operation[]): void {
  const before = followed(count)
  const { page } = before
  const first = written(page)
  let saved = 0
  for (const operation of sequence) {
    act(page, operation)
    if (operation.name === 'save') saved = before.entries.length
  }
  const last = written(page)
  const stored = before.kept()
  const again = afterReload(before, stored, saved)
  same(again.history.$state.get().isDirty, page.history.$state.get().isDirty)
  expectBothWays(page, first, last)
  expectBothWays(again, first, last)
  // a journal may end anywhere, and the page before it can be found from the page after it
  same(written({ content: () => contentAt(stored, page.content(), stored.length, 0) }), first)
}

describe('history', () => {
  it(
    `undoes all to the same bytes and redoes all, also after a reload: ${runs} random sequences of every operation (seed ${seed})`,
    { timeout: 600_000 },
    () => {
      fc.assert(fc.property(fc.nat(6), operations(14), run), {
        numRuns: runs,
        seed,
        interruptAfterTimeLimit: 600_000,
        markInterruptAsFailure: true,
      })
    },
  )

  it('makes one step of one composition, however long it is and whatever follows', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 9 }), (drafts) => {
        const { page, entries } = followed(1)
        const id = page.order.at(0)!
        const put = (words: string) => page.edit(id, { ...page.block(id)!.wire, words }, 'edit', 'words')
        put('before')
        page.history.seal()
        page.history.hold()
        for (const words of drafts) put(words)
        page.history.release()
        page.history.seal()
        put('after')
        expect([page.history.length, entries.length]).toEqual([3, 3])
        page.walk(-2)
        expect(page.block(id)!.wire['words']).toBe('before')
      }),
      { numRuns: 300, seed },
    )
  })

  it('has as many steps as were made, in their order, with when they were made', () => {
    const { page } = followed(2)
    for (let index = 0; index < 1500; index++) page.edit(page.order.at(0)!, { name: 'kind0', words: index }, `step ${index}`)
    page.walk(-500)
    const { history } = page
    expect([history.length, history.depth]).toEqual([1500, 1000])
    expect([0, 999, 1000, 1499].map((index) => history.at(index)!.label)).toEqual(['step 0', 'step 999', 'step 1000', 'step 1499'])
    expect(Date.now() - history.at(1499)!.at).toBeLessThan(60_000)
    expect(history.at(1500)).toBeUndefined()
  })

  it('knows how many steps lie before what the server has', () => {
    const { page } = followed(2)
    const edit = () => page.edit(page.order.at(0)!, { name: 'kind0', words: Math.random() }, 'edit')
    expect(page.history.savedDepth).toBe(0)
    edit()
    edit()
    page.history.markSaved(page.history.position)
    edit()
    expect(page.history.savedDepth).toBe(2)
    page.walk(-2)
    expect(page.history.savedDepth).toBe(2)
    edit()
    expect(page.history.savedDepth).toBeUndefined()
  })
})
