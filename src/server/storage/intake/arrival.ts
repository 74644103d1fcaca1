import { createHash } from 'node:crypto'
import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { copyBlanked } from './cleaning/blank.ts'
import { locationsIn } from './cleaning/film.ts'
import { locationsInWebm } from './cleaning/webm.ts'
import { examineFilm, isFilmName, readThrough, type Film, type Reading } from './film.ts'
import { pictureLimit, videoLimit } from '../upload-limits.ts'
import { diskFault, faultOf, tooLarge } from './limits.ts'
import { examine, isPictureName, TooManyPixels } from './picture.ts'
import { Turns } from './turns.ts'

/** Bytes that came and lie whole on our disk, with the name that the client gave them. */
export interface Arrival {
  path: string
  name: string
}

/** An arrival that may be stored. */
export interface Approved {
  kind: 'picture' | 'video'
  mime: string
  extension: string
  /** Pixels; 0 when unknown. */
  width: number
  height: number
  /** Where the bytes to store lie. */
  path: string
  size: number
  sha256: string
  /** Of the bytes as they came. */
  sentSha256: string
  thumbnail: Buffer | null
}

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

// a picture is held whole while it is looked at, a film is read through
const looking = new Turns(4)

/**
 * Judges bytes that came by their content.
 * @param expected hash that they must have
 * @throws Refusal with file_suffix, file_content, file_pixels, film_content or upload_hash
 */
export function approve(arrival: Arrival, expected?: string): Promise<Approved> {
  return looking.run(isFilmName(arrival.name) ? 2 : 1, async () => {
    if (isFilmName(arrival.name)) return approveFilm(arrival, expected)
    if (!isPictureName(arrival.name)) throw faultOf('file_suffix')
    return approvePicture(arrival, expected)
  })
}

async function approvePicture({ path, name }: Arrival, expected: string | undefined): Promise<Approved> {
  const came = await readFile(path)
  if (came.length > pictureLimit) throw tooLarge(pictureLimit)
  const sentSha256 = sha256Of(came)
  if (expected && sentSha256 !== expected) throw faultOf('upload_hash')
  const seen = await examine(came, name)
  if (seen instanceof TooManyPixels) throw faultOf('file_pixels', { million: Math.floor(seen.most / 1_000_000) })
  if (typeof seen === 'string') throw faultOf(seen)
  const { picture, bytes, thumbnail } = seen
  const isSame = bytes.equals(came)
  const cleaned = isSame ? path : cleanedPath(path)
  if (!isSame) await writeFile(cleaned, bytes, { mode: 0o644 }).catch((error: unknown) => takeAway(cleaned, error))
  const sha256 = isSame ? sentSha256 : sha256Of(bytes)
  return { kind: 'picture', ...picture, path: cleaned, size: bytes.length, sha256, sentSha256, thumbnail }
}

async function approveFilm({ path, name }: Arrival, expected: string | undefined): Promise<Approved> {
  const reading = await readThrough(path)
  const { size, sha256 } = reading
  if (size > videoLimit) throw tooLarge(videoLimit)
  if (expected && sha256 !== expected) throw faultOf('upload_hash')
  const film = await examineFilm(path, name, reading)
  if (typeof film === 'string') throw faultOf(film)
  const cleaned = await withoutLocations(path, film, reading)
  return { kind: 'video', ...film, width: 0, height: 0, ...cleaned, sentSha256: sha256, thumbnail: null }
}

/** The film as it is stored: without the place where it was taken, which is nobody's business. */
async function withoutLocations(path: string, { extension }: Film, { size, sha256 }: Reading) {
  const file = await open(path)
  const look = extension === 'webm' ? locationsInWebm : locationsIn
  const found = await look(file, size).finally(() => file.close())
  if (found.length === 0) return { path, size, sha256 }
  const cleaned = cleanedPath(path)
  await copyBlanked(path, cleaned, found).catch((error: unknown) => takeAway(cleaned, error))
  return { path: cleaned, size, sha256: (await readThrough(cleaned)).sha256 }
}

const cleanedPath = (path: string) => `${path}.clean`

/** Half of a copy would lie on a disk that is full already. @throws always */
async function takeAway(path: string, error: unknown): Promise<never> {
  await rm(path, { force: true }).catch(() => undefined)
  throw diskFault(error)
}

/** Removes what came from where it waited; what was stored of it stays. */
export async function discard({ path }: Pick<Arrival, 'path'>): Promise<void> {
  await Promise.all([rm(path, { force: true }), rm(cleanedPath(path), { force: true })])
}
