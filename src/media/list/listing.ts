import { atom, type ReadableAtom } from 'nanostores'
import { listFileIds } from '#src/api/file-library.ts'
import { listFiles } from '#src/api/files.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { MediaServer } from '../server.ts'
import { readFile, type MediaFile } from '../wire/media-file.ts'
import { fileQuery, firstQuery, isSameList, pageSize, type Query } from './query.ts'
import { $flow as $usualFlow, type Flow } from './view.ts'
import { createWindows, windowSize, type ReadWindow, type Span } from './windows.ts'

export interface Listing {
  state: 'loading' | 'ready' | 'failed'
  /** What was read last; while loading, what was there before; empty once that would mislead. */
  files: readonly MediaFile[]
  count: number
  /** False while `count` is only what was read: of a search the first files come at once, how many there are a moment later. */
  isCounted: boolean
  failure: unknown
}

// how long the pictures of another category may stay before a skeleton takes their place
const patience = 300
// ms after its first files before what a search finds is counted: who goes on typing needs no number
const countingRest = 150
// while one scrolls: how long the number of all files is taken as it was
const fresh = 5000

export type FileListing = ReturnType<typeof createListing>

/**
 * The list of files that the screen shows: what is asked for, and what came. With pages it holds one page;
 * without an end it holds the windows around the screen. Indexes count through the whole list, from 0.
 */
