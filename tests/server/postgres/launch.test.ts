import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { launchPostgres } from '#src/server/postgres/launch.ts'
import { startPostgres, type PrivatePostgres } from '#src/server/postgres/private.ts'
import { isAlive, readLockFile } from '#src/server/postgres/processes.ts'

// making a cluster is slow on a busy machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let folder: string
let started: PrivatePostgres[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crm-launch-'))
  chmodSync(folder, 0o755)
  started = []
})
afterEach(async () => {
  for (const server of started) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (at = folder) => {
  const server = await startPostgres(at)
  started.push(server)
  return server
}
async function ask(server: Pick<PrivatePostgres, 'config'>, statement: string): Promise<unknown> {
  const client = new pg.Client(server.config)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows[0] && Object.values(rows[0])[0]
  } finally {
    await client.end()
  }
}
const gone = async (pid: number) => {
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await wait(25)
  return !isAlive(pid)
}

it('makes a database nobody else can reach: a socket of ours, a secret, fsync on', async () => {
  const server = await start()
  expect(await ask(server, 'show fsync')).toBe('on')
  expect(await ask(server, 'show listen_addresses')).toBe('')
  expect(statSync(join(folder, 'pg.run')).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'pg', 'crm-secret')).mode & 0o777).toBe(0o600)
  await expect(ask({ config: { ...server.config, password: 'guess' } }, 'select 1')).rejects.toThrow(/authentication failed/)
  expect(await ask(server, `select count(*) from pg_hba_file_rules where auth_method <> 'scram-sha-256'`)).toBe(0)
})

it('stops with its only user, and keeps what was written', async () => {
  const first = await start()
  await ask(first, 'create table kept as select 42 as value')
  const pid = first.pid()!
  await first.stop()
  expect(await gone(pid)).toBe(true)
  expect(await ask(await start(), 'select value from kept')).toBe(42)
})

it('makes one server of two first starts at once', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.pid()).toBe(two.pid())
  expect(await ask(two, 'select current_database()')).toBe('crm')
})

it('attaches to the orphan of a killed process', async () => {
  const launched = await launchPostgres(folder)
  expect(launched.attached).toBe(false)
  const server = await start()
  expect(server.attached).toBe(true)
})

it('is left running by a stop while another living process works with it', async () => {
  const server = await start()
  const connected = async (pid: number) => {
    const client = new pg.Client({ ...server.config, application_name: `crm-${pid}` })
    await client.connect()
    return client
  }
  const dead = spawn(process.execPath, ['-e', '0'])
  await new Promise((done) => dead.once('close', done))
  const [living, left] = [await connected(process.ppid), await connected(dead.pid!)]
  for (const client of [living, left]) client.on('error', () => undefined)
  const pid = server.pid()!
  await server.stop()
  expect(isAlive(pid)).toBe(true)
  await living.end()
  await (await start()).stop()
  expect(await gone(pid)).toBe(true)
  await left.end().catch(() => undefined)
})

it('comes back by itself after a SIGKILL', async () => {
  const server = await start()
  await ask(server, 'create table kept as select 42 as value')
  const first = server.pid()!
  process.kill(first, 'SIGKILL')
  let value: unknown
  for (let tries = 0; tries < 100 && value !== 42; tries++) {
    await wait(100)
    value = await ask(server, 'select value from kept').catch(() => undefined)
  }
  expect(value).toBe(42)
  expect(server.pid()).not.toBe(first)
})

it('sweeps what a killed first start left', async () => {
  const dead = spawn(process.execPath, ['-e', '0'])
  await new Promise((done) => dead.once('close', done))
  mkdirSync(join(folder, `pg.new-${dead.pid}.1`))
  await start()
  expect(existsSync(join(folder, `pg.new-${dead.pid}.1`))).toBe(false)
})

it('takes a lock file whose number another program has got', async () => {
  const server = await start()
  const pid = server.pid()!
  const { cluster } = (await launchPostgres(folder)).paths
  const lock = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  await server.stop()
  expect(await gone(pid)).toBe(true)
  const account = statSync(cluster)
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore', uid: account.uid, gid: account.gid, cwd: '/' })
  try {
    writeFileSync(join(cluster, 'postmaster.pid'), lock.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
    if (process.getuid?.() === 0) chownSync(join(cluster, 'postmaster.pid'), account.uid, account.gid)
    const next = await start()
    expect(await ask(next, 'select 1')).toBe(1)
    expect(readLockFile(cluster)?.pid).not.toBe(stranger.pid)
  } finally {
    stranger.kill()
  }
})

it('takes a lock file into which a start that was cut off wrote nothing', async () => {
  const server = await start()
  const pid = server.pid()!
  const { cluster } = (await launchPostgres(folder)).paths
  await server.stop()
  expect(await gone(pid)).toBe(true)
  const account = statSync(cluster)
  writeFileSync(join(cluster, 'postmaster.pid'), '', { mode: 0o600 })
  if (process.getuid?.() === 0) chownSync(join(cluster, 'postmaster.pid'), account.uid, account.gid)
  expect(await ask(await start(), 'select 1')).toBe(1)
})

it('says so when the data is of another major version', async () => {
  mkdirSync(join(folder, 'pg'))
  writeFileSync(join(folder, 'pg', 'PG_VERSION'), '12\n')
  await expect(startPostgres(folder)).rejects.toThrow(/belongs to PostgreSQL 12, this program brings 18/)
})

it('touches nothing in its place that is no database', async () => {
  mkdirSync(join(folder, 'pg'))
  writeFileSync(join(folder, 'pg', 'letters.txt'), 'mine')
  await expect(startPostgres(folder)).rejects.toThrow(/holds something that is no database/)
})

it('finds another place for its socket when the path is too long', async () => {
  const deep = join(folder, ...Array.from({ length: 8 }, () => 'a-long-folder-name'))
  mkdirSync(deep, { recursive: true })
  const server = await start(deep)
  const host = (server.config as { host: string }).host
  expect(host.startsWith(join(tmpdir(), 'crm-pg-'))).toBe(true)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  expect(await ask(server, 'select 1')).toBe(1)
  await server.stop()
  rmSync(host, { recursive: true, force: true })
})

it.runIf(process.getuid?.() === 0)('lives under /var/lib when root starts it where no other user may go', async () => {
  const closed = join(folder, 'closed')
  mkdirSync(join(closed, 'inside'), { recursive: true })
  chmodSync(closed, 0o700)
  const server = await start(join(closed, 'inside'))
  const home = dirname((server.config as { host: string }).host)
  expect(home.startsWith('/var/lib/crm-')).toBe(true)
  expect(readFileSync(join(closed, 'inside', 'pg.place'), 'utf8')).toContain(home)
  expect(await ask(server, 'select 1')).toBe(1)
  await server.stop()
  rmSync(home, { recursive: true, force: true })
})
