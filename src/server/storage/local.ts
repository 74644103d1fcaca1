import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Seen, Storage } from './storage.ts'

// another disk, a disk without links, too many links to one file
const unlinkable = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES'])

/** The same bytes under another path: a hard link, or a copy where links are not possible. Appears whole or not at all. */
export async function linkOrCopy(from: string, target: string, makeLink: typeof link = link): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await makeLink(from, unfinished).catch((error: NodeJS.ErrnoException) => {
      if (!unlinkable.has(error.code ?? '')) throw error
      return copyWhole(from, unfinished)
    })
    await rename(unfinished, target)
  } finally {
    // when both were one file already, renaming leaves both names
    await rm(unfinished, { force: true })
  }
}

async function copyWhole(from: string, target: string): Promise<void> {
  await copyFile(from, target)
  await flush(target)
}

/** Sees to it that a file is on the disk for good: what is refused never needs to be. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

async function write(target: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const unfinished = `${target}.${randomBytes(4).toString('hex')}.part`
  try {
    await writeFile(unfinished, bytes, { mode: 0o644, flush: true })
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Files on this machine's disk. Bytes that are shown at several places lie there once, as hard links. */
export class LocalStorage implements Storage {
  readonly publicAddress: string = ''
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async look(key: string): Promise<Seen | undefined> {
    const seen = await stat(join(this.folder, key)).catch(() => undefined)
    return seen?.isFile() ? { size: seen.size, stamp: [seen.ino, seen.size, seen.mtimeMs].join(' ') } : undefined
  }

  read(key: string): Promise<Buffer> {
    return readFile(join(this.folder, key))
  }

  put(key: string, bytes: Buffer): Promise<void> {
    return write(join(this.folder, key), bytes)
  }

  async keep(key: string, path: string): Promise<void> {
    await flush(path)
    await linkOrCopy(path, join(this.folder, key))
  }

  copy(from: string, to: string): Promise<void> {
    return linkOrCopy(join(this.folder, from), join(this.folder, to))
  }

  /** Whatever lies outside the folder is left alone. */
  async remove(key: string): Promise<void> {
    const root = resolve(this.folder)
    const target = resolve(root, key)
    if (target.startsWith(root + sep)) await rm(target, { force: true })
  }

  async removeBefore(folder: string, time: number): Promise<void> {
    const root = join(this.folder, folder)
    for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
      const seen = await stat(join(root, name)).catch(() => undefined)
      if (seen?.isFile() && seen.mtimeMs < time) await rm(join(root, name), { force: true })
    }
  }

  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(join(this.folder, key))
  }
}
