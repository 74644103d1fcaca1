import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { createListing } from '#src/media/list/listing.ts'
import type { Flow } from '#src/media/list/view.ts'
import { FakeServer, until } from '../fake-server.ts'

test('scrolling does not have everything counted again; another list does', async () => {
  const server = new FakeServer(1000)
  server.can('fileSearch')
  const listing = createListing(server, atom<Flow>('endless'))
  const counted = () => server.calls.map(({ input }) => (input.query as { counted?: number }).counted ?? 'yes')
  await listing.load()
  listing.seen(500, 520)
  await until(() => listing.at(510))
  expect(counted()).toEqual(['yes', 0])
  expect(listing.$listing.get().count).toBe(1000)
  await listing.change({ name: 'p99' })
  expect(counted().at(-1)).toBe('yes')
  expect(listing.$listing.get().count).toBe(11)
})

test('a plain shop is asked what it knows', async () => {
  const server = new FakeServer(1000)
  const listing = createListing(server, atom<Flow>('endless'))
  await listing.load()
  listing.seen(500, 520)
  await until(() => listing.at(510))
  expect(server.calls.every(({ input }) => !('counted' in (input.query as object)))).toBe(true)
})
