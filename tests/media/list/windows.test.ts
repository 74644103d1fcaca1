import { expect, test, vi } from 'vitest'
import { RequestError } from '#src/http/failure.ts'
import { createWindows, windowSize, type ReadWindow } from '#src/media/list/windows.ts'
import type { MediaFile } from '#src/media/wire/media-file.ts'
import { settle, until } from '../fake-server.ts'

const files = (number: number) =>
  Array.from({ length: windowSize }, (_, index) => ({ id: String(number * windowSize + index) }) as MediaFile)
const answer = (number: number): ReadWindow => ({ list: files(number), count: 100_000, isCounted: true })

/** Reads that end when the test says so, and notice when they are taken back. */
function held() {
  const reads = new Map<number, () => void>()
  const taken: number[] = []
  const windows = createWindows(
    (number, signal) =>
      new Promise((resolve, reject) => {
        reads.set(number, () => resolve(answer(number)))
        signal.addEventListener('abort', () => {
          taken.push(number)
          reads.delete(number)
          reject(new RequestError({ kind: 'aborted', status: 0, code: '', message: '' }))
        })
      }),
    () => {},
  )
  return { windows, reads, taken }
}

test('what is passed by is never asked, or taken back', async () => {
  const { windows, reads, taken } = held()
  windows.want({ first: 0, last: 40 })
  for (let first = 1000; first <= 90_000; first += 1000) windows.want({ first, last: first + 40 })
  await settle()
  expect([...reads.keys()]).toEqual([900])
  expect(taken).toContain(0)
  reads.get(900)!()
  await until(() => windows.at(90_020))
  expect(windows.at(90_020)!.id).toBe('90020')
  expect(windows.indexOf('90020')).toBe(90_020)
})

test('what has gone stale stays to be seen until it is read again', async () => {
  const read = vi.fn(async (number: number) => answer(number))
  const windows = createWindows(read, () => {})
  await windows.load(3)
  windows.spoil()
  expect(windows.at(310)!.id).toBe('310')
  windows.want({ first: 310, last: 320 })
  await until(() => read.mock.calls.length === 2)
  windows.want({ first: 310, last: 320 })
  await settle()
  expect(read).toHaveBeenCalledTimes(2)
})

test('keeps a bounded part of the list, that around the screen', async () => {
  const windows = createWindows(
    async (number) => answer(number),
    () => {},
  )
  for (let number = 0; number < 60; number++) {
    windows.want({ first: number * windowSize, last: number * windowSize + 50 })
    await until(() => windows.at(number * windowSize))
  }
  expect(windows.at(0)).toBeUndefined()
  expect(windows.indexOf('0')).toBe(-1)
  expect(windows.at(5_500)!.id).toBe('5500')
})

test('a part that failed is told and read again when asked to', async () => {
  let fails = true
  const read = vi.fn(async (number: number) => {
    if (fails) throw new Error('无法连接')
    return answer(number)
  })
  const windows = createWindows(read, () => {})
  windows.want({ first: 0, last: 50 })
  await until(() => windows.$failure.get())
  await settle()
  expect(read).toHaveBeenCalledTimes(1)
  fails = false
  windows.again()
  await until(() => windows.at(0))
  expect(windows.$failure.get()).toBeNull()
})

test('what was asked for by name is not taken back by the screen, nor by a list that has become empty', async () => {
  const { windows, reads, taken } = held()
  const first = windows.load(0)
  windows.clear()
  windows.want({ first: 5_000, last: 5_040 })
  await settle()
  expect(taken).toEqual([])
  reads.get(0)!()
  await first
  expect(windows.at(0)!.id).toBe('0')
})

test('what may come soon is read after what is on the screen, one part after the other, and holds it up in nothing', async () => {
  const { windows, reads, taken } = held()
  windows.want({ first: 0, last: 40 }, { first: 0, last: 440 })
  await settle()
  expect([...reads.keys()]).toEqual([0])
  reads.get(0)!()
  await until(() => windows.at(0))
  await settle()
  expect([...reads.keys()]).toEqual([0, 1])
  // it has come to the screen: nothing is asked twice
  windows.want({ first: 120, last: 160 }, { first: 120, last: 560 })
  await settle()
  expect([...reads.keys()]).toEqual([0, 1])
  windows.want({ first: 220, last: 310 }, { first: 220, last: 700 })
  await settle()
  expect([...reads.keys()]).toEqual([0, 2, 3])
  expect(taken).toEqual([1])
})
