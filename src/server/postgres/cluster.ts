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
import type { ClusterPaths } from './paths.ts'
import { isAlive } from './processes.ts'

const secretFile = 'crm-secret'
const run = promisify(execFile)

/** The password of the cluster's owner, kept inside the cluster so that both appear at once. */
export const readSecret = (paths: ClusterPaths): string => readFileSync(join(paths.cluster, secretFile), 'utf8').trim()

export const versionOf = (paths: ClusterPaths): string | undefined => {
  const path = join(paths.cluster, 'PG_VERSION')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}

/** @throws Error in words when something else than a cluster of ours is in its place */
export function checkPaths({ cluster }: ClusterPaths): void {
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
export function sweep(paths: ClusterPaths): void {
  for (const name of readdirSync(paths.folder)) {
    const pid = /^pg\.(?:new|key)-(\d+)\.\d+$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(paths.folder, name), { recursive: true, force: true })
  }
}

let made = 0

/** Makes the cluster beside its place and renames it in: it is there whole or not at all. */
export async function createCluster(binaries: Binaries, paths: ClusterPaths): Promise<void> {
  const mark = `${process.pid}.${++made}`
  const making = join(paths.folder, `pg.new-${mark}`)
  const key = join(paths.folder, `pg.key-${mark}`)
  const secret = randomBytes(24).toString('base64url')
  const own = (path: string) => paths.account && chownSync(path, paths.account.uid, paths.account.gid)
  try {
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { mode: 0o700 })
    writeFileSync(key, secret, { mode: 0o600 })
    own(making)
    own(key)
    await initialise(binaries, paths, making, key)
    writeFileSync(join(making, secretFile), secret, { mode: 0o600 })
    own(join(making, secretFile))
    take(making, paths.cluster)
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

async function initialise(binaries: Binaries, paths: ClusterPaths, folder: string, key: string): Promise<void> {
  const failures: string[] = []
  for (const locale of locales) {
    const args = ['-D', folder, '-U', 'crm', '-A', 'scram-sha-256', `--pwfile=${key}`, '-E', 'UTF8', ...locale, '--no-instructions']
    try {
      await run(binaries.initdb, args, { env: serverEnvironment(), cwd: paths.folder, ...paths.account })
      return
    } catch (error) {
      failures.push((error as { stderr?: string }).stderr?.trim() || String(error))
    }
  }
  throw new Error(`The private database could not be made in ${paths.folder}: ${failures[0]}`)
}

/** PG* variables of the shell are meant for other servers. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')))
}
