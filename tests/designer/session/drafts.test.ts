import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { completeBlock } from '#src/designer/blocks/index.ts'
import { PageDocument } from '#src/designer/document/page-document.ts'
import { readValue } from '#src/designer/document/read-value.ts'
import { freshSettings } from '#src/designer/document/settings.ts'
import { writeValue } from '#src/designer/document/write-value.ts'
import { DraftKeeper, draftKey } from '#src/designer/session/drafts.ts'
import { MemoryShelf } from './memory-shelf.ts'

const start = 1767225600000000
const key = draftKey('https://shop.example.com', '7')
const stored = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [start + i, { name: `n${i}`, timestamp: start + i, id: `id${start + i}` }]))

function open(count: number, shelf = new MemoryShelf()) {
  const page = new PageDocument(readValue({ ...stored(count), undefined: { name: 'pageFoot' }, [start + 9999]: 'foreign' }), freshSettings)
  const keeper = new DraftKeeper(key, page, () => 'v1', shelf)
  const edit = (place: number, words: string) =>
    page.edit(page.order.at(place)!, { ...page.block(page.order.at(place)!)!.wire, words }, 'edit')
  const written = () => JSON.stringify(writeValue(page.value(), completeBlock, start))
  return { page, keeper, shelf, edit, written }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('drafts', () => {
  it('are on the device within 250 ms, however fast the edits come, and bring back the very page', async () => {
    const { keeper, edit, written, page, shelf } = open(100)
    for (let round = 0; round < 10; round++) {
      edit(round, `words ${round}`)
      page.move(page.order.at(50)!, round, 'move')
      keeper.keepSoon()
      vi.advanceTimersByTime(24)
    }
    await keeper.settled()
    expect(shelf.writes).not.toEqual([])
    vi.advanceTimersByTime(250)
    await keeper.settled()
    const draft = (await keeper.read())!
    expect(JSON.stringify(writeValue(draft.value, completeBlock, start))).toBe(written())
    expect([draft.version, draft.settings]).toEqual(['v1', freshSettings])
  })

  it('write only the run that was touched, on a page of 5,000 blocks too', async () => {
    const { keeper, edit, shelf } = open(5000)
    const keep = async () => {
      keeper.keepSoon()
      vi.advanceTimersByTime(250)
      await keeper.settled()
    }
    await keep()
    edit(2000, 'a')
    await keep()
    expect(shelf.writes[1]).toHaveLength(2)
  })

  it('of two tabs do not mix: the one that wrote last is whole', async () => {
    const one = open(100)
    const two = open(100, one.shelf)
    const keep = async ({ keeper }: ReturnType<typeof open>) => {
      keeper.keepSoon()
      vi.advanceTimersByTime(250)
      await keeper.settled()
    }
    one.edit(3, 'one')
    await keep(one)
    two.edit(70, 'two')
    await keep(two)
    one.edit(99, 'one again')
    await keep(one)
    const whole = () => one.keeper.read().then((draft) => JSON.stringify(writeValue(draft!.value, completeBlock, start)))
    expect(await whole()).toBe(one.written())
    two.keeper.drop()
    await two.keeper.settled()
    one.edit(5, 'after it was dropped elsewhere')
    await keep(one)
    expect(await whole()).toBe(one.written())
    expect(one.shelf.parts.get(key)!.size).toBe(one.page.order.$runs.get().length + 1)
  })

  it('are written at once when the page is left, and gone after a save', async () => {
    const { keeper } = open(3)
    keeper.keepSoon()
    keeper.flush()
    await keeper.settled()
    expect(await keeper.read()).toBeDefined()
    keeper.drop()
    vi.advanceTimersByTime(1000)
    await keeper.settled()
    expect(await keeper.read()).toBeUndefined()
  })

  it('survive a device that is full, and write everything when there is room again', async () => {
    const { keeper, shelf, edit, written } = open(60)
    keeper.keepSoon()
    vi.advanceTimersByTime(250)
    await keeper.settled()
    shelf.isFull = true
    edit(1, 'lost for now')
    keeper.keepSoon()
    vi.advanceTimersByTime(250)
    await keeper.settled()
    shelf.isFull = false
    edit(59, 'kept')
    keeper.keepSoon()
    vi.advanceTimersByTime(250)
    await keeper.settled()
    expect(JSON.stringify(writeValue((await keeper.read())!.value, completeBlock, start))).toBe(written())
  })

  it.each([[{ head: 7 }], [{ head: { at: 1 } }], [{}]])('do not stumble over %j', async (parts) => {
    const { keeper, shelf } = open(1)
    shelf.parts.set(key, new Map(Object.entries(parts)))
    expect(await keeper.read()).toBeUndefined()
  })
})
