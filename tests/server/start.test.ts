import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { preparePaths } from '#src/server/postgres/paths.ts'
import { isAlive, readLockFile } from '#src/server/postgres/processes.ts'
import { freePort } from '../support/free-port.mjs'
import { builtServer } from './served.ts'

// real processes on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }
const packages = new Set(Object.keys(dependencies).map((name) => name.split('/', 1)[0]!))

let installed: string
const processes: ChildProcess[] = []

// what a server gets: the built product and its run-time packages, no Vite
beforeAll(async () => {
  installed = mkdtempSync(join(tmpdir(), 'crm-installed-'))
  chmodSync(installed, 0o755)
  for (const path of ['package.json', 'src/server/start.mjs', 'src/server/launch', 'demo/console', 'demo/icon.svg'])
    cpSync(join(root, path), join(installed, path), { recursive: true })
  mkdirSync(join(installed, 'dist'))
  writeFileSync(join(installed, 'dist', 'crm-console.js'), 'export {}\n')
  mkdirSync(join(installed, 'node_modules'))
  for (const name of packages) symlinkSync(join(root, 'node_modules', name), join(installed, 'node_modules', name))
  const built = await builtServer()
  for (const name of ['main.js', 'assets']) cpSync(join(built, name), join(installed, '.build', name), { recursive: true })
})

afterAll(async () => {
  for (const child of processes) child.kill('SIGTERM')
  const lock = readLockFile(preparePaths(join(installed, '.data')).cluster)
  for (let tries = 0; lock && tries < 200 && isAlive(lock.pid); tries++) await wait(50)
  rmSync(installed, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  said(): string
  ended: Promise<number | null>
}

function run(env: Record<string, string>, ...args: string[]): Run {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(DATABASE_URL|PORT|HOST|NODE_ENV|CRM_|VITEST|VITE)/.test(name)),
  )
  const child = spawn(process.execPath, [join(installed, 'src/server/start.mjs'), ...args], {
    env: { ...clean, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  processes.push(child)
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  child.stderr.on('data', (part) => (text += part))
  return { child, said: () => text, ended: new Promise((done) => child.once('close', done)) }
}

async function says(process: Run, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 4_800 && !pattern.test(process.said()); tries++) {
    if (process.child.exitCode !== null) break
    await wait(25)
  }
  expect(process.said()).toMatch(pattern)
  return process.said()
}

/** Holds a port. Rejects where another program has it. */
function take(port: number, host = '127.0.0.1'): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(port, host, () => done(server))
  })
}

it.each([
  ['postgres://someone:hidden-word@127.0.0.1:1/shop', /DATABASE_URL does not work: nothing listens at 127\.0\.0\.1:1\./],
  ['postgres://someone:hidden-word@no-such-host.invalid/shop', /the host no-such-host\.invalid (is not known|cannot be looked up)/],
  ['mysql://someone:hidden-word@127.0.0.1/shop', /DATABASE_URL is no database address/],
])('says what is wrong with DATABASE_URL %s', async (url, sentence) => {
  const process = run({ DATABASE_URL: url, PORT: String(await freePort()) })
  expect(await process.ended).toBe(1)
  expect(process.said()).toMatch(sentence)
  expect(process.said()).not.toMatch(/hidden-word|at .*\.js:\d+/)
})

it('starts in production without development packages, with no password that anybody knows', async () => {
  const port = await freePort()
  const process = run({ NODE_ENV: 'production', PORT: String(port) })
  await says(process, /npm run admin/)
  const address = `http://127.0.0.1:${port}`
  const signIn = async (account: string, pwd: string) =>
    (await (await fetch(`${address}/adminapi/login`, { method: 'POST', body: new URLSearchParams({ account, pwd }) })).json()) as {
      status: number
    }
  expect((await signIn('admin', 'crm-demo-2026')).status).toBe(400)
  const named = run({}, '--admin', '--account', 'boss', '--password', 'long-enough')
  expect(await named.ended).toBe(0)
  expect(named.said()).toMatch(/Administrator boss was added/)
  expect((await signIn('boss', 'long-enough')).status).toBe(200)
  expect((await fetch(`${address}/admin/setting/pages`)).headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  expect((await fetch(`${address}/support`)).status).toBe(404)

  const database = readLockFile(preparePaths(join(installed, '.data')).cluster)!.pid
  process.child.kill('SIGTERM')
  expect(await process.ended).toBe(0)
  expect(isAlive(database)).toBe(false)
})

it('keeps to a PORT that was asked for, and finds the next one otherwise', async () => {
  const port = await freePort()
  const taken = await take(port)
  const exact = run({ NODE_ENV: 'production', PORT: String(port) })
  expect(await exact.ended).toBe(1)
  expect(exact.said()).toMatch(new RegExp(`Port ${port} is taken`))
  taken.close()

  // beside a running product the usual port is taken already
  const usual = await take(5173).catch(() => undefined)
  const free = run({ NODE_ENV: 'production' })
  const said = await says(free, /Console\s+http:\/\/127\.0\.0\.1:(\d+)/)
  expect(said).toMatch(/port 5173 is taken by another program; this uses \d+/)
  free.child.kill('SIGINT')
  expect(await free.ended).toBe(0)
  usual?.close()
})

it.each(['0.0.0.0', '::', '192.0.2.7', '127.shop.example'])('shows the demo on %s to nobody who did not ask for it', async (HOST) => {
  const process = run({ HOST, PORT: String(await freePort()) })
  expect(await process.ended).toBe(1)
  expect(process.said()).toMatch(new RegExp(`Not started.*demo's passwords.*HOST=${HOST}.*CRM_DEMO_OPEN=1`))
})

it('shows the demo to a network that was asked for', async () => {
  const port = await freePort()
  const taken = await take(port, '0.0.0.0')
  const process = run({ HOST: '0.0.0.0', CRM_DEMO_OPEN: '1', PORT: String(port) })
  expect(await process.ended).toBe(1)
  // it got as far as its port
  expect(process.said()).toMatch(`Port ${port} is taken`)
  taken.close()
})

it('says what an administrator needs', async () => {
  const short = run({}, '--admin', '--account', 'boss', '--password', 'short')
  expect(await short.ended).toBe(1)
  expect(short.said()).toMatch(/A password has 6 to 32 characters/)
  const none = run({}, '--admin')
  expect(await none.ended).toBe(1)
  expect(none.said()).toMatch(/Give --account and --password/)
})
