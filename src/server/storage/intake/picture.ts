import sharp, { type Sharp } from 'sharp'
import { cleanGif } from './cleaning/gif.ts'
import { cleanJpeg } from './cleaning/jpeg.ts'
import { cleanPng } from './cleaning/png.ts'
import { cleanWebp } from './cleaning/webp.ts'
import { decoding, decodingLimit, mostPixels, pixelLimit } from './decoding-cost.ts'
import { hidesCode } from './hidden-code.ts'

// decoded pictures are large: one thread each, and none is kept for later
sharp.cache(false)
sharp.concurrency(1)

/** What an upload turned out to be. */
export interface Picture {
  mime: string
  extension: string
  width: number
  height: number
}

/** A picture of more pixels than one of its kind may have. */
export class TooManyPixels {
  constructor(readonly most: number) {}
}

/** Why a file is no picture of the library; a key of the messages. */
export type Fault = 'file_suffix' | 'file_content' | TooManyPixels

interface Kind {
  mime: string
  extension: string
  /** Endings under which it may come. */
  endings: readonly string[]
  starts: (head: Buffer) => boolean
  /** The same picture without what it tells of places, cameras and people; undefined when it is not whole. */
  clean: (bytes: Buffer) => Buffer | undefined
}

const at = (head: Buffer, offset: number, bytes: string) =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))

const kinds: Record<string, Kind> = {
  jpeg: {
    mime: 'image/jpeg',
    extension: 'jpg',
    endings: ['jpg', 'jpeg'],
    starts: (head) => at(head, 0, '\xff\xd8\xff'),
    clean: cleanJpeg,
  },
  png: { mime: 'image/png', extension: 'png', endings: ['png'], starts: (head) => at(head, 0, '\x89PNG\r\n\x1a\n'), clean: cleanPng },
  gif: {
    mime: 'image/gif',
    extension: 'gif',
    endings: ['gif'],
    starts: (head) => at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a'),
    clean: cleanGif,
  },
  webp: {
    mime: 'image/webp',
    extension: 'webp',
    endings: ['webp'],
    starts: (head) => at(head, 0, 'RIFF') && at(head, 8, 'WEBP'),
    clean: cleanWebp,
  },
}

const endings = new Set(Object.values(kinds).flatMap((kind) => kind.endings))

/** The ending of a file name in small letters, without the dot. */
export const endingOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isPictureName = (name: string): boolean => endings.has(endingOf(name))

/** The ending that fits the first bytes of a picture; undefined when they are none of ours. */
export const extensionOf = (head: Buffer): string | undefined => Object.values(kinds).find(({ starts }) => starts(head))?.extension

const seconds = 10
/** Pictures no larger than this are their own thumbnail. */
const thumbnailSide = 480

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true }).timeout({ seconds })

/** The picture with the bytes to store, and its thumbnail (WebP; null when it is small enough itself). */
export interface Examined {
  picture: Picture
  bytes: Buffer
  thumbnail: Buffer | null
}

/**
 * Looks at the content, never at what the client says: known first bytes, a header that fits, nothing that runs,
 * and a picture that really decodes. What it tells of places, cameras and people is left out of the bytes to store.
 * @returns the picture, or why it is refused
 */
export async function examine(bytes: Buffer, name: string): Promise<Examined | Fault> {
  const ending = endingOf(name)
  const [format, kind] = Object.entries(kinds).find(([, { starts }]) => starts(bytes)) ?? []
  if (!endings.has(ending)) return 'file_suffix'
  if (!format || !kind || !kind.endings.includes(ending) || hidesCode(bytes)) return 'file_content'
  try {
    const clean = kind.clean(bytes)
    // the whole of it is cleaned before the decoder sees any: texts and profiles may unpack to gigabytes
    return clean ? await decoded(clean, format, kind) : 'file_content'
  } catch {
    return 'file_content'
  }
}

async function decoded(bytes: Buffer, format: string, kind: Kind): Promise<Examined | Fault> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
  const { format: found, width, height, pages = 1, orientation = 1 } = metadata
  if (found !== format || !width || !height) return 'file_content'
  // a GIF's frames may be small and what a browser puts them on huge
  const screen = format === 'gif' ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8) : 0
  const pixels = Math.max(width * height, screen)
  if (pixels * pages > pixelLimit || pixels > mostPixels(metadata)) return new TooManyPixels(mostPixels(metadata))
  const picture = { mime: kind.mime, extension: kind.extension, ...shown(width, height, orientation) }
  // one after the other: what an allocator keeps of several at once adds up
  return decoding.run(decodingLimit, async () => {
    // either of them decodes all of it
    const thumbnail = Math.max(width, height) > thumbnailSide ? await thumbnailOf(bytes) : null
    if (!thumbnail) await open(bytes).stats()
    return { picture, bytes, thumbnail }
  })
}

const shown = (width: number, height: number, orientation: number) =>
  orientation > 4 ? { width: height, height: width } : { width, height }

const encoders = {
  jpg: (picture: Sharp) => picture.flatten({ background: '#fff' }).jpeg({ quality: 90 }),
  png: (picture: Sharp) => picture.png(),
  gif: (picture: Sharp) => picture.gif(),
  webp: (picture: Sharp) => picture.webp({ quality: 90 }),
}

/** A picture in the format of another ending of ours. */
export const encodedAs = (bytes: Buffer, extension: string): Promise<Buffer> =>
  decoding.run(decodingLimit, () => (encoders[extension as keyof typeof encoders] ?? encoders.jpg)(open(bytes).rotate()).toBuffer())

/** The thumbnail of a picture that lies in the library, however small it is. */
export const renderThumbnail = (bytes: Buffer): Promise<Buffer> => decoding.run(decodingLimit / 2, () => thumbnailOf(bytes))

// without the decoder's own shrinking, which would leave parts of a broken picture out
const thumbnailOf = (bytes: Buffer): Promise<Buffer> =>
  open(bytes)
    .rotate()
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true, fastShrinkOnLoad: false })
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
