import { describe, expect, it } from 'vitest'
import type { JournalHead } from '#src/designer/session/journal-format.ts'
import { pruneJournals, tooMany } from '#src/designer/session/journal-pruning.ts'
import { MemoryJournals } from './memory-journals.ts'

const day = 24 * 60 * 60 * 1000
const now = 400 * day
const head = (age: number, more: Partial<JournalHead> = {}): JournalHead => ({
  ...{ page: 'p', owner: 'o', at: now - age * day, count: 1, version: '', updated: '', saved: 0, sent: 0 },
  ...{ isDirty: false, base: 0, isBaseWhole: true, size: 1000, ...more },
})

describe('pruning', () => {
  it('lets histories go after a month, drafts after half a year', () => {
    const heads = { a: head(29), b: head(31), c: head(179, { isDirty: true }), d: head(181, { isDirty: true }) }
    expect(tooMany(new Map(Object.entries(heads)), now).toSorted()).toEqual(['b', 'd'])
  })

  it('lets the oldest history go when there is too much, drafts last', () => {
    const big = { size: 90_000_000 }
    const heads = { old: head(20, big), new: head(1, big), draft: head(25, { ...big, isDirty: true }) }
    expect(tooMany(new Map(Object.entries(heads)), now)).toEqual(['old'])
  })

  it('leaves the journal of an open page', async () => {
    const store = new MemoryJournals()
    for (const name of ['open', 'left']) store.journals.set(name, { head: head(50), parts: new Map() })
    await store.hold('open', 0)
    await pruneJournals(store, now)
    expect([...store.journals.keys()]).toEqual(['open'])
  })
})
