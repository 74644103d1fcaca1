import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps in memory what lies here. */
const memory = '/dev/shm'
/** Bytes that must be free, of the folder and of the machine: several databases, browsers and pictures of a run at once. */
const enough = 6e9
const prefix = 'crm-run-'

/**
 * A folder in memory for what a run of tests puts into its temporary one, where there is plenty of it; else none, and they lie on the disk.
 * A database of 1,400 files is copied for each file of the server's tests: on a disk one copy took half a second of a processor, here a
 * twentieth.
 */
export function memoryFolder() {
  try {
    sweep()
    // a private PostgreSQL may lie there with its programs
    if (new RegExp(`^\\S+ ${memory} \\S+ \\S*\\bnoexec\\b`, 'm').test(readFileSync('/proc/mounts', 'utf8'))) return
    const { bavail, bsize } = statfsSync(memory)
    const available = Number(/MemAvailable: +(\d+) kB/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024
    if (!(bavail * bsize > enough && available > enough)) return
    const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`))
    // PostgreSQL, which never runs as root, goes through it
    chmodSync(folder, 0o711)
    return folder
  } catch {
    // another system, or nobody may write there
  }
}

/** A run that was killed leaves its folder, which nobody but the next run would clear from memory. */
function sweep() {
  for (const name of readdirSync(memory)) {
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      rmSync(join(memory, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
