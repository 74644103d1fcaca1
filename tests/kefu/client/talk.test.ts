import { expect, it } from 'vitest'
import { createTalk } from '#src/kefu/client/talk.ts'
import { createWindow } from '#src/kefu/client/window.ts'
import { readMessages, type Message } from '#src/kefu/wire/message.ts'
import { liveThrough } from './talk-life.ts'

const row = (seq: number, conversation?: number) => ({
  ...(conversation !== undefined && { conversation }),
  id: seq,
  msn: `text ${seq}`,
  uid: 1,
  to_uid: 3,
  msn_type: 1,
  add_time: 1_795_000_000,
  client_id: `c${seq}`,
  seq,
})
const messages = (...seqs: number[]): Message[] => readMessages(seqs.map((seq) => row(seq)))
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

it('is read from its end again when it is numbered anew: it was put behind another conversation', async () => {
  const of = (conversation: number, ...seqs: number[]) => readMessages(seqs.map((seq) => row(seq, conversation)))
  let stored = of(1, 1, 2, 3)
  const asked: unknown[] = []
  const talk = createTalk('1', true, async ({ after, upperId }) => {
    asked.push(after ?? upperId)
    return stored.filter(({ seq }) => seq! > (after ?? 0))
  })
  await talk.catchUp()
  // what waits stays
  talk.merge([{ ...messages(9)[0]!, key: 'waits', id: undefined as never, seq: undefined as never, text: 'waits', state: 'sending' }])
  const behind = of(2, 7, 8, 9).map((message, index) => ({ ...message, id: String(index + 1), key: `id:${index + 1}` }))
  stored = [...of(2, 4, 5, 6).map((message) => ({ ...message, seq: message.seq! - 3 })), ...behind]
  await talk.catchUp()
  expect(talk.$messages.get().map(({ id, seq }) => [id, seq])).toEqual([
    ['4', 1],
    ['5', 2],
    ['6', 3],
    ['1', 7],
    ['2', 8],
    ['3', 9],
    [undefined, undefined],
  ])
  expect(asked).toEqual(['0', 3, '0'])
})

it('never mixes two conversations whose numbers are alike: what came of another one has it read which one it is', async () => {
  const of = (conversation: number, from: number, ...seqs: number[]) =>
    readMessages(seqs.map((seq) => ({ ...row(seq, conversation), id: from + seq, client_id: `c${from + seq}` })))
  let stored = of(5, 0, 1, 2, 3)
  const talk = createTalk('1', true, async ({ after }) => stored.filter(({ seq }) => seq! > (after ?? 0)))
  const ids = () => talk.$messages.get().map(({ id, seq }) => `${id} ${seq}`)
  await talk.catchUp()
  // somebody writes in a conversation of before, which this one is not
  talk.merge(of(6, 80, 1))
  expect([ids(), talk.hasGap()]).toEqual([['1 1', '2 2', '3 3'], true])
  await talk.catchUp()
  expect([ids(), talk.hasGap()]).toEqual([['1 1', '2 2', '3 3'], false])
  // it is another one by now, which is shorter
  stored = of(6, 80, 1, 2)
  const [waits] = of(6, 80, 2)
  talk.merge([{ ...waits!, id: undefined as never, seq: undefined as never, conversation: undefined as never, state: 'sending' }])
  talk.merge([waits!])
  expect(talk.$messages.get().at(-1)).toMatchObject({ key: 'c82', state: 'sent' })
  expect(talk.hasGap()).toBe(true)
  await talk.catchUp()
  expect([ids(), talk.hasGap()]).toEqual([['81 1', '82 2'], false])
})

it('keeps a message whose sender named it like another one’s', async () => {
  const [mine, theirs] = readMessages([row(1), { ...row(2), uid: 3, client_id: 'c1' }])
  const talk = createTalk('3', true, async () => [])
  talk.merge([mine!])
  talk.merge([theirs!])
  talk.merge([theirs!])
  expect(texts(talk)).toEqual(['text 1', 'text 2'])
})

it('is opened where its unread messages begin, goes on from there, and jumps to the newest', async () => {
  const stored = messages(...Array.from({ length: 1000 }, (_, at) => at + 1))
  const asked: unknown[] = []
  const talk = createTalk(
    '1',
    true,
    async ({ after, upperId = '0', limit }) => {
      asked.push(after ?? `before ${upperId}`)
      if (after !== undefined) return stored.filter(({ seq }) => seq! > after).slice(0, limit)
      return (upperId === '0' ? stored : stored.filter(({ id }) => Number(id) < Number(upperId))).slice(-limit)
    },
    createWindow(),
  )
  const ends = () => [talk.$messages.get()[0]?.seq, talk.$messages.get().at(-1)?.seq]
  talk.window.openAt(500, 500)
  await talk.catchUp()
  expect([ends(), talk.$history.get(), talk.window.$isBehind.get()]).toEqual([[481, 580], 'more', true])
  // what comes live waits behind, and nothing is read for it
  const heard: unknown[] = []
  talk.onNews(({ seq }) => heard.push(seq))
  stored.push(...messages(1001))
  expect(talk.merge(messages(1001))).toBe(false)
  await talk.catchUp()
  expect([ends(), talk.hasGap(), asked.length]).toEqual([[481, 580], false, 1])
  await Promise.all([talk.newer(), talk.newer()])
  expect([ends(), asked.slice(1)]).toEqual([[481, 680], [580]])
  await talk.older()
  expect(ends()).toEqual([461, 680])
  await talk.toNewest()
  expect([ends(), talk.window.$isBehind.get()]).toEqual([[982, 1001], false])
  talk.merge(messages(1002))
  expect([ends(), heard.at(-1)]).toEqual([[982, 1002], 1002])
})