export function createListing(server: MediaServer, $flow: ReadableAtom<Flow> = $usualFlow) {
  const $query = atom<Query>(firstQuery)
  const $listing = atom<Listing>({ state: 'loading', files: [], count: 0, isCounted: true, failure: null })
  const windows = createWindows(readWindow, arrived)
  const underWay = new Map<string, Promise<unknown>>()
  let turn = 0
  let flow: Flow = $flow.get()
  let top = 0
  let isOther = false
  // another category, name or filter: what is on the screen is not of it
  let isForeign = false
  let shownPage = 0
  let edition = 0
  let ids: Promise<readonly string[]> | undefined
  let counted = 0
  let counting: Promise<number> | undefined
  let countStop = new AbortController()
  let countNow = () => {}

  const isEndless = () => flow === 'endless'
  const start = () => (isEndless() ? 0 : ($query.get().page - 1) * pageSize)

  async function load(): Promise<void> {
    const mine = ++turn
    countStop.abort()
    ids = counting = undefined
    counted = 0
    windows.spoil()
    follow()
    $listing.set({ ...$listing.get(), state: 'loading', failure: null })
    const timer = setTimeout(() => mine === turn && (isOther || isOtherPage()) && empty(), patience)
    try {
      if (isEndless()) await loadWindow()
      else await loadPage(mine)
    } catch (failure) {
      if (mine !== turn) return
      $listing.set({ state: 'failed', files: [], count: 0, isCounted: true, failure })
    } finally {
      clearTimeout(timer)
    }
  }

  // the page that is only read again, as when an upload has arrived, stays to be seen and pressed
  const isOtherPage = () => !isEndless() && $query.get().page !== shownPage

  // who changes between pages and no pages stays at the same files
  function follow(): void {
    if (flow === $flow.get()) return
    flow = $flow.get()
    isOther = true
    if (isEndless()) top = ($query.get().page - 1) * pageSize
    else $query.set({ ...$query.get(), page: Math.floor(top / pageSize) + 1 })
  }

  function empty(): void {
    windows.clear()
    $listing.set({ ...$listing.get(), files: [] })
  }

  async function loadPage(mine: number): Promise<void> {
    const { list, count, isCounted } = await read($query.get().page, pageSize)
    if (mine !== turn) return
    const lastPage = Math.max(1, Math.ceil(count / pageSize))
    if (list.length === 0 && $query.get().page > lastPage) return await change({ page: lastPage })
    settle()
    shownPage = $query.get().page
    show({ list, count, isCounted })
  }

  async function loadWindow(): Promise<void> {
    await windows.load(Math.floor(top / windowSize))
    const { count, files } = $listing.get()
    if (count > 0 && files.length === 0) {
      top = count - 1
      await windows.load(Math.floor(top / windowSize))
    }
  }

  function readWindow(number: number, signal?: AbortSignal): Promise<ReadWindow> {
    return read(number + 1, windowSize, signal)
  }

  function arrived({ list, count, isCounted }: ReadWindow): void {
    if (isOther) windows.clear()
    // something came or went elsewhere: places have shifted
    else if ($listing.get().state === 'ready' && count !== $listing.get().count) {
      windows.spoil()
      ids = undefined
    }
    settle()
    show({ list, count, isCounted })
  }

  function settle(): void {
    if (isOther) edition++
    isOther = isForeign = false
  }

  function show({ list, count, isCounted }: ReadWindow): void {
    $listing.set({ state: 'ready', files: list, count, isCounted, failure: null })
    if (!isCounted) counting ??= countAll(turn)
  }

  /** How many a search finds, asked when the list rests or somebody waits for it. What cannot be counted is read again, and its failure told. */
  async function countAll(mine: number): Promise<number> {
    countStop = new AbortController()
    const { signal } = countStop
    await new Promise<void>((go) => {
      countNow = go
      signal.addEventListener('abort', () => go())
      setTimeout(go, countingRest)
    })
    if (mine !== turn) return $listing.get().count
    try {
      const query = { ...fileQuery($query.get(), server.capabilities.features), page: 1, limit: 1 }
      const count = Number((await server.send(listFiles, { query }, { signal })).count) || 0
      if (mine === turn) {
        counting = undefined
        counted = Date.now()
        $listing.set({ ...$listing.get(), count, isCounted: true })
      }
      return count
    } catch {
      if (mine === turn) await load()
      return $listing.get().count
    }
  }

  // identical reads share an answer: one that was asked before an upload arrived would not show it
  async function read(page: number, limit: number, signal?: AbortSignal): Promise<ReadWindow> {
    const { features } = server.capabilities
    const query = $query.get()
    const isSearch = isOther && query.name !== ''
    const isSpared = features.fileSearch && (isSearch || (isEndless() && Date.now() - counted < fresh))
    const request = { ...fileQuery(query, features), page, limit, ...(isSpared && { counted: 0 as const }) }
    const key = jsonText(request)
    await underWay.get(key)?.catch(() => {})
    signal?.throwIfAborted()
    const call = server.send(listFiles, { query: request }, signal && { signal }).finally(() => underWay.delete(key))
    underWay.set(key, call)
    const reply = await call
    if (reply.count !== undefined && query === $query.get()) counted = Date.now()
    const list = (reply.list ?? []).map((row) => readFile(row, server.base))
    if (reply.count !== undefined || !isSpared) return { list, count: Number(reply.count) || 0, isCounted: true }
    if (!isSearch) return { list, count: $listing.get().count, isCounted: $listing.get().isCounted }
    return { list, count: (page - 1) * limit + list.length, isCounted: list.length < limit }
  }

  /** Another category, name or filter starts at the top. */
  function change(wanted: Partial<Query>): Promise<void> {
    const before = $query.get()
    const isLeaving = wanted.categoryId !== undefined && before.isTrash
    const after = { ...before, ...(isLeaving && { isTrash: false }), ...wanted }
    if (!isSameList(before, after)) {
      isOther = isForeign = true
      top = 0
      after.page = wanted.page ?? 1
    }
    $query.set(after)
    return load()
  }

  function at(index: number): MediaFile | undefined {
    return isEndless() ? windows.at(index) : $listing.get().files[index - start()]
  }

  /** Place in the whole list, or -1 when the screen does not know it. */
  function indexOf(id: string): number {
    if (isEndless()) return windows.indexOf(id)
    const index = $listing.get().files.findIndex((file) => file.id === id)
    return index < 0 ? -1 : start() + index
  }

  /** Ids of everything, in the order of the list; asked once until the list is read again. Needs `fileSearch`. @throws RequestError */
  function readIds(): Promise<readonly string[]> {
    const query = fileQuery($query.get(), server.capabilities.features)
    ids ??= server.send(listFileIds, { query }).then((reply) => (reply.ids ?? []).map(String))
    ids.catch(() => (ids = undefined))
    return ids
  }

  /** Files of a range, both ends included, those not known read from the server. @throws RequestError */
  async function readRange(first: number, last: number): Promise<MediaFile[]> {
    const found: MediaFile[] = []
    while (first + found.length <= last) {
      const index = first + found.length
      const cached = at(index)
      if (cached) {
        found.push(cached)
        continue
      }
      const { list } = await readWindow(Math.floor(index / windowSize))
      const rest = list.slice(index % windowSize, (index % windowSize) + last - index + 1)
      if (rest.length === 0) break
      found.push(...rest)
    }
    return found
  }

  return {
    $query,
    $listing,
    windows,
    load,
    change,
    at,
    indexOf,
    readIds,
    readRange,
    /** Whether what is shown has no pages; another wish takes effect with the next `load`. */
    isEndless,
    /** Index of the first file of the page; 0 in a list without an end. */
    start,
    /** How many files there are, once it is known; undefined when it is. */
    counting: () => {
      countNow()
      return counting
    },
    /** How many files can be scrolled to: those of the page, or all. */
    length: () => (isEndless() ? $listing.get().count : $listing.get().files.length),
    /** Another word for each list that is shown: it changes when the other list has come, not when it is asked for. */
    shown: () => `${flow} ${edition} ${isEndless() ? '' : $query.get().page}`,
    /** Index of the file that was at the upper edge of the screen, so that it is there again after whatever took the list away. */
    top: () => (isEndless() ? top : 0),
    /** Tells what is on the screen, and what may be there soon; in a list without an end it is then read. */
    seen({ first, last }: Span, soon?: Span): void {
      // of another list that is on its way nothing has been seen yet
      if (!isEndless() || isForeign) return
      top = first
      if (last >= first) windows.want({ first, last }, soon)
    },
    /** The next reading shows the top. */
    toTop(): void {
      top = 0
    },
  }
}
