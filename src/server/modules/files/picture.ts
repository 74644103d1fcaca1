import sharp from 'sharp'

/** What an upload turned out to be. */
export interface Picture {
  mime: string
  extension: string
  width: number
  height: number
}

/** Why a file is no picture of the library; a key of the messages. */
export type Fault = 'file_suffix' | 'file_content' | 'file_pixels'

interface Kind {
  mime: string
  extension: string
  /** Endings under which it may come. */
  endings: readonly string[]
  starts: (head: Buffer) => boolean
}

const at = (head: Buffer, offset: number, bytes: string) =>
  head.subarray(offset, offset + bytes.length).equals(Buffer.from(bytes, 'latin1'))

const kinds: Record<string, Kind> = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', endings: ['jpg', 'jpeg'], starts: (head) => at(head, 0, '\xff\xd8\xff') },
  png: { mime: 'image/png', extension: 'png', endings: ['png'], starts: (head) => at(head, 0, '\x89PNG\r\n\x1a\n') },
  gif: { mime: 'image/gif', extension: 'gif', endings: ['gif'], starts: (head) => at(head, 0, 'GIF87a') || at(head, 0, 'GIF89a') },
  webp: { mime: 'image/webp', extension: 'webp', endings: ['webp'], starts: (head) => at(head, 0, 'RIFF') && at(head, 8, 'WEBP') },
}

const endings = new Set(Object.values(kinds).flatMap((kind) => kind.endings))

/** The ending of a file name in small letters, without the dot. */
export const endingOf = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const isPictureName = (name: string): boolean => endings.has(endingOf(name))

/** Pixels a picture may have, all frames together. */
export const pixelLimit = 40_000_000
const seconds = 10
/** Pictures no larger than this are their own thumbnail. */
const thumbnailSide = 480

// text that a browser or PHP would run if the file were ever served or included as something else
// (a tag ends in a space or a bracket: without it every few hundredth photo holds four such bytes by chance)
const hidden = /<\?php|<!doctype html|<(?:script|html|svg|iframe)[\s>/]/i

const isPolyglot = (bytes: Buffer) =>
  hidden.test(bytes.toString('latin1')) || bytes.subarray(-65_557).includes(Buffer.from('PK\x05\x06', 'latin1'))

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', sequentialRead: true }).timeout({ seconds })

/**
 * Looks at the content, never at what the client says: known first bytes, a header that fits, nothing that runs,
 * and a picture that really decodes.
 * @returns the picture with its thumbnail (WebP; null when it is small enough itself), or why it is refused
 */
export async function examine(bytes: Buffer, name: string): Promise<{ picture: Picture; thumbnail: Buffer | null } | Fault> {
  const ending = endingOf(name)
  const [format, kind] = Object.entries(kinds).find(([, { starts }]) => starts(bytes)) ?? []
  if (!endings.has(ending)) return 'file_suffix'
  if (!format || !kind || !kind.endings.includes(ending) || isPolyglot(bytes)) return 'file_content'
  try {
    const { format: found, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (found !== format || !width || !height) return 'file_content'
    if (width * height * pages > pixelLimit) return 'file_pixels'
    const isSmall = width <= thumbnailSide && height <= thumbnailSide
    await open(bytes).stats()
    const thumbnail = isSmall
      ? null
      : await open(bytes).rotate().resize(thumbnailSide, thumbnailSide, { fit: 'inside' }).webp({ quality: 80, effort: 2 }).toBuffer()
    return { picture: { mime: kind.mime, extension: kind.extension, width, height }, thumbnail }
  } catch {
    return 'file_content'
  }
}
