import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The user the server runs as: PostgreSQL refuses root. */
export interface Account {
  uid: number
  gid: number
}

/** Where a private server lives. */
export interface ClusterPaths {
  /** Holds `pg`, the log and the socket folder. */
  folder: string
  cluster: string
  sockets: string
  log: string
  /** Only as root: the user to become. */
  account: Account | undefined
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const isRoot = () => process.getuid?.() === 0

/** Makes the folders. As root, in a folder no other user may enter, the cluster lives under /var/lib. */
export function preparePaths(wanted: string): ClusterPaths {
  mkdirSync(wanted, { recursive: true })
  const requested = realpathSync(wanted)
  const account = isRoot() ? accountFor(join(requested, 'pg'), requested) : undefined
  if (account) chmodSync(requested, statSync(requested).mode | 0o011)
  const folder = account && !canEnter(requested, account) ? elsewhere(requested, account) : requested
  if (account && folder === requested) madeFor(join(folder, 'pg.run'), account)
  return { folder, cluster: join(folder, 'pg'), sockets: socketFolder(folder, account), log: join(folder, 'postgres.log'), account }
}

function elsewhere(requested: string, account: Account): string {
  const folder = madeFor(join('/var/lib', `crm-${hashOf(requested)}`), account)
  writeFileSync(
    join(requested, 'pg.place'),
    `The database is in ${folder}: PostgreSQL does not run as root, and no other user may enter this folder.\n`,
  )
  return folder
}

function accountFor(cluster: string, folder: string): Account {
  for (const path of [cluster, folder]) {
    const owner = statOf(path)
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // no such user here
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody". Start as another user, or give DATABASE_URL.',
  )
}

const statOf = (path: string) => {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** Every parent must let the account through. */
export function canEnter(folder: string, account: Account): boolean {
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (path === dirname(path)) return true
  }
}

function madeFor(folder: string, account: Account | undefined): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

// sun_path: 104 bytes with its end on macOS, 108 on Linux
const longest = 103 - '/.s.PGSQL.5432'.length

function socketFolder(folder: string, account: Account | undefined): string {
  const near = join(folder, 'pg.run')
  if (Buffer.byteLength(near) <= longest) return madeFor(near, account)
  const far = join(tmpdir(), `crm-pg-${hashOf(folder)}`)
  const path = Buffer.byteLength(far) <= longest ? far : join('/tmp', `crm-pg-${hashOf(folder)}`)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  const ours = [process.getuid?.(), account?.uid]
  if (!found.isDirectory() || !ours.includes(found.uid)) throw new Error(`${path} is not a folder of ours; remove it and start again.`)
  accessSync(path, constants.W_OK)
  return madeFor(path, account)
}
