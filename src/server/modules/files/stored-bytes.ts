import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import type { Storage } from '../../storage/storage.ts'
import { approve, type Approved } from '../../storage/intake/arrival.ts'
import { contentKey, hasContent } from './content.ts'
import { storageKeyOf } from '../../storage/intake/disk.ts'
import { isFilmName, readThrough } from '../../storage/intake/film.ts'
import { isPictureName } from '../../storage/intake/picture.ts'
import { storeFile, type Destination, type Stored } from './store.ts'

interface StoredBytes extends Omit<Approved, 'path' | 'thumbnail'> {
  att_dir: string
}

const findStored = (db: Db, sentSha256: string): Promise<StoredBytes | undefined> =>
  row<StoredBytes>(
    db,
    sql`select att_dir, kind, att_type as mime, substring(att_dir from '[^.]+$') as extension, width, height,
      att_size as size, sha256, sent_sha256 as "sentSha256" from files
      where sent_sha256 = ${sentSha256} and sha256 <> '' order by crop is not null, id limit 1`,
  )

/** Where bytes of the library lie, when they still are what they were. */
async function storageKeyOfStored(files: Storage, { sha256, att_dir }: StoredBytes): Promise<string | undefined> {
  if (await hasContent(files, sha256)) return contentKey(sha256)
  const key = storageKeyOf(att_dir)
  const reading = await files.withFile(key, readThrough).catch(() => undefined)
  return reading?.sha256 === sha256 ? key : undefined
}

/** Does something with the library's own bytes of a hash, ready to be stored once more; undefined when it has none. */
export async function withStored<T>(
  db: Db,
  files: Storage,
  sentSha256: string,
  name: string,
  work: (file: Approved) => Promise<T>,
): Promise<T | undefined> {
  const stored = await findStored(db, sentSha256)
  const isNamedRight = stored?.kind === 'video' ? isFilmName(name) : isPictureName(name)
  const key = stored && isNamedRight ? await storageKeyOfStored(files, stored) : undefined
  if (!stored || !key) return undefined
  // a film that is kept is not looked at again
  if (stored.kind === 'video' && key === contentKey(stored.sha256)) return work({ ...stored, path: '', thumbnail: null })
  return files.withFile(key, async (path) => {
    if (stored.kind === 'video') return work({ ...stored, path, thumbnail: null })
    return work({ ...(await approve({ path, name: `known.${stored.extension}` })), sentSha256 })
  })
}

/** Stores a file whose bytes the library has already, without any of them being sent. */
export async function storeAgain(db: Db, files: Storage, sentSha256: string, to: Destination): Promise<Stored | undefined> {
  try {
    return await withStored(db, files, sentSha256, to.name, async (file) => ({ ...(await storeFile(db, files, file, to)), known: true }))
  } catch (error) {
    // the last file with these bytes went meanwhile: they must be sent
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
