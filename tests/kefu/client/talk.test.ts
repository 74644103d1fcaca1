import { expect, it } from 'vitest'
import { createTalk } from '#src/kefu/client/talk.ts'
import { readMessages, type Message } from '#src/kefu/wire/message.ts'

const row = (seq: number) => ({
  id: seq,
  msn: `text ${seq}`,
  uid: 1,
  to_uid: 3,
  msn_type: 1,
  add_time: 1_795_000_000,
  client_id: `c${seq}`,
  seq,
})
const messages = (...seqs: number[]): Message[] => readMessages(seqs.map(row))
const texts = (talk: ReturnType<typeof createTalk>) => talk.$messages.get().map(({ text }) => text)

it('misses the first message of a conversation that was empty when it was opened', async () => {
  const stored: Message[] = []
  const talk = createTalk('1', true, async ({ after }) => (after === undefined ? [] : stored.filter(({ seq }) => seq! > after)))
  await talk.catchUp()
  expect(talk.$history.get()).toBe('complete')
  stored.push(...messages(1, 2))
  talk.merge(messages(2))
  expect(talk.hasGap()).toBe(true)
  await talk.catchUp()
  expect(texts(talk)).toEqual(['text 1', 'text 2'])
  expect(talk.hasGap()).toBe(false)
})

it('does not ask again for numbers that a read showed to be gone', async () => {
  const stored = messages(1, 2, 5)
  const talk = createTalk('1', true, async ({ after }) => (after === undefined ? messages(1, 2) : stored.filter(({ seq }) => seq! > after)))
  await talk.catchUp()
  talk.merge(messages(5))
  expect(talk.hasGap()).toBe(true)
  await talk.catchUp()
  expect(talk.hasGap()).toBe(false)
})
