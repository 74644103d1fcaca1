import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { preparePaths } from '#src/server/postgres/paths.ts'
import { isAlive, readLockFile } from '#src/server/postgres/processes.ts'
import { freePort } from '../../support/free-port.mjs'
import { builtServer } from '../served.ts'

// real processes on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = fileURLToPath(new URL('../../..', import.meta.url))
const script = join(root, 'tests', 'server', 'postgres', 'served.mjs')
const clients = 4

let folder: string
let bundle: string
let port: number
let server: ChildProcess
let token: string
let said: string
let isWriting = true
const acknowledged: string[] = []
const refused: string[] = []

const address = (path: string) => `http://127.0.0.1:${port}${path}`
const postgres = () => readLockFile(preparePaths(folder).cluster)!.pid

async function startServer(): Promise<string> {
  server = spawn(process.execPath, [script, bundle, folder, String(port)], { stdio: ['ignore', 'pipe', 'pipe'] })
  said = ''
  server.stdout!.on('data', (text) => (said += text))
  server.stderr!.on('data', (text) => (said += text))
  for (let tries = 0; tries < 1800; tries++) {
    if (said.includes('listening')) return said
    if (server.exitCode !== null) throw new Error(said)
    await wait(50)
  }
  throw new Error(`no start: ${said}`)
}

interface Envelope {
  status: number
  msg: string
  data: { token: string } & { list: { name: string }[] }
}

async function call(method: string, path: string, body?: object): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'cb-lang': 'en-US' }
  const reply = await fetch(address(path), {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  })
  return (await reply.json()) as Envelope
}

async function write(client: number): Promise<void> {
  for (let n = 0; isWriting; n++) {
    const name = `c${client}-${n}`
    const reply = await call('POST', '/adminapi/file/category', { pid: 0, name }).catch(() => undefined)
    if (reply?.status === 200) acknowledged.push(name)
    else {
      refused.push(reply?.msg ?? 'no answer')
      await wait(20)
    }
  }
}

async function healthy(): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (
      await fetch(address('/health')).then(
        (reply) => reply.ok,
        () => false,
      )
    )
      return
    await wait(25)
  }
  throw new Error(`the server did not come back: ${said}`)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crm-kill-'))
  chmodSync(folder, 0o755)
  port = await freePort()
  bundle = join(await builtServer(), 'main.js')
  await startServer()
  token = (await call('POST', '/adminapi/login', { account: 'admin', pwd: 'crm-demo-2026' })).data.token
})

afterAll(async () => {
  isWriting = false
  const pid = postgres()
  server.kill('SIGTERM')
  for (let tries = 0; tries < 200 && (isAlive(pid) || server.exitCode === null); tries++) await wait(50)
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

it('loses nothing acknowledged when node, postgres or both are killed while writing', async () => {
  const writers = Array.from({ length: clients }, (_, client) => write(client))
  for (const round of ['node', 'postgres', 'both', 'postgres', 'both', 'node'] as const) {
    const before = acknowledged.length
    await wait(700)
    // a busy machine may take a breath; a server that hangs does not get this far
    for (let tries = 0; tries < 400 && acknowledged.length < before + 20; tries++) await wait(25)
    expect(acknowledged.length, said).toBeGreaterThan(before)
    if (round !== 'node') process.kill(postgres(), 'SIGKILL')
    if (round === 'postgres') await healthy()
    else {
      server.kill('SIGKILL')
      await startServer()
    }
  }
  await wait(500)
  isWriting = false
  await Promise.all(writers)
  const { list } = (await call('GET', '/adminapi/file/category?all=1')).data
  const kept = new Set(list.map((entry) => entry.name))
  expect(acknowledged.length).toBeGreaterThan(100)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
})

it('answered 503 with a sentence while PostgreSQL came back', () => {
  expect(refused).toContain('The database is coming back, please try again in a moment')
  expect(refused.filter((message) => /incident/.test(message))).toEqual([])
})
