import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Socket } from '#src/http/socket/link.ts'
import { createClient, type ChatClient } from '#src/kefu/client/client.ts'
import { createOutbox } from '#src/kefu/client/outbox.ts'
import { createTalk, type Talk } from '#src/kefu/client/talk.ts'
import { outgoing } from '#src/kefu/wire/frame.ts'
import { readMessage, readMessages } from '#src/kefu/wire/message.ts'
import { endTree } from '../support/child.mjs'
import { freePort } from '../support/free-port.mjs'
import { until } from '../support/browse.ts'
import { agentSessionFrom } from '../support/stage.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'crm-survival-'))
let port: number
let product: ChildProcess
let url: string

function start() {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', PORT: String(port), CRM_DATA: folder }
  product = spawn(process.execPath, ['src/server/start.mjs'], { cwd: root, env, stdio: 'ignore', detached: process.platform !== 'win32' })
}

const isUp = () =>
  fetch(`${url}/health`)
    .then(({ ok }) => ok)
    .catch(() => false)
const up = () => until(isUp, Boolean, 240_000)

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const reply = await fetch(url + path, init)
  const { status, msg, data } = (await reply.json()) as { status: number; msg: string; data: T }
  if (status !== 200) throw new Error(`${path}: ${status} ${msg}`)
  return data
}

interface Person {
  client: ChatClient
  talk: Talk
  waiting(): number
  say(text: string): void
}

interface Role {
  self: string
  partner: string
  login: object
  history: string
  headers?: Record<string, string>
}

function enter({ self, partner, login, history, headers = {} }: Role): Person {
  const talk = createTalk(partner, true, async ({ upperId = '0', after, limit }) => {
    const query = after === undefined ? `upperId=${upperId}` : `after=${after}`
    return readMessages(await ask(`${history}&${query}&limit=${limit}`, { headers }))
  })
  const outbox = createOutbox(`survival:${self}`, 'test', undefined)
  const client = createClient({
    address: `${url.replace('http', 'ws')}/msg`,
    sequenced: true,
    isMine: ({ from }) => from === self,
    outbox,
    hello: () => [login],
    awaitsSuccess: () => true,
    greeting: () => [outgoing.attend(partner)],
    talkOf: () => talk,
    talks: () => [talk],
    hasHistory: () => true,
    onFrame(frame) {
      const message = frame.type === 'reply' ? readMessage(frame.data) : undefined
      if (message) talk.merge([message])
      client.mend(talk)
    },
    connect(address) {
      const socket = new WebSocket(address)
      socket.on('error', () => {})
      return socket as unknown as Socket
    },
    times: { backoff: { first: 100, cap: 2000 }, patience: 2000, resend: 200 },
  })
  client.start()
  let turn = 0
  return {
    client,
    talk,
    waiting: () => outbox.list().length,
    say: (text) => client.write({ clientId: `${self}-${++turn}`, from: self, to: partner, text, at: Date.now() }),
  }
}

const texts = ({ talk }: Person) => talk.$messages.get().map(({ text }) => text)

describe('a conversation over a server that is killed', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    port = await freePort()
    url = `http://127.0.0.1:${port}`
    start()
    await up()
  }, 150_000)

  afterAll(async () => {
    product.kill('SIGINT')
    for (let tries = 0; tries < 60 && product.exitCode === null; tries++) await wait(100)
    endTree(product)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('loses, doubles and reorders nothing', async () => {
    const { token, uid, headers } = await agentSessionFrom(url)
    const context = await ask<{ uid: number; tourist_uid: number; tourist_token: string }>('/kefuapi/tourist/user?may_wait=1')
    const [agentUid, visitorUid] = [String(uid), String(context.tourist_uid)]
    const agent = enter({
      self: agentUid,
      partner: visitorUid,
      login: outgoing.agentLogin(token),
      history: `/kefuapi/service/list?uid=${visitorUid}`,
      headers,
    })
    const visitor = enter({
      self: visitorUid,
      partner: agentUid,
      login: outgoing.touristLogin(context.tourist_token),
      history: `/kefuapi/tourist/chat?uid=${agentUid}&tourist_token=${context.tourist_token}`,
    })

    const written = { agent: [] as string[], visitor: [] as string[] }
    const round = 12
    for (let turn = 0; turn < 4 * round; turn++) {
      written.visitor.push(`v${turn}`)
      visitor.say(`v${turn}`)
      written.agent.push(`a${turn}`)
      agent.say(`a${turn}`)
      await wait(15)
      if (turn === round) endTree(product)
      if (turn === 2 * round) {
        start()
        await up()
      }
      if (turn === 3 * round) killDatabase()
    }

    await until(
      async () => [agent.waiting(), visitor.waiting(), texts(agent).length, texts(visitor).length].join(),
      (state) => state === '0,0,96,96',
      90_000,
    )
    expect(texts(visitor).filter((text) => text.startsWith('v'))).toEqual(written.visitor)
    expect(texts(visitor).filter((text) => text.startsWith('a'))).toEqual(written.agent)
    expect(texts(agent)).toEqual(texts(visitor))
    const stored = await ask<{ msn: string; seq: number }[]>(
      `/kefuapi/tourist/chat?uid=${agentUid}&tourist_token=${context.tourist_token}&after=0&limit=100`,
    )
    expect(stored.map(({ msn }) => msn)).toEqual(texts(visitor))
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1))
    agent.client.stop()
    visitor.client.stop()
  })
})

function killDatabase(): void {
  const pid = Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
  process.kill(pid, 'SIGKILL')
}
