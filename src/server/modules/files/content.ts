import { randomBytes } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// begins with a dot: neither we nor a web server in front of us hands it out
const contentFolder = '.content'

/** Where the bytes of a hash lie, once for all addresses that show them. */
export const contentPath = (folder: string, sha256: string): string => join(folder, contentFolder, sha256.slice(0, 2), sha256)

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
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => -1,
  )

/** Keeps the bytes of a file that lies whole on our disk; known ones are not written again. */
export async function keepContent(folder: string, sha256: string, from: string): Promise<void> {
  const target = contentPath(folder, sha256)
  if ((await sizeOf(target)) === (await sizeOf(from))) return
  await flush(from)
  await linkOrCopy(from, target)
}

export const hasContent = async (folder: string, sha256: string): Promise<boolean> => (await sizeOf(contentPath(folder, sha256))) >= 0

/** Shows kept bytes at an address, in place of what was there. */
export const placeContent = (folder: string, sha256: string, place: string): Promise<void> =>
  linkOrCopy(contentPath(folder, sha256), join(folder, place))

export const dropContent = (folder: string, sha256: string): Promise<void> => rm(contentPath(folder, sha256), { force: true })
