// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileList } from '#src/media/grid/file-list.tsx'
import type { FileActions } from '#src/media/grid/file-actions.ts'
import { $flow } from '#src/media/list/view.ts'
import { createLibrary, type Library } from '#src/media/store.ts'
import { FakeServer } from '../fake-server.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let library: Library
let server: FakeServer
let box: HTMLElement
let isPainted = true

const actions: FileActions = { press() {}, open() {}, look() {}, rename() {}, remove() {}, reach() {}, key: () => false }
const cells = () => [...box.querySelectorAll<HTMLElement>('[data-index]')].map((cell) => Number(cell.dataset['index']))
const screens = () => cells().length / 12
const rows = () => [cells()[0]! / 4, cells().at(-1)! / 4].map(Math.floor)

beforeEach(async () => {
  // four tiles of 176 px beside each other, three rows on a screen
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(748)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => isPainted)
  $flow.set('endless')
  library = createLibrary((server = new FakeServer(5000)))
  await library.listing.load()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  act(() =>
    root.render(
      <FileList library={library} view="grid" isMultiple isCounted={false} isStale={false} actions={actions} onTooMany={() => {}} />,
    ),
  )
  box = container.querySelector('.media-scroll')!
})
afterEach(() => {
  act(() => root.unmount())
  $flow.set('pages')
  vi.restoreAllMocks()
})

const scrollTo = (top: number) =>
  act(() => {
    box.scrollTop = top
    box.dispatchEvent(new Event('scroll', { bubbles: true }))
  })

const pass = (milliseconds: number) => act(() => new Promise((done) => setTimeout(done, milliseconds)))
async function shows(what: () => boolean): Promise<void> {
  const end = Date.now() + 10_000
  while (!what()) {
    if (Date.now() > end) throw new Error(`waited in vain, shown are ${cells().join(' ')}`)
    await pass(10)
  }
}

test('after a leap of the scroll bar only what can be seen is drawn until it is painted, then what lies around it', async () => {
  await shows(() => screens() > 1.5)
  isPainted = false
  scrollTo(100_000)
  await shows(() => box.querySelectorAll('[data-id] img').length > 0)
  await pass(250)
  expect(screens()).toBeLessThan(1.7)
  isPainted = true
  await shows(() => screens() > 2)
})

test('whoever scrolls on steadily has more drawn ahead than behind, at once', async () => {
  await shows(() => screens() > 1.5)
  scrollTo(300)
  scrollTo(600)
  expect(rows()).toEqual([2, 8])
})

test('pictures are asked for before their tiles are drawn', async () => {
  await shows(() => screens() > 1.5)
  const asked = vi.spyOn(HTMLImageElement.prototype, 'src', 'set')
  scrollTo(300)
  await shows(() => asked.mock.calls.length > 0)
  const drawn = new Set([...box.querySelectorAll('img')].map((image) => image.getAttribute('src')))
  expect(asked.mock.calls.filter(([address]) => !drawn.has(address)).length).toBeGreaterThan(3)
})

test('what a pointer was pressed on is meant, also when an upload moves the list before it is let go', async () => {
  const meant: string[] = []
  vi.spyOn(actions, 'press').mockImplementation((file) => void meant.push(`press ${file.name}`))
  vi.spyOn(actions, 'open').mockImplementation((file) => void meant.push(`open ${file.name}`))
  await shows(() => box.querySelector('[data-index="2"]')?.getAttribute('title') === 'p4998.jpg')
  const cell = () => box.querySelector<HTMLElement>('[data-index="2"]')!
  const send = (type: string) => act(() => void cell().dispatchEvent(new MouseEvent(type, { bubbles: true, detail: 1 })))
  const arrive = async (name: string) => {
    server.files.push({ id: server.files.length + 1, pid: 9, name })
    await act(() => library.listing.load())
    await shows(() => box.querySelector('[data-index="0"]')?.getAttribute('title') === name)
  }
  send('pointerdown')
  await arrive('fresh.jpg')
  expect(cell().title).toBe('p4999.jpg')
  send('click')
  expect(meant).toEqual(['press p4998.jpg'])
  // two presses on two files open neither
  send('pointerdown')
  send('click')
  send('dblclick')
  expect(meant).toEqual(['press p4998.jpg', 'press p4999.jpg'])
  send('pointerdown')
  send('dblclick')
  expect(meant.at(-1)).toBe('open p4999.jpg')
})
