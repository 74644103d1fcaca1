import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { VideoPieceReply } from '#src/api/file-uploads.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { videoLimit } from '../../storage/upload-limits.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, discard } from '../../storage/intake/arrival.ts'
import { incomingFolder } from '../../storage/intake/disk.ts'
import { beginsAsFilm, isFilmName } from '../../storage/intake/film.ts'
import { faultOf, isPassing, tooLarge } from '../../storage/intake/limits.ts'
import { endingOf } from '../../storage/intake/picture.ts'
import { appendPiece, refuseFullDisk, type Piece } from './pieces.ts'
import { lockUploadsOf, refuseOverQuota } from './quota.ts'
import { storeFile } from './store.ts'

// what the shop takes by its name; what we do not know by its content is refused in the reply
const shopEndings = new Set('avi mp4 wmv rm mpg mpeg mov flv swf webm m4v'.split(' '))

/** Films that one administrator may have unfinished. */
const mostFilms = 3
/** Minutes without a piece after which an unfinished film makes room for another one. */
const leftAfter = 10

export interface VideoPiece {
  name: string
  /** From 1. */
  number: number
  total: number
  /** Of the whole film, or of the piece that carries it; empty when the client does not say. */
  md5: string
}

interface VideoUpload {
  id: string
  pieces: number
  last_at: number
  stored: number
  address: string
}

const columns = sql`id, pieces, last_at, stored, address`
const idOf = (admin: number, { name, total, md5 }: VideoPiece) =>
  `video-${createHash('sha256')
    .update(JSON.stringify([admin, name, total, md5]))
    .digest('hex')
    .slice(0, 32)}`
const pathOf = (folder: string, id: string) => join(incomingFolder(folder), id)

export const waiting: VideoPieceReply = { code: 1, msg: 'waiting', file_path: '' }

/**
 * Takes one piece of a film; the last number ends it (media contract). Pieces come strictly in order: a piece that
 * comes once more takes the place of itself, the last one answers the film again.
 * @throws Refusal whose sentence becomes the reply's `msg`, with 0 as its code; 400558 in the envelope for other endings
 */
export async function takeVideoPiece(db: Db, files: Storage, admin: number, piece: VideoPiece, bytes: Piece): Promise<VideoPieceReply> {
  const id = idOf(admin, piece)
  if (piece.number === 1) await refuseFirst(files, piece, bytes)
  const upload = await append(db, files, id, admin, piece, bytes)
  if (piece.number < piece.total) return waiting
  if (upload.address) return whole(upload.address)
  const arrival = { path: pathOf(files.folder, id), name: piece.name }
  try {
    await refuseMd5(arrival.path, bytes, piece.md5)
    const { src } = await storeFile(db, files, await approve(arrival), {
      name: piece.name,
      pid: 0,
      admin,
    })
    await db.execute(sql`update video_uploads set address = ${src}, touched_at = now() where id = ${id}`)
    await discard(arrival)
    return whole(src)
  } catch (error) {
    if (error instanceof Refusal && !isPassing(error)) {
      await db.execute(sql`delete from video_uploads where id = ${id}`)
      await discard(arrival)
    }
    throw error
  }
}

const whole = (address: string): VideoPieceReply => ({
  code: 2,
  msg: 'success',
  file_path: address,
})

/** Refused as the shop does by the ending; and what we would refuse in the end before all of it was sent. */
export function refuseVideoName({ name }: Pick<VideoPiece, 'name'>): void {
  if (!shopEndings.has(endingOf(name))) throw new Refusal({ status: 400558 })
  if (!isFilmName(name)) throw faultOf('film_content')
}

/** What would be refused in the end is refused before the rest of it is sent. */
async function refuseFirst(files: Storage, { name, total }: VideoPiece, bytes: Piece): Promise<void> {
  // all pieces but the last have the size of the first
  const least = (total - 1) * bytes.size
  if (least > videoLimit) throw tooLarge(videoLimit)
  if (!(await beginsAsFilm(bytes.path, name))) throw faultOf('film_content')
  await refuseFullDisk(files.folder, least)
}

/** Refused with upload_quota when too many are under way already; of what was left the oldest goes: its id. */
async function makeRoom(db: Db, id: string, admin: number): Promise<string | undefined> {
  const others = await rows<{ id: string; isLeft: boolean }>(
    db,
    sql`select id, touched_at < now() - make_interval(mins => ${leftAfter}) as "isLeft" from video_uploads
      where admin_id = ${admin} and address = '' and id <> ${id} order by touched_at`,
  )
  if (others.length < mostFilms) return undefined
  const [oldest] = others
  if (!oldest?.isLeft) throw faultOf('upload_quota')
  await db.execute(sql`delete from video_uploads where id = ${oldest.id}`)
  return oldest.id
}

async function append(
  db: Db,
  files: Storage,
  id: string,
  admin: number,
  { name, number, total }: VideoPiece,
  bytes: Piece,
): Promise<VideoUpload> {
  const { upload, discarded } = await transaction(db, async (inner) => {
    await lockUploadsOf(inner, admin)
    const room = number === 1 ? await makeRoom(inner, id, admin) : undefined
    await inner.execute(sql`insert into video_uploads (id, admin_id, name) values (${id}, ${admin}, ${name}) on conflict do nothing`)
    const before = (await row<VideoUpload>(inner, sql`select ${columns} from video_uploads where id = ${id} for update`))!
    if (before.address && number === total && total > 1) return { upload: before, discarded: room }
    const at = offsetOf(before, number)
    if (at + bytes.size > videoLimit) throw tooLarge(videoLimit)
    await refuseOverQuota(inner, admin, bytes.size, number === 1)
    await refuseFullDisk(files.folder, bytes.size)
    await appendPiece(pathOf(files.folder, id), at, bytes)
    await truncate(pathOf(files.folder, id), at + bytes.size)
    const after = await row<VideoUpload>(
      inner,
      sql`update video_uploads set pieces = ${number}, last_at = ${at}, stored = ${at + bytes.size}, address = '', touched_at = now()
        where id = ${id} returning ${columns}`,
    )
    return { upload: after!, discarded: room }
  })
  // the row is gone for good by now
  if (discarded) await discard({ path: pathOf(files.folder, discarded) })
  return upload
}

/** Where a piece belongs. The first one begins anew. */
function offsetOf({ pieces, last_at, stored }: VideoUpload, number: number): number {
  if (number === 1) return 0
  if (number === pieces) return last_at
  if (number !== pieces + 1) throw faultOf('video_order', { next: pieces + 1 })
  return stored
}

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

async function refuseMd5(path: string, last: Piece, md5: string): Promise<void> {
  if (!/^[0-9a-f]{32}$/i.test(md5)) return
  const said = md5.toLowerCase()
  if ((await md5Of(path)) !== said && (await md5Of(last.path)) !== said) throw faultOf('upload_hash')
}
