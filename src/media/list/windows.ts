import { atom } from 'nanostores'
import type { MediaFile } from '../wire/media-file.ts'

/** Files that are read at once; a shop answers no more. */
export const windowSize = 100
// about 4,000 files; those farthest from the screen go first
const mostWindows = 40
const atOnce = 2

/** Indexes, both ends included. */
export interface Span {
  first: number
  last: number
}

export interface ReadWindow {
  list: readonly MediaFile[]
  count: number
  /** False while there may be more than that. */
  isCounted: boolean
}

interface Reading {
  control: AbortController
  /** By name, not because it is on the screen: scrolling does not take it back. */
  isExplicit: boolean
}

/**
 * A long list of which only parts are known. What is on the screen is asked for with `want`; what was passed by is
 * never asked, or taken back. After `spoil` everything stays to be seen until it has been read again.
 */
export function createWindows(
  read: (number: number, signal: AbortSignal) => Promise<ReadWindow>,
  onRead: (read: ReadWindow, number: number) => void,
) {
  /** Grows when something came. */
  const $version = atom(0)
  const $failure = atom<unknown>(null)
  const windows = new Map<number, readonly MediaFile[]>()
  const offsets = new Map<string, number>()
  const fresh = new Set<number>()
  const underWay = new Map<number, Reading>()
  let wanted: readonly number[] = []
  /** What may be wanted soon, the nearest first. */
  let soon: readonly number[] = []

  function keep(number: number, list: readonly MediaFile[]): void {
    forget(number)
    windows.set(number, list)
    for (const [index, file] of list.entries()) offsets.set(file.id, number * windowSize + index)
    const middle = wanted[0] ?? number
    while (windows.size > mostWindows) forget([...windows.keys()].reduce((far, one) => (away(one, middle) > away(far, middle) ? one : far)))
  }

  function forget(number: number): void {
    for (const file of windows.get(number) ?? [])
      if (Math.floor((offsets.get(file.id) ?? -1) / windowSize) === number) offsets.delete(file.id)
    windows.delete(number)
    fresh.delete(number)
  }

  async function bring(number: number, isExplicit: boolean): Promise<void> {
    underWay.get(number)?.control.abort()
    const reading = { control: new AbortController(), isExplicit }
    underWay.set(number, reading)
    try {
      const found = await read(number, reading.control.signal)
      if (underWay.get(number) !== reading) return
      onRead(found, number)
      keep(number, found.list)
      fresh.add(number)
      $version.set($version.get() + 1)
    } finally {
      if (underWay.get(number) === reading) underWay.delete(number)
    }
  }

  /** Reads a window wherever the screen is. @throws what the reading throws */
  async function load(number: number): Promise<void> {
    await bring(number, true)
    $failure.set(null)
  }

  async function fill(number: number): Promise<void> {
    try {
      await bring(number, false)
      $failure.set(null)
    } catch (failure) {
      if (isAborted(failure)) return
      return $failure.set(failure)
    }
    pump()
  }

  function pump(): void {
    const early = [...underWay.keys()].filter((number) => !wanted.includes(number)).length
    const next = (numbers: readonly number[], room: number) => {
      const lacking = numbers.filter((number) => !fresh.has(number) && !underWay.has(number))
      for (const number of lacking.slice(0, Math.max(0, room))) void fill(number)
    }
    // what is on the screen waits for nothing that is not
    next(wanted, atOnce + early - underWay.size)
    next(soon, 1 - underWay.size)
  }

  function stop(isNeeded: (number: number, reading: Reading) => boolean = () => false): void {
    for (const [number, reading] of underWay) {
      if (isNeeded(number, reading)) continue
      underWay.delete(number)
      reading.control.abort()
    }
  }

  return {
    $version,
    $failure,
    load,
    at: (index: number): MediaFile | undefined => windows.get(Math.floor(index / windowSize))?.[index % windowSize],
    /** Place in the list, or -1 while it is not known. */
    indexOf: (id: string): number => offsets.get(id) ?? -1,
    /** Asks for what is on the screen, the middle of it first; then, one after the other, for what may be there soon. */
    want(seen: Span, ahead: Span = seen): void {
      const middle = (seen.first + seen.last) / 2 / windowSize - 0.5
      const near = (numbers: number[]) => numbers.sort((a, b) => away(a, middle) - away(b, middle))
      wanted = near(numbersOf(seen))
      soon = near(numbersOf(ahead).filter((number) => !wanted.includes(number)))
      stop((number, { isExplicit }) => isExplicit || wanted.includes(number) || soon.includes(number))
      pump()
    },
    /** Tries again what failed. */
    again(): void {
      $failure.set(null)
      pump()
    },
    /** Nothing that is known is sure any more; it is read again as it is wanted. */
    spoil(): void {
      stop()
      fresh.clear()
    },
    clear(): void {
      stop((_, { isExplicit }) => isExplicit)
      for (const part of [windows, offsets, fresh]) part.clear()
      wanted = soon = []
      $failure.set(null)
      $version.set($version.get() + 1)
    },
  }
}

const numbersOf = ({ first, last }: Span): number[] => {
  const from = Math.floor(first / windowSize)
  return Array.from({ length: Math.floor(last / windowSize) - from + 1 }, (_, index) => from + index)
}
const away = (one: number, other: number) => Math.abs(one - other)
const isAborted = (failure: unknown) => {
  const { kind, name } = failure as { kind?: string; name?: string }
  return kind === 'aborted' || name === 'AbortError'
}
