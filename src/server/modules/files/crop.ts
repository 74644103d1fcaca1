import sharp, { type Sharp } from 'sharp'
import type { Crop } from '#src/api/file-library.ts'
import { decoding, decodingLimit, pixelLimit } from '../../storage/intake/decoding-cost.ts'

const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92, effort: 3 }),
  gif: (picture) => picture.gif(),
}

export interface Cut {
  bytes: Buffer
  width: number
  height: number
}

/** Pixels of a share, inside of what there is. */
const pixelsOf = (start: number, share: number, all: number): [start: number, length: number] => {
  const from = Math.min(Math.round(start * all), all - 1)
  return [from, Math.max(1, Math.min(Math.round(share * all), all - from))]
}

/**
 * A part of a picture, as it is looked at: turned as the camera says, then by `turn`, then cut; in the format that its
 * address has. Answers undefined for moving pictures, which cannot be cut.
 */
export const cut = (bytes: Buffer, { x, y, width, height, turn }: Crop, extension: string): Promise<Cut | undefined> =>
  // a picture that is turned and cut is held whole
  decoding.run(decodingLimit, async () => {
    const options = { limitInputPixels: pixelLimit, failOn: 'error' as const }
    const seen = await sharp(bytes, options).metadata()
    if ((seen.pages ?? 1) > 1) return undefined
    const isTurned = turn % 180 !== 0
    const [across, down] = isTurned ? [seen.autoOrient.height, seen.autoOrient.width] : [seen.autoOrient.width, seen.autoOrient.height]
    const [left, wide] = pixelsOf(x, width, across)
    const [top, high] = pixelsOf(y, height, down)
    const part = sharp(bytes, options).autoOrient().rotate(turn).extract({ left, top, width: wide, height: high })
    const encode = encoders[extension] ?? encoders['jpg']!
    return { bytes: await encode(part).timeout({ seconds: 20 }).toBuffer(), width: wide, height: high }
  })
