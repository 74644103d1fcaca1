import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { findBinaries, majorOf, reachable, type Binaries } from './binaries.ts'
import { checkPlace, createCluster, readSecret, serverEnvironment, sweep, versionOf } from './cluster.ts'
import { preparePlace, type Place } from './place.ts'
import { knock } from './knock.ts'
import { isLockStale, readLockFile } from './processes.ts'

const patience = 60_000
const lockPatience = 10_000
const viaTcp = process.platform === 'win32'

export interface Launched {
  config: PoolConfig
  place: Place
  binaries: Binaries
  /** An orphan of a killed process was found running and is used on. */
  attached: boolean
}

/** Starts the private PostgreSQL of a data folder, or attaches to it; every state has its answer, in words if need be. */
export async function launchPostgres(folder: string): Promise<Launched> {
  const place = preparePlace(folder)
  sweep(place)
  checkPlace(place)
  const binaries = reachable(await findBinaries(), place)
  const major = await majorOf(binaries)
  if (!versionOf(place)) await createCluster(binaries, place)
  const version = versionOf(place)
  if (version !== major)
    throw new Error(
      `The data in ${place.cluster} belongs to PostgreSQL ${version}, this program brings ${major}. Start the version that wrote it and dump it, or move the folder away.`,
    )
  const attached = await reach(binaries, place)
  return { config: configOf(place), place, binaries, attached }
}

/** How to connect to the server of a place. */
export function configOf(place: Place): PoolConfig {
  const at = viaTcp ? { host: '127.0.0.1', port: readLockFile(place.cluster)?.port ?? 5432 } : { host: place.sockets, port: 5432 }
  return { ...at, user: 'crm', password: readSecret(place), database: 'crm' }
}

async function reach(binaries: Binaries, place: Place): Promise<boolean> {
  let child: ChildProcess | undefined
  let spawned = false
  const started = Date.now()
  let lockedSince = 0
  while (Date.now() - started < patience) {
    const answer = await knock(configOf(place), place.cluster)
    if (answer === 'ours') return !spawned
    if (answer === 'nobody') {
      if (child && child.exitCode === null && child.signalCode === null) {
        await wait(25)
        continue
      }
      if (child) lockedSince = heldUp(place, lockedSince)
      if (child) await wait(250)
      child = await start(binaries, place)
      spawned = true
    } else await wait(250)
  }
  throw new Error(`PostgreSQL did not answer within ${patience / 1000} s; its last words (${place.log}): ${lastWords(place)}`)
}

/** The server gave up: only a lock file that somebody still holds is waited for. */
function heldUp(place: Place, since: number): number {
  const words = lastWords(place)
  if (!/lock file .* already exists|pre-existing shared memory/s.test(words))
    throw new Error(`PostgreSQL did not start (${place.log}): ${words}`)
  const lock = readLockFile(place.cluster)
  if (lock && isLockStale(place.cluster, lock.pid)) rmSync(join(place.cluster, 'postmaster.pid'), { force: true })
  const first = since || Date.now()
  if (Date.now() - first > lockPatience) throw new Error(`Another PostgreSQL holds ${place.cluster}: ${words}`)
  return first
}

async function start(binaries: Binaries, place: Place): Promise<ChildProcess> {
  const settings = viaTcp
    ? ['-c', 'listen_addresses=127.0.0.1', '-p', String(await freePort())]
    : ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${place.sockets}`, '-c', 'unix_socket_permissions=0700', '-p', '5432']
  // a disk without arms: where an index holds all that is asked for, it is read instead of the rows
  const costs = ['shared_buffers=128MB', 'random_page_cost=1.1']
  const more = ['max_connections=60', 'timezone=UTC', 'log_timezone=UTC', 'log_min_messages=warning', ...costs]
  rotate(place.log)
  const log = openSync(place.log, 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, ['-D', place.cluster, ...settings, ...more.flatMap((setting) => ['-c', setting])], {
      // a group of its own: Ctrl-C in the terminal reaches us first, and we stop it in order
      detached: true,
      stdio: ['ignore', log, log],
      env: serverEnvironment(),
      cwd: place.cluster,
      windowsHide: true,
      ...place.account,
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

function lastWords(place: Place): string {
  try {
    return readFileSync(place.log, 'utf8').trim().split('\n').slice(-4).join(' / ')
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
