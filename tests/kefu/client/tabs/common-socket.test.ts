import { describe, expect, it, vi } from 'vitest'
import { createClient } from '#src/kefu/client/client.ts'
import { createOutbox, type KeyValueStore } from '#src/kefu/client/outbox.ts'
import { commonSocket } from '#src/kefu/client/tabs/common-socket.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { outgoing } from '#src/kefu/wire/frame.ts'
import { readMessage } from '#src/kefu/wire/message.ts'
import { seeded } from '../../../support/random.mjs'
import { faultServer } from '../fault-server.ts'
import { memoryStorage } from '../memory-storage.ts'
import { fakeBrowser } from './fake-browser.ts'

type Server = Awaited<ReturnType<typeof faultServer>>
type Browser = ReturnType<typeof fakeBrowser>

const hasty = { ping: 60, pong: 40, quickPong: 20, hello: 300, stable: 30, backoff: { first: 4, cap: 30 }, patience: 60, resend: 20 }
const names = { agent: '1', visitor: '3' } as const
/** Where nothing breaks, a slow machine is no reason to doubt a socket. */
const patient = { ...hasty, ping: 1000, pong: 3000, quickPong: 3000, hello: 10_000, patience: 5000 }
let pages = 0
let ids = 0

interface Options {
  server: Server
  sequenced: boolean
  browser: Browser
  who: keyof typeof names
  storage?: KeyValueStore
  living?: Set<string>
  times?: typeof patient
}

