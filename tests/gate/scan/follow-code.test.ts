// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followCode, type CodeView } from '#src/gate/scan/follow-code.ts'
import type { Connection } from '#src/stores/connection.ts'
import key from '../../fixtures/recorded/kefuapi_key.json' with { type: 'json' }

const code = key.responseBody.data.key
const address = `https://shop.example/pages/users/scan_login/index?key=${code}`

/** A server that answers `status` to whoever asks what became of the code. */
function stage() {
  const held = { status: 2 as number, asked: 0, refusal: '' }
  const kept = vi.fn<(reply: unknown) => void>()
  const connection = {
    base: 'https://shop.example/mall',
    async send({ path }: { path: string }, input: { params?: { key: string } }) {
      if (held.refusal) throw new Error(held.refusal)
      if (path === '/key') return key.responseBody.data
      expect(input.params).toEqual({ key: code })
      held.asked++
      return held.status === 3 ? { status: 3, token: 't', exp_time: 4_000_000_000, kefuInfo: { uid: 7 } } : { status: held.status }
    },
    keepAgent: kept,
  } as unknown as Connection
  const views: CodeView[] = []
  return { held, kept, views, last: () => views.at(-1), stop: followCode(connection, (view) => views.push(view)) }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const look = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  look('visible')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the code that an agent scans', () => {
  it('leads to the page of the shop, asks every second and signs in who was confirmed', async () => {
    const { held, kept, views, last } = stage()
    await pass(0)
    expect(views).toEqual([{ state: 'opening' }, { state: 'open', address }])
    expect(held.asked).toBe(0)
    await pass(3)
    expect(held.asked).toBe(3)
    held.status = 1
    await pass(1)
    expect(last()).toEqual({ state: 'scanned', address })
    held.status = 3
    await pass(1)
    expect(kept).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 't', kefuInfo: { uid: 7 } }))
    await pass(10)
    expect(held.asked).toBe(5)
  })

  it('is over when the server says so, and after sixty questions', async () => {
    const first = stage()
    await pass(1)
    first.held.status = 0
    await pass(1)
    expect(first.last()).toEqual({ state: 'over' })
    const second = stage()
    await pass(100)
    expect(second.last()).toEqual({ state: 'over' })
    expect(second.held.asked).toBe(60)
  })

  it('asks nothing while nobody looks, and nothing more once it is left', async () => {
    const { held, stop, views } = stage()
    await pass(2)
    look('hidden')
    await pass(30)
    expect(held.asked).toBe(2)
    look('visible')
    await pass(2)
    expect(held.asked).toBeGreaterThan(2)
    const before = held.asked
    stop()
    const said = views.length
    held.status = 3
    await pass(30)
    expect([held.asked, views.length]).toEqual([before, said])
  })

  it('says what the server says where it gives no code', async () => {
    const { held, last } = stage()
    held.refusal = '网络异常'
    await pass(2)
    expect(last()).toEqual({ state: 'failed', message: '网络异常' })
  })
})
