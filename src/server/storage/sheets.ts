import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Storage } from './storage.ts'

/** Bytes of a sheet at most: some ten thousand lines. */
export const sheetLimit = 2 * 1024 * 1024

// hidden, so that no address leads to what stands in it: names and addresses of buyers
const folderName = '.sheets'
const day = 86_400_000

export const isSheetName = (name: string): boolean => /\.(xlsx|csv)$/i.test(name)

/** Keeps a sheet until a call reads it, for a day at most; answers the name by which that call asks for it. */
export async function keepSheet(storage: Storage, path: string): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await storage.removeBefore(folderName, Date.now() - day)
  await storage.keep(`${folderName}/${id}`, path)
  return `/sheets/${id}.xlsx`
}

export const isSmallSheet = async (path: string): Promise<boolean> => (await stat(path)).size <= sheetLimit

const keyOf = (name: string) => {
  const id = /^\/sheets\/([0-9a-f]{32})\.xlsx$/.exec(name)?.[1]
  return id && `${folderName}/${id}`
}

/** The bytes of a sheet; undefined for one that is not there, or no more. */
export async function readKeptSheet(storage: Storage, name: string): Promise<Buffer | undefined> {
  const key = keyOf(name)
  return key && (await storage.look(key)) ? storage.read(key) : undefined
}

export async function dropSheet(storage: Storage, name: string): Promise<void> {
  const key = keyOf(name)
  if (key) await storage.remove(key)
}
