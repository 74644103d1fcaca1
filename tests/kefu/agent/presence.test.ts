import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPresence, type Presence } from '#src/kefu/agent/presence.ts'
import type { Conversation } from '#src/kefu/wire/conversation.ts'

let shown: string[]
let presence: Presence
const row = (isOnline: boolean) => ({ uid: '77', isOnline }) as Conversation

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  presence = createPresence((uid, isOnline) => void shown.push(`${uid} ${isOnline}`))
})
afterEach(() => {
  presence.stop()
  vi.useRealTimers()
})

it('holds who wrote for two minutes, each message anew, then believes the server again', () => {
  expect(presence.mend(row(false)).isOnline).toBe(false)
  presence.hear('77')
  vi.advanceTimersByTime(119_000)
  presence.hear('77')
  vi.advanceTimersByTime(119_000)
  expect([presence.mend(row(false)).isOnline, shown]).toEqual([true, ['77 true', '77 true']])
  vi.advanceTimersByTime(1000)
  expect([presence.mend(row(false)).isOnline, shown.at(-1)]).toEqual([false, '77 false'])
})

it('believes at once that somebody has gone', () => {
  presence.hear('77')
  presence.tell('77', false)
  expect([presence.mend(row(false)).isOnline, shown]).toEqual([false, ['77 true', '77 false']])
})