it('of which a few are unread is whole from there to its end', async () => {
  const stored = messages(...Array.from({ length: 60 }, (_, at) => at + 1))
  const talk = createTalk(
    '1',
    true,
    async ({ after, limit }) => stored.filter(({ seq }) => seq! > (after ?? 0)).slice(0, limit),
    createWindow(),
  )
  talk.window.openAt(55, 5)
  await talk.catchUp()
  expect([texts(talk)[0], texts(talk).at(-1), talk.window.$isBehind.get()]).toEqual(['text 36', 'text 60', false])
  expect(talk.window.$mark.get()).toEqual({ seq: 55, count: 5 })
})

it.each([
  ['our server', true],
  ['a plain shop server', false],
])('has no hole where one message came alone before it was opened, at %s', async (_, sequenced) => {
  const rows = Array.from({ length: 60 }, (__, at) => row(at + 1))
  const stored = readMessages(sequenced ? rows : rows.map(({ seq: _seq, ...shop }) => shop))
  const talk = createTalk('1', sequenced, async ({ after, upperId, limit }) => {
    const behind = stored.filter(({ id }) => (after === undefined ? upperId === '0' || Number(id) < Number(upperId) : Number(id) > after))
    return after === undefined ? behind.slice(-limit) : behind.slice(0, limit)
  })
  const heard: string[] = []
  talk.onNews(({ text }) => heard.push(text))
  // written from here, long before somebody looks at it
  talk.merge([stored[17]!])
  await talk.catchUp()
  expect(texts(talk)).toEqual(stored.slice(40).map(({ text }) => text))
  await talk.older()
  expect(texts(talk)).toEqual(stored.slice(20).map(({ text }) => text))
  await talk.older()
  await talk.older()
  expect([texts(talk).length, talk.$history.get(), heard]).toEqual([60, 'complete', ['text 18']])
})

/** A conversation of so many, opened behind a number; `meanwhile` happens after the server has answered and before that is here. */
function opened(many: number, at: number, meanwhile: (talk: ReturnType<typeof createTalk>, count: number) => void = () => {}) {
  const stored = messages(...Array.from({ length: many }, (_, index) => index + 1))
  let count = 0
  const talk = createTalk(
    '1',
    true,
    async ({ after = 0, limit }) => {
      const page = stored.filter(({ seq }) => seq! > after).slice(0, limit)
      meanwhile(talk, ++count)
      return page
    },
    createWindow(),
  )
  talk.window.openAt(at, many - at)
  const shown = () => talk.$messages.get().map(({ seq }) => seq)
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return { stored, talk, shown, numbers }
}

it('shows no hole before what came live while it was not open yet: that waits behind, too', async () => {
  const { talk, shown, numbers } = opened(300, 100)
  talk.merge(messages(299, 300))
  await talk.catchUp()
  expect(shown()).toEqual(numbers(81, 180))
  await talk.newer()
  await talk.newer()
  expect(shown()).toEqual(numbers(81, 300))
})

it('has what came live while its last page was on the way', async () => {
  const { stored, talk, shown, numbers } = opened(250, 100, (one, count) => {
    if (count !== 2) return
    stored.push(...messages(251))
    one.merge(messages(251))
  })
  await talk.catchUp()
  await talk.newer()
  expect(shown()).toEqual(numbers(81, 251))
  expect(talk.window.$isBehind.get()).toBe(false)
})

it('has no hole where one’s own is acknowledged after a page of others has come: it stands before them, and is read with what is around it', async () => {
  const stored = messages(...Array.from({ length: 25 }, (_, index) => index + 1))
  const talk = createTalk('1', true, async ({ upperId, after }) =>
    after !== undefined
      ? stored.filter(({ seq }) => seq! > after)
      : stored.filter(({ seq }) => upperId === '0' || seq! < Number(upperId)).slice(-20),
  )
  const told: string[] = []
  talk.onNews(({ text }) => void told.push(text))
  talk.merge([{ ...messages(3)[0]!, id: undefined as never, seq: undefined as never, state: 'sending' }])
  await talk.catchUp()
  expect(texts(talk)).toEqual([...texts(talk).slice(0, 20), 'text 3'])
  talk.merge(messages(3))
  expect(texts(talk)).toEqual(stored.slice(5).map(({ text }) => text))
  expect(told).toEqual(['text 3'])
  await talk.older()
  expect(texts(talk)).toEqual(stored.map(({ text }) => text))
  expect(talk.$history.get()).toBe('complete')
})

it('begins with the newest page, also where it was known message by message', async () => {
  const seqs = Array.from({ length: 20 }, (_, at) => 21 + at)
  const talk = createTalk('1', true, async () => messages(...seqs))
  // one's own, acknowledged while the page was on its way; what somebody else said before them is not known
  talk.merge(messages(19, ...seqs))
  await talk.catchUp()
  expect(texts(talk)).toEqual(seqs.map((seq) => `text ${seq}`))
})

it('shows the end of a conversation without a hole, whatever is lost, late or doubled', async () => {
  for (let seed = 1; seed <= 400; seed++) {
    const { shown, due } = await liveThrough(seed)
    expect(shown, `seed ${seed}`).toEqual(due)
  }
})
