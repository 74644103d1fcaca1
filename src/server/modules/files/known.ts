import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { approve, type Approved } from './arrival.ts'
import { contentPath, hasContent } from './content.ts'
import { placeOf } from './disk.ts'
import { isFilmName, readThrough } from './film.ts'
import { isPictureName } from './picture.ts'
import { storeFile, type Destination, type Stored } from './store.ts'

interface Known extends Omit<Approved, 'path' | 'thumbnail'> {
  att_dir: string
}

const findKnown = (db: Db, sentSha256: string): Promise<Known | undefined> =>
  row<Known>(
    db,
    sql`select att_dir, kind, att_type as mime, substring(att_dir from '[^.]+$') as extension, width, height,
      att_size as size, sha256, sent_sha256 as "sentSha256" from files
      where sent_sha256 = ${sentSha256} and sha256 <> '' order by crop is not null, id limit 1`,
  )

/** Where bytes of the library lie, when they still are what they were. */
async function pathOf(folder: string, { sha256, att_dir }: Known): Promise<string | undefined> {
  if (await hasContent(folder, sha256)) return contentPath(folder, sha256)
  const path = join(folder, placeOf(att_dir))
  const reading = await readThrough(path).catch(() => undefined)
  return reading?.sha256 === sha256 ? path : undefined
}

/** The library's own bytes of a hash, ready to be stored once more; undefined when it has none. */
export async function approveKnown(db: Db, folder: string, sentSha256: string, name: string): Promise<Approved | undefined> {
  const known = await findKnown(db, sentSha256)
  const isNamedRight = known?.kind === 'video' ? isFilmName(name) : isPictureName(name)
  const path = known && isNamedRight ? await pathOf(folder, known) : undefined
  if (!known || !path) return undefined
  if (known.kind === 'video') return { ...known, path, thumbnail: null }
  const approved = await approve({ path, name: `known.${known.extension}` })
  return { ...approved, sentSha256 }
}

/** Stores a file whose bytes the library has already, without any of them being sent. */
export async function storeKnown(db: Db, folder: string, sentSha256: string, to: Destination): Promise<Stored | undefined> {
  try {
    const approved = await approveKnown(db, folder, sentSha256, to.name)
    return approved && { ...(await storeFile(db, folder, approved, to)), known: true }
  } catch (error) {
    // the last file with these bytes went meanwhile: they must be sent
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
