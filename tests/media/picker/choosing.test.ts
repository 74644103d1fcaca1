import { atom } from 'nanostores'
import { beforeEach, expect, test } from 'vitest'
import { createListing } from '#src/media/list/listing.ts'
import type { Flow } from '#src/media/list/view.ts'
import { createChoosing } from '#src/media/picker/choosing.ts'
import { createSelection, type Selection } from '#src/media/picker/selection.ts'
import { FakeServer, refusal } from '../fake-server.ts'

let server: FakeServer
let selection: Selection
let isPicking = false
beforeEach(() => {
  server = new FakeServer(450)
  selection = createSelection()
  isPicking = false
})

async function open(flow: Flow) {
  const listing = createListing(server, atom(flow))
  await listing.load()
  return { listing, choosing: createChoosing(server, listing, selection, () => isPicking) }
}
const asked = (path: string) => server.calls.filter((call) => call.path === `GET ${path}`).length

test('a range that is on the screen is chosen at once', async () => {
  const { listing, choosing } = await open('pages')
  selection.toggle(listing.at(4)!, 4)
  void choosing.reach(listing.at(1)!)
  expect(selection.ids()).toEqual(['446', '449', '448', '447'])
})

test('a range to a part that nobody has read goes by ids where the server knows them', async () => {
  server.can('fileSearch')
  const { listing, choosing } = await open('endless')
  selection.toggle(listing.at(2)!, 2)
  await listing.windows.load(4)
  expect(await choosing.reach(listing.at(401)!)).toBe(true)
  expect(selection.$chosen.get().count).toBe(400)
  expect(selection.ids().at(-1)).toBe('49')
  expect(asked('/file/ids')).toBe(1)
})

test('on a plain shop it reads what lies between, and who picks gets whole files', async () => {
  const { listing, choosing } = await open('endless')
  selection.toggle(listing.at(0)!, 0)
  await listing.windows.load(2)
  expect(await choosing.reach(listing.at(210)!)).toBe(true)
  expect(asked('/file/ids')).toBe(0)
  expect(selection.files()).toHaveLength(211)
})

test('the range on a page of a shop ends with the page', async () => {
  const { listing, choosing } = await open('pages')
  selection.toggle(listing.at(0)!, 0)
  await listing.change({ page: 2 })
  await choosing.reach(listing.at(20)!)
  expect(selection.ids()).toEqual(['450', '430'])
})

test('all is the page where there are pages, the list where there are none, and the list when asked for', async () => {
  server.can('fileSearch')
  const pages = await open('pages')
  await pages.choosing.all()
  expect(selection.$chosen.get().count).toBe(18)
  await pages.choosing.all('list')
  expect(selection.$chosen.get().count).toBe(450)
  selection.clear()
  const endless = await open('endless')
  await endless.choosing.all()
  expect(selection.$chosen.get().count).toBe(450)
})

test('more than may be picked is refused before anything is read', async () => {
  isPicking = true
  selection.limitTo(20)
  const { listing, choosing } = await open('endless')
  selection.toggle(listing.at(0)!, 0)
  const before = server.calls.length
  expect(await choosing.all()).toBe(false)
  expect(server.calls).toHaveLength(before)
  expect(selection.ids()).toEqual(['450'])
})

test('inverting takes what was not chosen; other lists keep theirs', async () => {
  server.can('fileSearch')
  server.files.push({ id: 999, pid: 10, name: 'other.jpg' })
  const { listing, choosing } = await open('endless')
  selection.toggle(listing.at(0)!, 0)
  await listing.change({ categoryId: '9' })
  selection.toggle(listing.at(1)!, 1)
  await choosing.invert()
  expect(selection.ids()).toHaveLength(450)
  expect(selection.has('999')).toBe(true)
  expect(selection.has('449')).toBe(false)
})

test('what could not be read is told, and nothing is chosen', async () => {
  server.can('fileSearch')
  const { choosing } = await open('endless')
  server.failNext = refusal('', '操作失败')
  await expect(choosing.all()).rejects.toMatchObject({ message: '操作失败' })
  expect(selection.$chosen.get().count).toBe(0)
  expect(await choosing.all()).toBe(true)
})

test('all of a search is all of it, also before it has been counted', async () => {
  server.can('fileSearch')
  const { listing, choosing } = await open('endless')
  const count = server.holdCounting()
  await listing.change({ name: 'p' })
  expect(listing.$listing.get().isCounted).toBe(false)
  const chosen = choosing.all()
  count()
  expect(await chosen).toBe(true)
  expect(selection.$chosen.get().count).toBe(450)
})
