import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshSettings } from '#src/designer/document/settings.ts'
import { DraftKeeper, draftKey, type Draft } from '#src/designer/session/drafts.ts'

const store = new Map<string, string>()
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
}
const draft = (at: number): Draft => ({ at, version: 'v1', value: { 1767225600000000: { name: 'x' } }, settings: freshSettings })
const key = draftKey('https://shop.example.com', '7')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  store.clear()
})

describe('drafts', () => {
  it('are on the device within 250 ms, however fast the edits come', () => {
    let at = 0
    const keeper = new DraftKeeper(key, () => draft(at), storage)
    for (at = 1; at <= 10; at++) {
      keeper.keepSoon()
      vi.advanceTimersByTime(24)
    }
    expect(keeper.read()?.at).toBeGreaterThan(0)
    vi.advanceTimersByTime(250)
    expect(keeper.read()).toEqual(draft(10))
  })

  it('are kept at once when the page is left, and gone after a save', () => {
    const keeper = new DraftKeeper(key, () => draft(3), storage)
    keeper.keepSoon()
    keeper.flush()
    expect(new DraftKeeper(key, () => draft(0), storage).read()).toEqual(draft(3))
    keeper.drop()
    vi.advanceTimersByTime(1000)
    expect(keeper.read()).toBeUndefined()
  })

  it.each(['{broken', '[]', '{"value":7}', 'null'])('do not stumble over %s', (text) => {
    store.set(key, text)
    expect(new DraftKeeper(key, () => draft(0), storage).read()).toBeUndefined()
  })

  it('survive a storage that is full', () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => new DraftKeeper(key, () => draft(0), full).keep()).not.toThrow()
  })
})
