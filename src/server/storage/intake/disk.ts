import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../storage.ts'

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit', day: '2-digit' })

/** A name of ours for a file that came on this day: `attach/2026/11/21/<32 hex digits>`, without an ending. */
export const newKey = (now: Date, folder = 'attach'): string =>
  `${folder}/${day.format(now).replaceAll('-', '/')}/${randomBytes(16).toString('hex')}`

/** The path below the upload folder of an address that begins with `/uploads/`. */
export const storageKeyOf = (address: string): string => address.slice('/uploads/'.length)

/** Bytes that are on their way lie here until they are stored; begins with a dot, so that nobody is served them. */
export const incomingFolder = (folder: string): string => join(folder, '.incoming')

/** A path of its own for bytes on their way. */
export async function newIncoming(folder: string, name = randomBytes(16).toString('hex')): Promise<string> {
  await mkdir(incomingFolder(folder), { recursive: true })
  return join(incomingFolder(folder), name)
}

/** Removes a file by its address; whatever is no upload is left alone. */
export async function remove(files: Storage, address: string): Promise<void> {
  if (address.startsWith('/uploads/')) await files.remove(storageKeyOf(address))
}
