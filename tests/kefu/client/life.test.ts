import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTypist, lifeOf } from '#src/kefu/client/life.ts'
import { createTalk } from '#src/kefu/client/talk.ts'

const frame = (type: string, data: Record<string, unknown>) => ({ type, data, close: false, rest: {} }) as never

describe('what the other side does', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is writing for as long as signs of it come, and no longer once it is there', () => {
    const life = lifeOf(createTalk('7', true, async () => []))
    life.receive(frame('typing', { uid: 7 }))
    expect(life.$isTyping.get()).toBe(true)
    vi.advanceTimersByTime(4000)
    life.receive(frame('typing', { uid: 7 }))
    vi.advanceTimersByTime(4000)
    expect(life.$isTyping.get()).toBe(true)
    vi.advanceTimersByTime(2000)
    expect(life.$isTyping.get()).toBe(false)
    life.receive(frame('typing', { uid: 7 }))
    life.receive(frame('reply', { uid: 7, msn: '好' }))
    expect(life.$isTyping.get()).toBe(false)
  })

  it('has read up to the greatest number told; of others nothing is taken', () => {
    const talk = createTalk('7', true, async () => [])
    const life = lifeOf(talk)
    for (const seq of [3, 5, 4]) life.receive(frame('read', { uid: 7, seq }))
    life.receive(frame('read', { uid: 8, seq: 9 }))
    life.receive(frame('typing', { uid: 8 }))
    expect([life.$readSeq.get(), life.$isTyping.get()]).toEqual([5, false])
    expect(lifeOf(talk)).toBe(life)
  })

  it('has read nothing that is known once the conversation is numbered anew', () => {
    const talk = createTalk('7', true, async () => [])
    const life = lifeOf(talk)
    life.receive(frame('read', { uid: 7, seq: 9 }))
    talk.renew()
    expect(life.$readSeq.get()).toBe(0)
    life.receive(frame('read', { uid: 7, seq: 3 }))
    expect(life.$readSeq.get()).toBe(3)
  })

  it('is told of one’s own writing every two seconds at most', () => {
    const send = vi.fn()
    const typist = createTypist(send)
    for (let times = 0; times < 5; times++) typist()
    expect(send).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    typist()
    expect(send).toHaveBeenCalledTimes(2)
  })
})
