import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import type { FocalPoint } from '#src/api/file-library.ts'
import { row, type Db } from '../../db.ts'
import type { Storage } from '../../storage/storage.ts'
import { pixelLimit } from '../../storage/intake/decoding-cost.ts'
import { isAt } from './service.ts'
import { Turns } from '../../storage/intake/turns.ts'

/** Widths that are made: what screens show, and no more than that many files. */
const widths = [160, 320, 480, 750, 1125, 1500]
/** Sides of the squares that are cut around the focal point, where a height is asked for, too. */
const squares = [480, 1500]

/** A size that is made. */
export interface Size {
  width: number
  height: number | undefined
}

const atLeast = (sizes: readonly number[], side: number) => sizes.find((size) => size >= side) ?? sizes.at(-1)!
const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= 10_000

/**
 * The size that is made for one that is asked for: the next larger one, at most the largest. With a height it is the
 * square that covers both sides. Undefined for what is no size.
 */
export function sizeFor(width: number, height: number | undefined): Size | undefined {
  if (!isSide(width) || (height !== undefined && !isSide(height))) return undefined
  if (height === undefined) return { width: atLeast(widths, width), height }
  const side = atLeast(squares, Math.max(width, height))
  return { width: side, height: side }
}

// begins with a dot: handed out by us alone
const folderName = '.thumbnails'
/** Wider AVIF pictures take longer than anybody waits. */
const widestAvif = 480
const seconds = 10

export interface Wanted extends Size {
  /** Path below the upload folder. */
  path: string
  accept: string
  /** Asked before one is made, which costs more than handing out one that is kept. */
  mayMake: () => boolean
}

/** What is asked for would have to be made, and whoever asks had too many made. */
export const tooMany = Symbol('too many')

export interface Thumbnail {
  bytes: Buffer
  type: 'image/avif' | 'image/webp'
  /** Of the bytes, for ETag. */
  key: string
}

/** Apart from where uploads are decoded, who need not wait for anybody's thumbnails: two small pictures at once, or a large one. */
const making = new Turns(2)
const largeFrom = 1024 * 1024
/** What is being made now: who asks for the same waits for it. */
const underWay = new Map<string, Promise<Buffer>>()

const formatOf = ({ accept, width }: Wanted) => (width <= widestAvif && accept.includes('image/avif') ? 'avif' : 'webp')

/** The part of a picture that has the shape wanted, as near around the point as it can be. */
export function partAround(picture: { width: number; height: number }, shape: { width: number; height: number }, focal: FocalPoint) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)))
  const start = (share: number, all: number, part: number) => Math.round(Math.min(Math.max(share * all - part / 2, 0), all - part))
  return { left: start(focal.x, picture.width, width), top: start(focal.y, picture.height, height), width, height }
}

async function shaped(bytes: Buffer, { width, height }: Wanted, focal: FocalPoint): Promise<Sharp> {
  const options = { limitInputPixels: pixelLimit, failOn: 'error' as const, sequentialRead: true }
  if (!height) return sharp(bytes, options).autoOrient().resize({ width, withoutEnlargement: true })
  const { autoOrient } = await sharp(bytes, options).metadata()
  const part = partAround(autoOrient, { width, height }, focal)
  // shrinks while it decodes, and cuts what is small by then
  const scale = Math.min(1, width / part.width)
  const small = { width: Math.max(1, Math.round(autoOrient.width * scale)), height: Math.max(1, Math.round(autoOrient.height * scale)) }
  const cut = partAround(small, { width, height }, focal)
  return sharp(bytes, options)
    .autoOrient()
    .resize({ ...small, fit: 'fill' })
    .extract(cut)
}

async function make(bytes: Buffer, wanted: Wanted, focal: FocalPoint, format: 'avif' | 'webp'): Promise<Buffer> {
  const picture = (await shaped(bytes, wanted, focal)).timeout({ seconds })
  return (format === 'avif' ? picture.avif({ quality: 55, effort: 1 }) : picture.webp({ quality: 80, effort: 2 })).toBuffer()
}

interface Making {
  /** Bytes of the whole picture. */
  size: number
  mayMake: () => boolean
  work: () => Promise<Buffer>
}

async function storedOrMade(files: Storage, storageKey: string, { size, mayMake, work }: Making): Promise<Buffer | typeof tooMany> {
  const stored = await files.read(storageKey).catch(() => undefined)
  if (stored) return stored
  const running = underWay.get(storageKey)
  if (running) return running
  if (!mayMake()) return tooMany
  const made = making
    .run(size > largeFrom ? 2 : 1, work)
    // a full disk must not keep anybody from seeing it
    .then((bytes) =>
      files.put(storageKey, bytes).then(
        () => bytes,
        () => bytes,
      ),
    )
    .finally(() => underWay.delete(storageKey))
  underWay.set(storageKey, made)
  return made
}

const focalOf = async (db: Db, path: string): Promise<FocalPoint> =>
  (await row<{ focal: FocalPoint | null }>(db, sql`select focal from files where ${isAt(`/uploads/${path}`)} limit 1`))?.focal ?? {
    x: 0.5,
    y: 0.5,
  }

/**
 * A smaller picture in AVIF or WebP, made when it is first asked for and kept until what lies at the path changes.
 * With both sides given it is cut around the focal point. The first picture of an animation stands for it.
 * @returns undefined when there is no picture at the path
 */
export async function thumbnail(db: Db, files: Storage, wanted: Wanted): Promise<Thumbnail | typeof tooMany | undefined> {
  const seen = await files.look(wanted.path)
  if (!seen) return undefined
  const format = formatOf(wanted)
  const focal = wanted.height ? await focalOf(db, wanted.path) : { x: 0.5, y: 0.5 }
  // what lies at an address changes by another file taking its place
  const facts = [wanted.path, seen.stamp, wanted.width, wanted.height ?? '', wanted.height ? [focal.x, focal.y] : '', format]
  const key = createHash('sha256').update(facts.join(' ')).digest('hex').slice(0, 32)
  const storageKey = `${folderName}/${key.slice(0, 2)}/${key}.${format}`
  try {
    const work = async () => make(await files.read(wanted.path), wanted, focal, format)
    const bytes = await storedOrMade(files, storageKey, { size: seen.size, mayMake: wanted.mayMake, work })
    return bytes === tooMany ? bytes : { bytes, type: `image/${format}`, key }
  } catch {
    return undefined
  }
}

/** Removes thumbnails that were made longer ago than that; what is still looked at is made again. */
export const sweepThumbnails = (files: Storage, days = 30): Promise<void> => files.removeBefore(folderName, Date.now() - days * 86_400_000)
