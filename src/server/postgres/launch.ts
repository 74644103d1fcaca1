import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { findBinaries, majorOf, reachable, type Binaries } from './binaries.ts'
import { checkPaths, createCluster, readSecret, serverEnvironment, sweep, versionOf } from './cluster.ts'
import { preparePaths, type ClusterPaths } from './paths.ts'
import { knock } from './knock.ts'
import { isLockStale, readLockFile } from './processes.ts'

const patience = 60_000
const lockPatience = 10_000
const viaTcp = process.platform === 'win32'

export interface Launched {
  config: PoolConfig
  paths: ClusterPaths
  binaries: Binaries
  /** An orphan of a killed process was found running and is used on. */
  attached: boolean
}

/** Starts the private PostgreSQL of a data folder, or attaches to it; every state has its answer, in words if need be. */
export async function launchPostgres(folder: string): Promise<Launched> {
  const paths = preparePaths(folder)
  sweep(paths)
  checkPaths(paths)
  const binaries = reachable(await findBinaries(), paths)
  const major = await majorOf(binaries)
  if (!versionOf(paths)) await createCluster(binaries, paths)
  const version = versionOf(paths)
  if (version !== major)
    throw new Error(
      `The data in ${paths.cluster} belongs to PostgreSQL ${version}, this program brings ${major}. Start the version that wrote it and dump it, or move the folder away.`,
    )
  const attached = await reach(binaries, paths)
  return { config: configOf(paths), paths, binaries, attached }
}

/** How to connect to the server of a place. */
export function configOf(paths: ClusterPaths): PoolConfig {
  const at = viaTcp ? { host: '127.0.0.1', port: readLockFile(paths.cluster)?.port ?? 5432 } : { host: paths.sockets, port: 5432 }
  return { ...at, user: 'crm', password: readSecret(paths), database: 'crm' }
}

async function reach(binaries: Binaries, paths: ClusterPaths): Promise<boolean> {
  let child: ChildProcess | undefined
  let spawned = false
  const started = Date.now()
  let lockedSince = 0
  while (Date.now() - started < patience) {
    const answer = await knock(configOf(paths), paths.cluster)
    if (answer === 'ours') return !spawned
    if (answer === 'nobody') {
      if (child && child.exitCode === null && child.signalCode === null) {
        await wait(25)
        continue
      }
      if (child) lockedSince = heldUp(paths, lockedSince)
      if (child) await wait(250)
      child = await start(binaries, paths)
      spawned = true
    } else await wait(250)
  }
  throw new Error(`PostgreSQL did not answer within ${patience / 1000} s; its last words (${paths.log}): ${lastWords(paths)}`)
}

/** The server gave up: only a lock file that somebody still holds is waited for. */
function heldUp(paths: ClusterPaths, since: number): number {
  const words = lastWords(paths)
  if (!/lock file .* (already exists|is empty)|pre-existing shared memory/s.test(words))
    throw new Error(`PostgreSQL did not start (${paths.log}): ${words}`)
  if (isLockStale(paths.cluster, readLockFile(paths.cluster)?.pid)) rmSync(join(paths.cluster, 'postmaster.pid'), { force: true })
  const first = since || Date.now()
  if (Date.now() - first > lockPatience) throw new Error(`Another PostgreSQL holds ${paths.cluster}: ${words}`)
  return first
}

async function start(binaries: Binaries, paths: ClusterPaths): Promise<ChildProcess> {
  const settings = viaTcp
    ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(await freePort())]
    : ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${paths.sockets}`, '-c', 'unix_socket_permissions=0700', '-p', '5432']
  // a disk without arms: where an index holds all that is asked for, it is read instead of the rows
  // sums over a hundred thousand rows are made in memory
  // what an index of words has not sorted in yet is gone through by every search
  const costs = ['shared_buffers=128MB', 'work_mem=16MB', 'random_page_cost=1.1', 'gin_pending_list_limit=64kB']
  const more = ['max_connections=60', 'timezone=UTC', 'log_timezone=UTC', 'log_min_messages=warning', ...costs]
  rotate(paths.log)
  const log = openSync(paths.log, 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, ['-D', paths.cluster, ...settings, ...more.flatMap((setting) => ['-c', setting])], {
      // a group of its own: Ctrl-C in the terminal reaches us first, and we stop it in order
      detached: true,
      stdio: ['ignore', log, log],
      env: serverEnvironment(),
      cwd: paths.cluster,
      windowsHide: true,
      ...paths.account,
    })
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

function rotate(log: string): void {
  try {
    if (statSync(log).size > 5_000_000) renameSync(log, `${log}.1`)
  } catch {
    // the first start has none
  }
}

function lastWords(paths: ClusterPaths): string {
  try {
    return readFileSync(paths.log, 'utf8').trim().split('\n').slice(-4).join(' / ')
  } catch {
    return 'none'
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
