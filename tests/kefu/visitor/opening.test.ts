import { expect, it } from 'vitest'
import type { Frame } from '#src/http/socket/frame.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { createTold, nothingTold } from '#src/kefu/visitor/opening.ts'

const talk = createTalk('1', true, async () => [])
const reply = (more: object) => ({ type: 'reply', data: { uid: 1, msn: '您好', ...more }, close: false, rest: {} }) as unknown as Frame

it('ends the wait when somebody answers, not with what answers by itself', () => {
  const told = createTold()
  told.take({ identity: undefined, opening: { ...nothingTold, before: 2 } })
  told.hear(reply({ client_id: 'auto:12' }), talk)
  expect(told.$opening.get().before).toBe(2)
  told.hear(reply({ client_id: 'a1' }), talk)
  expect(told.$opening.get().before).toBeUndefined()
})
