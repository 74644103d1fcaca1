import { describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { createClient, type ChatClient } from '#src/kefu/client/client.ts'
import { createOutbox, type KeyValueStore } from '#src/kefu/client/outbox.ts'
import type { Socket } from '#src/http/socket/link.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { outgoing } from '#src/kefu/wire/frame.ts'
import { readMessage } from '#src/kefu/wire/message.ts'
import { seeded } from '../../support/random.mjs'
import { faultServer } from './fault-server.ts'
import { memoryStorage } from './memory-storage.ts'

type Server = Awaited<ReturnType<typeof faultServer>>

const times = { ping: 60, pong: 40, quickPong: 20, hello: 60, stable: 30, backoff: { first: 4, cap: 30 }, patience: 50, resend: 20 }

interface Person {
  client: ChatClient
  talk: ReturnType<typeof createTalk>
  texts(): string[]
  waiting(): number
}

let pages = 0

function person(server: Server, sequenced: boolean, self: '1' | '3', storage: KeyValueStore, random: () => number): Person {
  const partner = self === '1' ? '3' : '1'
  const talk = createTalk(partner, sequenced, server.history)
  const outbox = createOutbox(`test:${self}`, `page-${++pages}`, storage)
  outbox.adopt(() => false)
  const client = createClient({
    address: server.address,
    sequenced,
    isMine: ({ from }) => from === self,
    outbox,
    hello: () => [self === '1' ? outgoing.agentLogin('token') : outgoing.visitorLogin('token')],
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
    connect(address) {
      const socket = new WebSocket(address)
      // the library complains when a socket is dropped before it is open; a browser does not
      socket.on('error', () => {})
      return socket as unknown as Socket
    },
    random,
    times,
  })
  client.restore()
  client.start()
  return { client, talk, texts: () => talk.$messages.get().map(({ text }) => text), waiting: () => outbox.list().length }
}

let ids = 0
const say = (speaker: Person, self: '1' | '3', text: string) =>
  speaker.client.write({ clientId: `c${++ids}`, from: self, to: self === '1' ? '3' : '1', text, at: Date.now() })

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function talkThrough(sequenced: boolean, seed: number) {
  const random = seeded(seed)
  const server = await faultServer(sequenced, seed + 1000)
  const storage = memoryStorage()
  const agent = person(server, sequenced, '1', memoryStorage(), random)
  let visitor = person(server, sequenced, '3', storage, random)
  const written: Record<'1' | '3', string[]> = { 1: [], 3: [] }

  for (let turn = 0; turn < 40; turn++) {
    const self = random() < 0.5 ? '1' : '3'
    // some texts are alike on purpose: equal words are different messages
    const text = random() < 0.3 ? '好的' : `${self}-${turn}`
    written[self].push(text)
    say(self === '1' ? agent : visitor, self, text)
    if (random() < 0.3) await pause(random() * 20)
    if (random() < 0.04) server.dropAll()
    if (turn === 20) {
      visitor.client.stop()
      visitor = person(server, sequenced, '3', storage, random)
    }
  }
  server.heal()
  // whoever came late began with the newest page, as a screen does: the older ones are read by scrolling
  for (const { talk } of [agent, visitor])
    await vi.waitFor(
      async () => {
        await talk.older()
        expect(talk.$history.get()).toBe('complete')
      },
      { timeout: 90_000, interval: 20 },
    )
  await vi.waitFor(
    () => {
      expect([agent.waiting(), visitor.waiting()]).toEqual([0, 0])
      expect(agent.texts()).toHaveLength(server.stored.length)
      expect(visitor.texts()).toHaveLength(server.stored.length)
    },
    { timeout: 90_000, interval: 20 },
  )
  agent.client.stop()
  visitor.client.stop()
  await server.stop()
  return { written, stored: server.stored, seen: [agent.texts(), visitor.texts()] as const }
}

const seeds = Array.from({ length: 12 }, (_, index) => index * 4)

describe.each([
  ['our server', true],
  ['a plain shop server', false],
] as const)('line to %s', (_, sequenced) => {
  it.each(seeds)('loses, doubles and reorders nothing (seeds %i and three more)', { timeout: 150_000 }, async (first) => {
    const talks = await Promise.all([0, 1, 2, 3].map((more) => talkThrough(sequenced, first + more)))
    for (const { written, stored, seen } of talks) {
      const order = stored.map(({ msn }) => msn)
      for (const self of ['1', '3'] as const)
        expect(stored.filter(({ uid }) => String(uid) === self).map(({ msn }) => msn)).toEqual(written[self])
      expect(seen[0]).toEqual(order)
      expect(seen[1]).toEqual(order)
    }
  })
})
