import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { timelineOf } from '#src/designer/document/timeline.ts'
import { readBase } from '#src/designer/session/journal-base.ts'
import { contentAt, findJournals } from '#src/designer/session/journal-reader.ts'
import { Journal } from '#src/designer/session/journal.ts'
import { act, operations, seed, storedPage, written } from '../document/operations.ts'
import { MemoryJournals } from './memory-journals.ts'

const sessions = Number(process.env['SESSIONS']) || 150
const key = 'https://shop.example.com 7'
const server = { version: 'v1', updated: '1' }

function open(count: number, store = new MemoryJournals()) {
  const page = new PageDocument(readValue(storedPage(count)), freshSettings)
  let troubles = 0
  const journal = new Journal(store, page, key, server, () => troubles++)
  const edit = (index: number, words: string, gesture: string | null = null) =>
    page.edit(page.order.at(index)!, { ...page.block(page.order.at(index)!)!.wire, words }, 'edit', gesture)
  return { page, journal, store, edit, troubles: () => troubles }
}

const passed = () => vi.advanceTimersByTimeAsync(250)

/** The page as another opening finds it on the device. */
async function left(store: MemoryJournals, newest = 0) {
  store.crash()
  const found = (await findJournals(store, { page: key, person: '' }, new Set(), 0))[newest]!
  const base = (await readBase(store, found.name))!
  const { head, entries } = found
  return {
    found,
    isWhole: head.isBaseWhole,
    text: written({ content: () => contentAt(entries, base, head.base, head.count) }),
    timeline: timelineOf(entries, head.saved),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a journal', () => {
  it('is on the device within 250 ms, however fast the edits come', async () => {
    const { page, edit, store } = open(100)
    for (let round = 0; round < 40; round++) {
      edit(round, `words ${round}`)
      page.move(page.order.at(50)!, round, 'move')
      if (round % 3 === 0) page.undo()
      await vi.advanceTimersByTimeAsync(24)
    }
    await passed()
    const { text, timeline } = await left(store)
    expect(text).toBe(written(page))
    expect([timeline.done.length, timeline.undone.length]).toEqual([page.history.depth, page.history.length - page.history.depth])
  })

  it('writes what an edit changed and nothing else, on 5,000 blocks and after 2,000 steps too', async () => {
    const { page, edit, store } = open(5000)
    edit(3, 'first')
    await vi.advanceTimersByTimeAsync(30_000)
    for (let round = 0; round < 2000; round++) edit(round, 'more')
    await passed()
    const before = store.writes.length
    edit(2000, 'a')
    await passed()
    page.undo()
    await passed()
    page.move(page.order.at(4000)!, 0, 'move')
    await passed()
    const writes = store.writes.slice(before)
    expect(writes.map((parts) => parts.length)).toEqual([1, 1, 1])
    const sizes = writes.flat().map((part) => JSON.stringify([...store.journals.values()][0]!.parts.get(part)).length)
    expect(Math.max(...sizes)).toBeLessThan(1000)
  })

  it('never clones more than a slice of a long page at once', async () => {
    const { page, edit, store } = open(5000)
    edit(3, 'first')
    await vi.advanceTimersByTimeAsync(30_000)
    const { isWhole, text } = await left(store)
    expect([isWhole, text]).toEqual([true, written(page)])
    expect(Math.max(...store.writes.map((parts) => parts.filter((part) => part.startsWith('slice')).length))).toBe(1)
  })

  it('keeps one entry for the typing of one field', async () => {
    const { edit, store } = open(3)
    for (const end of [1, 2, 3, 4, 5]) {
      edit(0, 'words'.slice(0, end), 'words')
      await vi.advanceTimersByTimeAsync(200)
    }
    await passed()
    const { timeline } = await left(store)
    expect(timeline.done).toHaveLength(1)
    expect(timeline.done[0]!.changes).toMatchObject([{ before: { words: 'x' }, after: { words: 'words' } }])
  })

  it('begins when something is edited, not before', async () => {
    const { store, page, journal } = open(3)
    page.select(page.order.at(0)!)
    journal.leave()
    await passed()
    expect(store.journals.size).toBe(0)
  })

  it('is written at once when the page is left', () => {
    const { store, edit, journal } = open(3)
    edit(0, 'last words')
    journal.leave()
    expect(JSON.stringify([...store.journals.values()][0]!.parts.get('entry 000000000'))).toContain('last words')
  })

  it('is whole when the page is left while it is being written: what was under way may stay undone', async () => {
    const { store, edit, journal, page } = open(3)
    edit(0, 'first')
    await passed()
    store.isDying = true
    edit(1, 'under way')
    await passed()
    edit(2, 'last words')
    journal.leave()
    expect((await left(store)).text).toBe(written(page))
  })

  it('of each tab is its own; the other one’s is not touched', async () => {
    const one = open(100)
    const two = open(100, one.store)
    one.edit(3, 'one')
    await passed()
    two.edit(70, 'two')
    await passed()
    one.edit(99, 'one again')
    await passed()
    expect(await findJournals(one.store, { page: key, person: '' }, new Set(), 0)).toEqual([])
    expect((await left(one.store)).text).toBe(written(one.page))
    expect((await left(one.store, 1)).text).toBe(written(two.page))
  })

  it('goes on elsewhere, whole, when another opening has taken it or the device was cleared', async () => {
    const { page, edit, store } = open(60)
    edit(1, 'first')
    await passed()
    const [taken] = store.journals.values()
    Object.assign(taken!, { head: { ...taken!.head, owner: 'somebody else' } })
    const theirs = structuredClone(taken)
    edit(2, 'second')
    await passed()
    expect([...store.journals.values()][0]).toEqual(theirs)
    expect((await left(store)).text).toBe(written(page))
    store.journals.clear()
    edit(3, 'third')
    await passed()
    const { text, timeline } = await left(store)
    expect([text, timeline.done.length]).toEqual([written(page), 3])
  })

  it('says so once when the device does not answer at all', async () => {
    const { edit, store, troubles } = open(60)
    store.write = () => new Promise(() => undefined)
    edit(1, 'one')
    await vi.advanceTimersByTimeAsync(4000)
    expect(troubles()).toBe(0)
    await vi.advanceTimersByTimeAsync(2000)
    edit(1, 'two')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(troubles()).toBe(1)
  })

  it('bears a device that is full: says so once, and catches up when there is room again', async () => {
    const { page, edit, store, troubles } = open(60)
    edit(0, 'kept')
    await passed()
    store.isFull = true
    for (const index of [1, 2, 3]) {
      edit(index, 'not kept yet')
      await passed()
    }
    expect(troubles()).toBe(1)
    store.isFull = false
    edit(59, 'kept again')
    await passed()
    expect((await left(store)).text).toBe(written(page))
  })

  it('that is damaged is not offered', async () => {
    const { edit, store } = open(2)
    edit(0, 'a')
    edit(1, 'b')
    await passed()
    const [name, journal] = [...store.journals][0]!
    const found = async (parts: [string, unknown][]) => {
      store.crash()
      store.journals.set(name, { ...journal, parts: new Map([...journal.parts, ...parts]) })
      return (await findJournals(store, { page: key, person: '' }, new Set(), 0)).length
    }
    expect(await found([])).toBe(1)
    for (const bad of [undefined, 7, {}, { step: 7 }, { walk: 'x' }]) expect(await found([['entry 000000001', bad]])).toBe(0)
    journal.parts.delete('entry 000000000')
    expect(await found([])).toBe(0)
    store.journals.set('other', { head: 7 as never, parts: new Map() })
    expect(await found([])).toBe(0)
  })
})

describe('any journal', () => {
  it(
    `brings back page, undo and redo after a crash anywhere: ${sessions} random sessions (seed ${seed})`,
    { timeout: 600_000 },
    async () => {
      const session = fc.asyncProperty(fc.nat(5), operations(16), fc.nat(200), async (count, sequence, wait) => {
        const { page, store, journal } = open(count)
        const first = written(page)
        for (const operation of sequence) {
          const { position: index } = page.history
          act(page, operation)
          if (operation.name === 'save') journal.saved(index, server, new Map())
          await vi.advanceTimersByTimeAsync(wait)
        }
        await passed()
        if (page.history.length === 0) return
        const { text, timeline, found } = await left(store)
        expect(text).toBe(written(page))
        const base = (await readBase(store, found.name))!
        const again = new PageDocument(readValue(storedPage(count)), freshSettings)
        again.continueFrom(timeline, contentAt(found.entries, base, found.head.base, found.head.count))
        expect(again.history.$state.get()).toEqual(page.history.$state.get())
        while (again.undo() !== undefined);
        expect(written(again)).toBe(first)
        again.walk(page.history.depth)
        expect(written(again)).toBe(text)
      })
      await fc.assert(session, { numRuns: sessions, seed })
    },
  )
})
