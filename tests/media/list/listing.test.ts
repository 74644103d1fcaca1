import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { createListing } from '#src/media/list/listing.ts'
import type { Flow } from '#src/media/list/view.ts'
import { FakeServer, refusal, until } from '../fake-server.ts'

test('scrolling does not have everything counted again; another list does', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom<Flow>('endless'))
  const counted = () => server.calls.map(({ input }) => (input.query as { counted?: number }).counted ?? 'yes')
  await listing.load()
  listing.seen({ first: 500, last: 520 })
  await until(() => listing.at(510))
  expect(counted()).toEqual(['yes', 0])
  expect(listing.$listing.get().count).toBe(1000)
  await listing.change({ categoryId: '9' })
  expect(counted().at(-1)).toBe('yes')
})

test('what is seen while another list is on its way is still the list before, and nothing of either is read for it', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom<Flow>('endless'))
  await listing.load()
  const before = listing.shown()
  server.calls = []
  const change = listing.change({ name: 'p1' })
  expect(listing.shown()).toBe(before)
  listing.seen({ first: 700, last: 730 })
  await change
  await listing.counting()
  expect(listing.shown()).not.toBe(before)
  expect(listing.top()).toBe(0)
  expect(server.calls.map(({ input }) => (input.query as { page: number }).page)).toEqual([1, 1])
})

test('what is scrolled to while pages give way to a list without an end is where the list stays', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const $flow = atom<Flow>('pages')
  const listing = createListing(server, $flow)
  await listing.load()
  $flow.set('endless')
  const load = listing.load()
  listing.seen({ first: 960, last: 999 })
  await load
  expect(listing.top()).toBe(960)
})

test.each<Flow>(['endless', 'pages'])('a search shows its first files at once, and a moment later how many there are: %s', async (flow) => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom(flow))
  await listing.load()
  server.calls = []
  const count = server.holdCounting()
  const states: [number, number, boolean][] = []
  listing.$listing.listen(({ state, files, count, isCounted }) => state === 'ready' && states.push([files.length, count, isCounted]))
  await listing.change({ name: 'p' })
  const first = flow === 'endless' ? 100 : 18
  expect(states).toEqual([[first, first, false]])
  count()
  expect(await listing.counting()).toBe(1000)
  expect(states.at(-1)).toEqual([first, 1000, true])
  // the rows went without the number, the number without the rows
  expect(server.calls.map(({ input }) => input.query)).toMatchObject([{ counted: 0, limit: first }, { limit: 1 }])
  expect(server.calls[1]!.input.query).not.toHaveProperty('counted')
  // what was read stays known
  expect(listing.at(0)).toBeDefined()
})

test('a search that another one follows at once is not counted, and a counting that is under way is taken back', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom<Flow>('endless'))
  await listing.load()
  server.calls = []
  const counts = () => server.calls.filter(({ input }) => (input.query as { limit: number }).limit === 1)
  await listing.change({ name: 'p' })
  await listing.change({ name: 'p1' })
  expect(counts()).toEqual([])
  await until(() => listing.$listing.get().isCounted)
  expect(counts().map(({ input }) => (input.query as { real_name: string }).real_name)).toEqual(['p1'])
  server.holdCounting()
  await listing.change({ name: 'p2' })
  void listing.counting()
  await until(() => counts().length === 2)
  expect(counts()[1]!.signal?.aborted).toBe(false)
  await listing.change({ name: 'p99' })
  expect(counts()[1]!.signal?.aborted).toBe(true)
})

test('a search with few findings needs no counting, and one that cannot be counted apart is counted with its files', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom<Flow>('endless'))
  await listing.load()
  server.calls = []
  await listing.change({ name: 'p99' })
  expect(listing.$listing.get()).toMatchObject({ count: 11, isCounted: true })
  expect(server.calls).toHaveLength(1)
  server.counting = Promise.reject(refusal('', '太忙了'))
  server.counting.catch(() => {})
  await listing.change({ name: 'p' })
  await until(() => listing.$listing.get().isCounted)
  expect(listing.$listing.get()).toMatchObject({ count: 1000, isCounted: true })
})

test('a plain shop is asked what it knows', async () => {
  const server = new FakeServer(1000)
  const listing = createListing(server, atom<Flow>('endless'))
  await listing.load()
  listing.seen({ first: 500, last: 520 })
  await until(() => listing.at(510))
  expect(server.calls.every(({ input }) => !('counted' in (input.query as object)))).toBe(true)
})

test('a page that is only read again stays while a slow server thinks; another page gives way to a skeleton', async () => {
  vi.useFakeTimers()
  const server = new FakeServer(100)
  const listing = createListing(server, atom<Flow>('pages'))
  await listing.load()
  const answer = server.holdListing()
  const again = listing.load()
  await vi.advanceTimersByTimeAsync(5000)
  expect(listing.$listing.get()).toMatchObject({ state: 'loading', files: { length: 18 } })
  answer()
  await again
  const other = server.holdListing()
  const next = listing.change({ page: 2 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(listing.$listing.get()).toMatchObject({ state: 'loading', files: { length: 0 } })
  other()
  await next
  expect(listing.$listing.get()).toMatchObject({ state: 'ready', files: { length: 18 } })
  vi.useRealTimers()
})
