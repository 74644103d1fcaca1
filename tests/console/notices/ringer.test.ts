// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRinger } from '#src/console/notices/ringer.ts'

let rung: string[] = []
let failure: Error | undefined
let isMuted = false
let ringer = createRinger(() => isMuted)

beforeEach(() => {
  vi.useFakeTimers()
  ;[rung, failure, isMuted] = [[], undefined, false]
  vi.stubGlobal(
    'Audio',
    class {
      constructor(readonly address: string) {}
      play = () => (failure ? Promise.reject(failure) : Promise.resolve(void rung.push(this.address)))
    },
  )
  ringer = createRinger(() => isMuted)
})
afterEach(() => {
  ringer.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refused = (name: string) => Object.assign(new Error('refused'), { name })
async function ring() {
  ringer.ring('/a.mp3')
  await vi.advanceTimersByTimeAsync(0)
}
const touch = (type: string) => {
  failure = undefined
  window.dispatchEvent(new Event(type))
}

it('rings once for many, and not for who has muted it', async () => {
  await ring()
  await ring()
  expect(rung).toEqual(['/a.mp3'])
  await vi.advanceTimersByTimeAsync(3_000)
  isMuted = true
  await ring()
  isMuted = false
  ringer.ring('')
  expect(rung).toHaveLength(1)
})

it('rings with the first touch where the browser allowed no sound before, unless that is long ago', async () => {
  failure = refused('NotAllowedError')
  await ring()
  expect(rung).toEqual([])
  touch('pointerdown')
  touch('keydown')
  expect(rung).toEqual(['/a.mp3'])
  await vi.advanceTimersByTimeAsync(3_000)
  failure = refused('NotAllowedError')
  await ring()
  await vi.advanceTimersByTimeAsync(60_000)
  touch('keydown')
  expect(rung).toHaveLength(1)
})

it('stays silent where the file is no sound', async () => {
  failure = refused('NotSupportedError')
  await ring()
  touch('pointerdown')
  expect(rung).toEqual([])
})
