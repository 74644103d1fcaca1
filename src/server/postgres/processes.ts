import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** True while a process exists and is no zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/** A killed process that nobody has reaped yet; only Linux tells. */
export function isZombie(pid: number): boolean {
  try {
    return /^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

export interface LockFile {
  pid: number
  port: number
}

/** What `postmaster.pid` says; undefined when there is none. */
export function readLockFile(cluster: string): LockFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Math.abs(Number(lines[0]))
    return pid ? { pid, port: Number(lines[3]) } : undefined
  } catch {
    return undefined
  }
}

/**
 * True when the lock file's process is certainly no server on this cluster: dead, a zombie, or another program
 * under a number used again, with no process left that works in the cluster. Only then may the file be removed:
 * it holds the shared-memory key that protects against a living backend. Systems without /proc are never sure.
 * A file without a number (`pid` undefined) is what a start leaves that was cut off, or has not written yet: its process works in the cluster.
 */
export function isLockStale(cluster: string, pid: number | undefined): boolean {
  try {
    const workers = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksIn(name, cluster))
    if (workers.length) return false
    return pid === undefined || !isAlive(pid) || !/postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

function worksIn(pid: string, cluster: string): boolean {
  try {
    const folder = readlinkSync(`/proc/${pid}/cwd`)
    return folder === cluster || folder.startsWith(`${cluster}/`)
  } catch {
    // gone, or somebody else's: a server of this cluster would be ours to read
    return false
  }
}
