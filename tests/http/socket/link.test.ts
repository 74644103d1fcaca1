import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseBefore } from '#src/http/socket/backoff.ts'
import { createLink, type LinkState } from '#src/http/socket/link.ts'
import { FakeSocket } from './fake-socket.ts'

function setUp() {
  const sockets: FakeSocket[] = []
  const states: LinkState[] = []
  const sentences: string[] = []
  const link = createLink({
    address: 'ws://shop.test/msg',
    hello: () => [{ type: 'kefu_login', data: 'token' }],
    awaitsSuccess: () => true,
    onState: (state, sentence) => {
      states.push(state)
      sentences.push(sentence)
    },
    onFrame: () => {},
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    random: () => 0.5,
  })
  return { link, sockets, states, sentences }
}

function online() {
  const stage = setUp()
  stage.link.start()
  stage.sockets[0]!.open()
  stage.sockets[0]!.say({ type: 'success' })
  return stage
}

describe('link', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is online after the server said so', () => {
    const { sockets, states } = online()
    expect(sockets[0]!.types()).toEqual(['kefu_login'])
    expect(states).toEqual(['connecting', 'online'])
  })

  it('pings every ten seconds and notices a dead connection', () => {
    const { sockets, states } = online()
    vi.advanceTimersByTime(10_000)
    expect(sockets[0]!.types()).toEqual(['kefu_login', 'ping'])
    sockets[0]!.say({ type: 'ping', data: { now: 1 } })
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('online')
    vi.advanceTimersByTime(5000)
    expect(states.at(-1)).toBe('waiting')
  })

  it('does not wait for a socket that is closing', () => {
    const { link, sockets, states } = online()
    sockets[0]!.readyState = 2
    link.check()
    expect(states.at(-1)).toBe('waiting')
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
  })

  it('answers when the server asks', () => {
    const { sockets } = online()
    sockets[0]!.say({ type: 'ping', data: { now: 1, probe: 1 } })
    sockets[0]!.say({ type: 'ping', data: { now: 1 } })
    expect(sockets[0]!.types()).toEqual(['kefu_login', 'ping'])
  })

  it('comes back by itself, and logs in again', () => {
    const { sockets, states } = online()
    sockets[0]!.breakOff()
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    sockets[1]!.open()
    sockets[1]!.say({ type: 'success' })
    expect(states).toEqual(['connecting', 'online', 'waiting', 'connecting', 'online'])
    expect(sockets[1]!.types()).toEqual(['kefu_login'])
  })

  it('does not insist when the token is refused', () => {
    const { link, sockets, states, sentences } = setUp()
    link.start()
    sockets[0]!.open()
    sockets[0]!.say({ type: 'error', data: { msg: '请登录' }, close: true })
    sockets[0]!.breakOff()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect([states.at(-1), sentences.at(-1)]).toEqual(['refused', '请登录'])
    link.start()
    expect(sockets).toHaveLength(2)
  })

  it('gives up a login that is not answered', () => {
    const { link, sockets, states } = setUp()
    link.start()
    sockets[0]!.open()
    vi.advanceTimersByTime(10_000)
    expect(states.at(-1)).toBe('waiting')
  })

  it('asks at once when the network is back', () => {
    const { link, sockets, states } = online()
    link.check()
    expect(sockets[0]!.types().at(-1)).toBe('ping')
    vi.advanceTimersByTime(2000)
    expect(states.at(-1)).toBe('waiting')
    link.check()
    expect(states.at(-1)).toBe('connecting')
  })

  it('is quiet after stop', () => {
    const { link, sockets } = online()
    link.stop()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(link.send({ type: 'ping' })).toBe(false)
  })
})

describe('back-off', () => {
  it('grows to its cap and is never the same for everybody', () => {
    const bounds = Array.from({ length: 20 }, (_, attempt) => pauseBefore(attempt, () => 1))
    expect(bounds.slice(0, 4)).toEqual([500, 1000, 2000, 4000])
    expect(bounds.at(-1)).toBe(30_000)
    expect(pauseBefore(5, () => 0)).toBeLessThan(pauseBefore(5, () => 0.9))
  })
})
