import { expect, it, vi } from 'vitest'
import { tellOnce } from '#src/kefu/client/tell-once.ts'
import { readMessages } from '#src/kefu/wire/message.ts'

it('tells of a message once, however often it comes', () => {
  const tell = vi.fn()
  const once = tellOnce(tell)
  const [first, second] = readMessages([{ id: 1 }, { id: 2 }])
  for (const message of [first!, second!, first!]) once(message, false)
  expect(tell.mock.calls.map(([{ id }]) => id)).toEqual(['1', '2'])
})
