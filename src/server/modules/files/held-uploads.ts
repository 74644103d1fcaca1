import { randomBytes } from 'node:crypto'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { HeldUpload } from '#src/api/file-uploads.ts'
import { row, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { pictureLimit, pieceLimit, pieceSize, videoLimit } from '../../storage/upload-limits.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, discard } from '../../storage/intake/arrival.ts'
import { incomingFolder } from '../../storage/intake/disk.ts'
import { isFilmName } from '../../storage/intake/film.ts'
import { storeAgain, withStored } from './stored-bytes.ts'
import { faultOf, isPassing, tooLarge } from '../../storage/intake/limits.ts'
import { appendPiece, bytesOf, receivePiece, refuseFullDisk, type Piece } from './pieces.ts'
import { isPictureName } from '../../storage/intake/picture.ts'
import { lockUploadsOf, refuseOverQuota } from './quota.ts'
import { refuseReplacing, replaceContent } from './replace.ts'
import { refuseCategory, storeFile, type Stored } from './store.ts'

export interface Wanted {
  name: string
  size: number
  sha256: string
  pid: number
  replaces: number | null
}

interface Held extends Wanted {
  id: string
  admin_id: number
  stored: number
}

const columns = sql`id, admin_id, name, pid, size, sha256, stored, replaces`
const pathOf = (folder: string, { id }: Pick<Held, 'id'>) => join(incomingFolder(folder), id)

/** How the browser sees an upload. */
export const heldUpload = ({ id, stored, size }: Held): HeldUpload => ({
  id,
  offset: stored,
  size,
  piece: pieceSize(),
})

function refuseNameAndSize({ name, size }: Wanted): void {
  const isFilm = isFilmName(name)
  if (!isFilm && !isPictureName(name)) throw faultOf('file_suffix')
  const limit = isFilm ? videoLimit : pictureLimit
  if (size > limit) throw tooLarge(limit)
  if (size === 0) throw faultOf(isFilm ? 'film_content' : 'file_content')
}

/** Stores or exchanges without a byte being sent, where the library has them. */
async function takeStored(db: Db, files: Storage, wanted: Wanted, admin: number): Promise<Stored | undefined> {
  if (!wanted.replaces) return storeAgain(db, files, wanted.sha256, { ...wanted, admin })
  const { replaces } = wanted
  return withStored(db, files, wanted.sha256, wanted.name, async (file) => ({
    ...(await replaceContent(db, files, replaces, file)),
    known: true,
  }))
}

/** Begins an upload, goes on with the same one, or ends it at once. Uploads of one administrator begin one after the other. */
export async function begin(db: Db, files: Storage, wanted: Wanted, admin: number): Promise<Held | Stored> {
  refuseNameAndSize(wanted)
  await refuseCategory(db, wanted.pid)
  if (wanted.replaces) await refuseReplacing(db, wanted.replaces, isFilmName(wanted.name) ? 'video' : 'picture')
  const stored = await takeStored(db, files, wanted, admin)
  if (stored) return stored
  const held = await transaction(db, async (inner) => {
    await lockUploadsOf(inner, admin)
    return (await goOn(inner, wanted, admin)) ?? (await hold(inner, files, wanted, admin))
  })
  return held.stored === held.size ? finish(db, files, held) : held
}

const goOn = (db: Db, { name, pid, size, sha256, replaces }: Wanted, admin: number) =>
  row<Held>(
    db,
    sql`update file_uploads set touched_at = now() where id = (select id from file_uploads where admin_id = ${admin} and sha256 = ${sha256}
      and name = ${name} and pid = ${pid} and size = ${size} and replaces is not distinct from ${replaces} limit 1) returning ${columns}`,
  )

async function hold(db: Db, files: Storage, { name, pid, size, sha256, replaces }: Wanted, admin: number): Promise<Held> {
  await refuseOverQuota(db, admin, size)
  await refuseFullDisk(files.folder, size)
  const made = await row<Held>(
    db,
    sql`insert into file_uploads (id, admin_id, name, pid, size, sha256, replaces)
      values (${randomBytes(16).toString('hex')}, ${admin}, ${name}, ${pid}, ${size}, ${sha256}, ${replaces}) returning ${columns}`,
  )
  return made!
}

/** An upload of this administrator; nobody else's is told of. @throws Refusal upload_unknown */
export async function findHeld(db: Db, id: string, admin: number, isLocked = false): Promise<Held> {
  const lock = isLocked ? sql`for update` : sql``
  const found = await row<Held>(db, sql`select ${columns} from file_uploads where id = ${id} and admin_id = ${admin} ${lock}`)
  if (!found) throw faultOf('upload_unknown')
  return found
}

const wrongOffset = (held: Held) => new Refusal({ status: 400, code: 'upload_offset', data: heldUpload(held) })

/**
 * Takes the next piece. What is answered as stored is on the disk for good; a piece that breaks off was never sent.
 * An empty piece at the end of an upload only ends it.
 */
export async function takePiece(
  db: Db,
  files: Storage,
  at: { id: string; admin: number; offset: number },
  body: Readable,
): Promise<Held | Stored> {
  const { id, admin, offset } = at
  const before = await findHeld(db, id, admin)
  if (before.stored !== offset) throw wrongOffset(before)
  const piece = await receivePiece(files.folder, id, body, Math.min(pieceLimit, before.size - offset))
  try {
    const held = piece.size ? await append(db, files, at, piece) : before
    return held.stored === held.size ? await finish(db, files, held) : held
  } finally {
    await rm(piece.path, { force: true })
  }
}

// the row's lock lets one piece after the other through, whichever process took it off the wire
async function append(
  db: Db,
  files: Storage,
  { id, admin, offset }: { id: string; admin: number; offset: number },
  piece: Piece,
): Promise<Held> {
  const held = await transaction(db, async (inner) => {
    const found = await findHeld(inner, id, admin, true)
    // somebody may have emptied the folder behind our back
    const stored = Math.min(found.stored, await bytesOf(pathOf(files.folder, found)))
    const isNext = stored === offset
    if (isNext) await appendPiece(pathOf(files.folder, found), offset, piece)
    return row<Held & { isNext: boolean }>(
      inner,
      sql`update file_uploads set stored = ${isNext ? offset + piece.size : stored}, touched_at = now() where id = ${id}
        returning ${columns}, ${isNext}::boolean as "isNext"`,
    )
  })
  if (!held!.isNext) throw wrongOffset(held!)
  return held!
}

// a client that asks again while its upload is being judged gets the same answer
const finishing = new Map<string, Promise<Stored>>()

function finish(db: Db, files: Storage, held: Held): Promise<Stored> {
  const running = finishing.get(held.id) ?? judge(db, files, held).finally(() => finishing.delete(held.id))
  finishing.set(held.id, running)
  return running
}

async function judge(db: Db, files: Storage, held: Held): Promise<Stored> {
  const arrival = { path: pathOf(files.folder, held), name: held.name }
  try {
    await truncate(arrival.path, held.size)
    const file = await approve(arrival, held.sha256)
    const stored = held.replaces
      ? await replaceContent(db, files, held.replaces, file)
      : await storeFile(db, files, file, { name: held.name, pid: held.pid, admin: held.admin_id })
    await forget(db, files, held)
    return stored
  } catch (error) {
    // what is refused is refused for good; a full disk or a database that is away is not the file's fault
    if (error instanceof Refusal && !isPassing(error)) await forget(db, files, held)
    throw error
  }
}

async function forget(db: Db, files: Storage, held: Held): Promise<void> {
  await db.execute(sql`delete from file_uploads where id = ${held.id}`)
  await discard({ path: pathOf(files.folder, held) })
}

/** Ends an upload without a file. */
export async function giveUp(db: Db, files: Storage, id: string, admin: number): Promise<void> {
  await forget(db, files, await findHeld(db, id, admin))
}
