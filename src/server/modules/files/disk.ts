import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** A name of ours for a file that came on this day: `attach/2026/11/21/<32 hex digits>`, without an ending. */
export const newPlace = (now: Date): string => `attach/${day.format(now).replaceAll('-', '/')}/${randomBytes(16).toString('hex')}`

/** The path below the upload folder of an address that begins with `/uploads/`. */
export const placeOf = (address: string): string => address.slice('/uploads/'.length)

/** Bytes that are on their way lie here until they are stored; begins with a dot, so that nobody is served them. */
export const incomingFolder = (folder: string): string => join(folder, '.incoming')

/** A path of its own for bytes on their way. */
export async function newIncoming(folder: string, name = randomBytes(16).toString('hex')): Promise<string> {
  await mkdir(incomingFolder(folder), { recursive: true })
  return join(incomingFolder(folder), name)
}

/** Writes a file below the upload folder; it appears whole or not at all. */
export async function put(folder: string, place: string, bytes: Buffer): Promise<void> {
  const target = join(folder, place)
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

/** Removes a file by its address; whatever lies outside the upload folder is left alone. */
export async function remove(folder: string, address: string): Promise<void> {
  if (!address.startsWith('/uploads/')) return
  const root = resolve(folder)
  const target = resolve(root, address.slice('/uploads/'.length))
  if (target.startsWith(root + sep)) await rm(target, { force: true })
}
