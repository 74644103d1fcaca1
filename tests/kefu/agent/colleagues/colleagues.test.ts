import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createColleagues } from '#src/kefu/agent/colleagues/colleagues.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says who else answers a visitor, for as long as it is news', () => {
  const { $answering, hear } = createColleagues()
  hear({ uid: 3, agent_uid: 8, nickname: '小丽', typing: 1 })
  expect($answering.get()).toEqual({ 3: { name: '小丽', isTyping: true } })
  vi.advanceTimersByTime(5000)
  expect($answering.get()['3']).toBeUndefined()
  hear({ uid: 3, agent_uid: 8, nickname: '小丽', typing: 1 })
  hear({ uid: 3, agent_uid: 8, nickname: '小丽', typing: 0 })
  vi.advanceTimersByTime(5000)
  expect($answering.get()['3']).toEqual({ name: '小丽', isTyping: false })
  vi.advanceTimersByTime(60_000)
  expect($answering.get()['3']).toBeUndefined()
})