/** A tab of an agent or a visitor who talk to each other. */
function openTab({ server, sequenced, browser, who, storage = memoryStorage(), living = new Set(), times = patient }: Options) {
  const tab = browser.open()
  const self = names[who]
  const partner = names[who === 'agent' ? 'visitor' : 'agent']
  const talk = createTalk(partner, sequenced, server.history)
  const page = `page-${++pages}`
  living.add(page)
  const outbox = createOutbox(`tabs:${self}`, page, storage)
  outbox.adopt((owner) => living.has(owner))
  const hello = () => [who === 'agent' ? outgoing.agentLogin('token') : outgoing.visitorLogin('token')]
  const client = createClient({
    ...{ address: server.address, sequenced, outbox, hello, times },
    isMine: ({ from }) => from === self,
    awaitsSuccess: () => true,
    greeting: () => [outgoing.attend(partner)],
    talkOf: () => talk,
    talks: () => [talk],
    hasHistory: () => true,
    onFrame(frame) {
      const message = frame.type === 'reply' ? readMessage(frame.data) : undefined
      if (!message) return
      talk.merge([message])
      client.mend(talk)
    },
    connect: commonSocket({ name: self, hello, looksAway: sequenced, tabs: tab.tabs, connect: tab.connect, patience: 150 }),
  })
  client.restore()
  client.start()
  return {
    ...{ client, talk, tab },
    texts: () => talk.$messages.get().map(({ text }) => text),
    waiting: () => outbox.list().length,
    say: (text: string) => client.write({ clientId: `t${++ids}`, from: self, to: partner, text, at: Date.now() }),
    isOnline: () => client.$status.get().state === 'online',
    die() {
      living.delete(page)
      tab.die()
      client.stop()
    },
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const kinds = [
  ['our server', true],
  ['a plain shop server', false],
] as const

async function talkThrough(sequenced: boolean, seed: number) {
  const random = seeded(seed)
  // of a message that a plain shop keeps without saying so, other tabs learn by the newest page alone
  const server = await faultServer(sequenced, seed + 500, { answersAll: !sequenced })
  const browser = fakeBrowser()
  const common = { server, sequenced, browser, times: hasty, storage: memoryStorage(), living: new Set<string>() }
  const visitor = openTab({ server, sequenced, times: hasty, browser: fakeBrowser(), who: 'visitor' })
  const tabs = [1, 2, 3].map(() => openTab({ ...common, who: 'agent' }))
  const written: string[] = []
  let deaths = 0
  for (let turn = 0; turn < 60; turn++) {
    const at = Math.floor(random() * 4)
    const text = `${at}-${turn}`
    written.push(text)
    const speaker = tabs[at] ?? visitor
    speaker.say(text)
    if (random() < 0.4) await pause(random() * 20)
    if (random() < 0.03) server.dropAll()
    if (turn % 15 !== 14) continue
    // whoever leads dies in the middle of it, and another tab is opened
    const leader = Math.max(
      tabs.findIndex(({ tab }) => tab.carries()),
      0,
    )
    deaths++
    tabs[leader]!.die()
    tabs[leader] = openTab({ ...common, who: 'agent' })
  }
  server.heal()
  const all = [...tabs, visitor]
  await vi.waitFor(
    async () => {
      await Promise.all(all.map(({ talk }) => talk.older()))
      expect(all.map(({ waiting }) => waiting())).toEqual([0, 0, 0, 0])
      expect(all.map(({ talk }) => talk.$history.get())).toEqual(all.map(() => 'complete'))
      expect(all.map(({ texts }) => texts().length)).toEqual(all.map(() => server.stored.length))
    },
    { timeout: 60_000, interval: 30 },
  )
  const sockets = browser.sockets()
  for (const { client } of all) client.stop()
  await server.stop()
  return { written, deaths, sockets, stored: server.stored.map(({ msn }) => msn), seen: all.map(({ texts }) => texts()) }
}

describe.each(kinds)('three tabs with one socket at %s', (_, sequenced) => {
  it.each([1, 2, 3, 4, 5])('lose and double nothing when the one that carries it dies: seed %i', { timeout: 120_000 }, async (seed) => {
    const { written, deaths, sockets, stored, seen } = await talkThrough(sequenced, seed)
    expect(deaths).toBe(4)
    expect(stored.toSorted()).toEqual(written.toSorted())
    for (const texts of seen) expect(texts).toEqual(stored)
    expect(sockets).toBe(1)
  })

  it('are heard after the one that carries it says nothing any more, and it gives way', async () => {
    const server = await faultServer(sequenced, 1)
    server.heal()
    const browser = fakeBrowser()
    const open = () => openTab({ server, sequenced, browser, who: 'agent', times: { ...patient, ping: 800, pong: 600 } })
    const first = open()
    await vi.waitFor(() => expect(first.isOnline()).toBe(true))
    const second = open()
    await vi.waitFor(() => expect(second.isOnline()).toBe(true))
    expect([browser.opened(), first.tab.carries()]).toEqual([1, true])
    first.tab.hang()
    second.say('在吗')
    await vi.waitFor(() => expect(second.texts()).toEqual(['在吗']), { timeout: 10_000 })
    await vi.waitFor(() => expect(second.waiting()).toBe(0), { timeout: 10_000 })
    first.tab.wake()
    first.say('又在了')
    await vi.waitFor(
      () =>
        expect([first.texts(), second.texts()]).toEqual([
          ['在吗', '又在了'],
          ['在吗', '又在了'],
        ]),
      { timeout: 10_000 },
    )
    expect(server.stored.map(({ msn }) => msn)).toEqual(['在吗', '又在了'])
    expect([browser.sockets(), second.tab.carries()]).toEqual([1, true])
    first.client.stop()
    second.client.stop()
    await server.stop()
  })
})

describe('what tabs say by one socket', () => {
  it('is signed in once, attends to what is looked at, and ends with the last tab', async () => {
    const server = await faultServer(true, 1)
    server.heal()
    const browser = fakeBrowser()
    const open = () => openTab({ server, sequenced: true, browser, who: 'agent' })
    const [one, two] = [open(), open()]
    await vi.waitFor(() => expect([one.isOnline(), two.isOnline()]).toEqual([true, true]))
    expect(server.frames.filter(({ type }) => type === 'kefu_login')).toHaveLength(1)
    const attended = () => server.frames.filter(({ type }) => type === 'to_chat').map(({ data }) => (data as { id: number }).id)
    // the one looks away, the other goes on looking
    one.client.send(outgoing.attend('7'))
    one.client.send(outgoing.attend('0'))
    await vi.waitFor(() => expect(attended().slice(-2)).toEqual([7, 3]))
    one.client.send(outgoing.attend('8'))
    two.client.send(outgoing.typing())
    // who writes is the one who is attended to
    await vi.waitFor(() => expect(server.frames.slice(-2).map(({ type }) => type)).toEqual(['to_chat', 'typing']))
    expect(attended().slice(-2)).toEqual([8, 3])
    two.client.stop()
    await vi.waitFor(() => expect(attended().at(-1)).toBe(8))
    expect(browser.sockets()).toBe(1)
    one.client.stop()
    await vi.waitFor(() => expect(browser.sockets()).toBe(0))
    await server.stop()
  })

  it('has another socket for another session', async () => {
    const server = await faultServer(true, 1)
    server.heal()
    const browser = fakeBrowser()
    const tabs = (['agent', 'visitor'] as const).map((who) => openTab({ server, sequenced: true, browser, who }))
    await vi.waitFor(() => expect(tabs.map(({ isOnline }) => isOnline())).toEqual([true, true]))
    expect(browser.sockets()).toBe(2)
    for (const { client } of tabs) client.stop()
    await server.stop()
  })
})
