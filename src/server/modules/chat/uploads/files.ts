import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { MessageFile } from '#src/api/chat-uploads.ts'
import { row, type Db } from '#src/server/db.ts'
import type { Arrival } from '#src/server/storage/intake/arrival.ts'
import { faultOf } from '#src/server/storage/intake/limits.ts'
import { isPaper, isPaperName } from '#src/server/storage/intake/papers/paper.ts'
import { endingOf } from '#src/server/storage/intake/picture.ts'
import { storeLoose } from '#src/server/storage/intake/store-loose.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { storageKeyOf } from '#src/server/storage/intake/disk.ts'
import { takeUpload } from './allowance.ts'
import { harmlessName } from '#src/server/storage/intake/papers/file-name.ts'

/** Beside the pictures of chats. */
const folder = 'store/chat'

interface Kept {
  key: string
  name: string
  size: number
}

/** Judges a file that came and keeps it for who sent it. @throws Refusal with file_missing, chat-file-kind, chat-file-content or chat-files */
export async function keepFile(db: Db, storage: Storage, uid: number, came: Arrival | undefined): Promise<Kept> {
  if (!came?.name) throw faultOf('file_missing')
  if (!isPaperName(came.name)) throw faultOf('chat-file-kind')
  if (!(await isPaper(came.path, came.name))) throw faultOf('chat-file-content', { ending: endingOf(came.name) })
  const giveBack = await takeUpload(db, uid, 'chat-files')
  try {
    const kept = { key: randomBytes(16).toString('hex'), name: harmlessName(came.name), size: (await stat(came.path)).size }
    const address = await storeLoose(storage, { path: came.path, extension: endingOf(came.name) }, folder)
    await db.execute(
      sql`insert into chat_files (key, uid, name, size, location) values (${kept.key}, ${uid}, ${kept.name}, ${kept.size}, ${storageKeyOf(address)})`,
    )
    return kept
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Where everybody reads a file who has its key. */
export const fileAddress = (key: string, origin: string): string => `${origin}/kefuapi/file/${key}`

/** The file that a message names; null where its sender has uploaded none by that key, undefined where it names none. */
export async function fileSent(db: Db, key: unknown, sender: number, origin: string): Promise<MessageFile | null | undefined> {
  if (key === undefined) return undefined
  const found = await row<{ name: string; size: number }>(
    db,
    sql`select name, size::int as size from chat_files where key = ${typeof key === 'string' ? key : ''} and uid = ${sender}`,
  )
  return found ? { ...found, url: fileAddress(String(key), origin) } : null
}

/** Where the bytes of a file lie. */
export const findFile = (db: Db, key: string): Promise<{ name: string; size: number; location: string } | undefined> =>
  row(db, sql`select name, size::int as size, location from chat_files where key = ${key}`)
