import { expect, it } from 'vitest'
import { lifeOf } from '#src/kefu/client/life.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { readMessages } from '#src/kefu/wire/message.ts'

const now = Math.floor(Date.now() / 1000)
const row = (seq: number, more: object = {}) => ({
  ...{ id: seq, msn: `text ${seq}`, uid: 1, to_uid: 3, msn_type: 1, add_time: now - 60, client_id: `c${seq}`, seq },
  ...more,
})
const recalled = (seq: number) => row(seq, { msn: '', recalled: 1 })
const shown = (talk: ReturnType<typeof createTalk>) => talk.$messages.get().map(({ kind, text }) => `${kind} ${text}`)

it('a message that was taken back loses its words where it is shown, and is no news', async () => {
  const talk = createTalk('1', true, async () => readMessages([row(1), row(2)]))
  await talk.catchUp()
  const heard: string[] = []
  talk.onNews(({ id }) => heard.push(id!))
  lifeOf(talk).receive({ type: 'recalled', data: { uid: 1, message: recalled(2) }, rest: {} } as never)
  expect([shown(talk), heard]).toEqual([['text text 1', 'recalled '], []])
  // what was asked before, and comes later, says nothing anew; one that is not here is read when it is
  talk.merge(readMessages([row(2)]))
  lifeOf(talk).receive({ type: 'recalled', data: { uid: 1, message: recalled(9) }, rest: {} } as never)
  expect(shown(talk)).toEqual(['text text 1', 'recalled '])
  expect(talk.hasGap()).toBe(false)
})

it('what was taken back while the connection was cut is found when it is there again', async () => {
  let stored = [row(1, { add_time: now - 900 }), row(2), row(3)]
  const asked: unknown[] = []
  const talk = createTalk('1', true, async ({ after }) => {
    asked.push(after)
    return readMessages(stored.filter(({ seq }) => seq > (after ?? 0)))
  })
  await talk.catchUp()
  stored = [stored[0]!, recalled(2), row(3)]
  await talk.catchUp()
  await talk.recheck(Date.now() - 150_000)
  expect(shown(talk)).toEqual(['text text 1', 'recalled ', 'text text 3'])
  // only what is young is read again
  expect(asked.at(-1)).toBe(1)
  const before = asked.length
  await talk.recheck(Date.now())
  expect(asked).toHaveLength(before)
})
