import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { Place } from './place.ts'
import { isAlive } from './processes.ts'

const secretFile = 'crm-secret'
const run = promisify(execFile)

/** The password of the cluster's owner, kept inside the cluster so that both appear at once. */
export const readSecret = (place: Place): string => readFileSync(join(place.cluster, secretFile), 'utf8').trim()

export const versionOf = (place: Place): string | undefined => {
  const path = join(place.cluster, 'PG_VERSION')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

/** @throws Error in words when something else than a cluster of ours is in its place */
export function checkPlace({ cluster }: Place): void {
  if (!existsSync(cluster)) return
  try {
    accessSync(cluster, constants.R_OK | constants.X_OK)
  } catch {
    throw new Error(`${cluster} belongs to another user; start as that user, or give another folder with CRM_DATA.`)
  }
  const isForeign = !existsSync(join(cluster, 'PG_VERSION')) && readdirSync(cluster).length > 0
  if (isForeign) throw new Error(`${cluster} holds something that is no database; move it away, or give another folder with CRM_DATA.`)
}

/** Removes clusters that a killed start left half made. */
export function sweep(place: Place): void {
  for (const name of readdirSync(place.folder)) {
    const pid = /^pg\.(?:new|key)-(\d+)\.\d+$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(place.folder, name), { recursive: true, force: true })
  }
}

let made = 0

/** Makes the cluster beside its place and renames it in: it is there whole or not at all. */
export async function createCluster(binaries: Binaries, place: Place): Promise<void> {
  const mark = `${process.pid}.${++made}`
  const making = join(place.folder, `pg.new-${mark}`)
  const key = join(place.folder, `pg.key-${mark}`)
  const secret = randomBytes(24).toString('base64url')
  const own = (path: string) => place.account && chownSync(path, place.account.uid, place.account.gid)
  try {
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { mode: 0o700 })
    writeFileSync(key, secret, { mode: 0o600 })
    own(making)
    own(key)
    await initialise(binaries, place, making, key)
    writeFileSync(join(making, secretFile), secret, { mode: 0o600 })
    own(join(making, secretFile))
    take(making, place.cluster)
  } finally {
    rmSync(key, { force: true })
    rmSync(making, { recursive: true, force: true })
  }
}

// the loser of a race between two first starts throws its own away
function take(making: string, cluster: string): void {
  try {
    renameSync(making, cluster)
  } catch (error) {
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
}

// pg_trgm sees Chinese only under a UTF-8 ctype; not every system has the same one
const locales = [['--locale=C.UTF-8'], ['--locale=C', '--lc-ctype=en_US.UTF-8'], ['--locale=C']]

async function initialise(binaries: Binaries, place: Place, folder: string, key: string): Promise<void> {
  const failures: string[] = []
  for (const locale of locales) {
    const args = ['-D', folder, '-U', 'crm', '-A', 'scram-sha-256', `--pwfile=${key}`, '-E', 'UTF8', ...locale, '--no-instructions']
    try {
      await run(binaries.initdb, args, { env: serverEnvironment(), cwd: place.folder, ...place.account })
      return
    } catch (error) {
      failures.push((error as { stderr?: string }).stderr?.trim() || String(error))
    }
  }
  throw new Error(`The private database could not be made in ${place.folder}: ${failures[0]}`)
}

/** PG* variables of the shell are meant for other servers. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')))
}
