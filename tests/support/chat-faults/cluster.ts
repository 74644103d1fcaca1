import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg, { type PoolConfig } from 'pg'
import { migrate } from '#src/server/database/migrate.ts'
import { codeOf, openPool } from '#src/server/db.ts'
import { startPostgres, type PrivatePostgres } from '#src/server/postgres/private.ts'
import { patchedBuild } from '../patched-build.ts'
import { plants, type Plant, type Planted } from './planted.ts'

const program = fileURLToPath(new URL('server.mjs', import.meta.url))
/** What storefronts prove themselves with. */
export const shopKey = 'a key of the storefront'

/** A server process that comes back at the same port. */
export interface Server {
  port: number
  /** It is gone at once, and comes back after so long. */
  kill(downFor: number): Promise<void>
  /** It ends in order, and the next one comes. */
  deploy(): Promise<void>
  stop(): void
}

/** Milliseconds by which the clock of a process is wrong; of no two that follow each other the same. */
const skewOf = (start: number) => (((start * 7) % 13) - 6) * 1_800_000
let starts = 0

async function startServer(bundle: string, options: { database: object; files: string; logger: object }): Promise<Server> {
  let port = 0
  let child: ChildProcess | undefined
  let isOver = false
  async function start() {
    if (isOver) return
    // no two processes agree on the time
    const text = JSON.stringify({ ...options, port, skew: skewOf(starts++) })
    child = fork(program, [bundle, text], { execArgv: [], env: { ...process.env, CRM_SHOP_KEY: shopKey }, stdio: 'ignore' })
    const told = (await once(child, 'message')) as [{ port: number }]
    port = told[0].port
  }
  async function end(signal: NodeJS.Signals) {
    const going = child
    if (!going || going.exitCode !== null || going.signalCode !== null) return
    const ended = once(going, 'exit')
    going.kill(signal)
    await ended
  }
  await start()
  return {
    get port() {
      return port
    },
    async kill(downFor) {
      await end('SIGKILL')
      await wait(downFor)
      await start()
    },
    async deploy() {
      await end('SIGTERM')
      await start()
    },
    stop() {
      isOver = true
      child?.kill('SIGKILL')
    },
  }
}

/** PostgreSQL of its own, which is started again whenever it dies, and two server processes over a database of it. */
export interface Cluster {
  pool: pg.Pool
  servers: [Server, Server]
  killDatabase(): void
  /** Resolves when the database answers. */
  databaseIsBack(): Promise<void>
  /** What the servers have written down as faults of their own. */
  log(): string
  /** Nobody has ever talked here. */
  clear(): Promise<void>
  close(): Promise<void>
}

async function onServer(server: PrivatePostgres, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...server.config, database: 'postgres' })
  client.on('error', () => undefined)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** What the servers of before still do in the tables may lock them the other way round. */
async function clear(pool: pg.Pool, tries = 10): Promise<void> {
  try {
    await pool.query('truncate chat_agents, chat_people restart identity cascade')
  } catch (error) {
    if (tries <= 1 || codeOf(error) !== '40P01') throw error
    await clear(pool, tries - 1)
  }
}

async function startOwn(folder: string): Promise<PrivatePostgres> {
  const server = await startPostgres(folder)
  // a process that is killed loses nothing by it, a power cut is not tried
  await onServer(server, 'alter system set fsync = off', 'alter system set full_page_writes = off', 'create database faults')
  await onServer(server, 'select pg_reload_conf()')
  return server
}

interface ClusterOptions {
  plant?: Plant
  /** A migrated database on a server that others use, too: it is never killed. */
  database?: PoolConfig
  /** The folder of the built elements: with it they serve pages, too. */
  root?: string
}

/** Opens a cluster whose servers are this build, or a copy of it with a planted bug. */
export async function openCluster(build: string, { plant, database: given, root }: ClusterOptions = {}): Promise<Cluster> {
  const planted: Planted | undefined = plant && plants[plant]
  const folder = mkdtempSync(join(tmpdir(), 'crm-faults-'))
  const server = given ? undefined : await startOwn(folder)
  const database = given ?? { ...server?.config, database: 'faults' }
  const pool = openPool({ ...database, max: 4 })
  if (server) await migrate(pool)
  if (planted?.sql) await pool.query(planted.sql)
  const bundle = planted?.server ? patchedBuild(build, planted.server) : build
  const file = join(folder, 'faults.log')
  const options = {
    database,
    files: join(folder, 'files'),
    logger: { level: 'error', file },
    ...(root && { pages: { root, demo: false } }),
  }
  const servers = (await Promise.all([startServer(bundle, options), startServer(bundle, options)])) as [Server, Server]
  return {
    pool,
    servers,
    killDatabase() {
      const pid = server?.pid()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    },
    async databaseIsBack() {
      for (let tries = 0; tries < 600; tries++) {
        try {
          await pool.query('select 1')
          return
        } catch {
          await wait(100)
        }
      }
      throw new Error('the database did not come back')
    },
    log: () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    clear: () => clear(pool),
    async close() {
      for (const one of servers) one.stop()
      await pool.end()
      await server?.stop()
      if (bundle !== build) rmSync(bundle)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
