// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountReact } from '#src/ui/mount.tsx'
import { stage } from '../gate/stage.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Screen = () => <p>screen</p>

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

it('draws nothing before what it prepares has come, and waits a second at most for what hangs', async () => {
  let come = () => {}
  const waits = await act(async () =>
    stage(
      mountReact(Screen, () => new Promise<void>((done) => (come = done))),
      {},
    ),
  )
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(waits.find('p')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  const drawn = waits.find('p')
  expect(drawn?.textContent).toBe('screen')
  // what comes late draws nothing a second time
  await act(async () => come())
  expect([waits.find('p') === drawn, waits.root.querySelectorAll('p').length]).toEqual([true, 1])
  await act(async () => waits.end())
})

it('draws nothing any more once it was taken away', async () => {
  const gone = await act(async () =>
    stage(
      mountReact(Screen, () => new Promise(() => {})),
      {},
    ),
  )
  await act(async () => gone.end())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(gone.root.querySelectorAll('p')).toHaveLength(0)
})
