// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $session, begin, open, passed, server } from './opened.ts'

beforeEach(() => begin())
afterEach(() => vi.useRealTimers())

/** A page with one edit whose save failed. */
async function failed(next: 'dead' | 'refuse' | 'ended') {
  const opened = open()
  opened.write(0, 'kept')
  server.next = next
  expect(await opened.session.save()).toBeNull()
  return { ...opened, state: () => opened.session.saver.$state.get().state }
}
const backOnline = async () => {
  globalThis.dispatchEvent(new Event('online'))
  await passed()
}
const signInAgain = () => $session.set({ token: 'new', user: { id: 1 } })

describe('a save that failed', () => {
  it('for want of a network is carried out when the network is back, once', async () => {
    const { session, state } = await failed('dead')
    await backOnline()
    expect([state(), session.isDirty, server.saves]).toEqual(['saved', false, 2])
    expect(JSON.stringify(server.info.value)).toContain('kept')
    await backOnline()
    expect(server.saves).toBe(2)
  })

  it('is not repeated for a page that was closed, nor where the server refused', async () => {
    const closed = await failed('dead')
    closed.session.dispose()
    await backOnline()
    expect(server.saves).toBe(1)
    const refused = await failed('refuse')
    await backOnline()
    signInAgain()
    expect([refused.state(), server.saves]).toEqual(['failed', 2])
  })

  it('because the session ended is only unsaved once the person is signed in again', async () => {
    $session.set({ token: 'old', user: { id: 1 } })
    const { session, state } = await failed('ended')
    $session.set(null)
    expect(state()).toBe('failed')
    signInAgain()
    expect([state(), session.isDirty]).toEqual(['idle', true])
    expect(await session.save()).toEqual({ id: '7' })
  })
})
