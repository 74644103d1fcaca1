import { orientationOf, tiffOf } from './orientation.ts'

const needed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const exifFlag = 0x08
const xmpFlag = 0x04

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

const withoutMark = (body: Buffer) => (body.toString('latin1', 0, 6) === 'Exif\0\0' ? body.subarray(6) : body)

// the first chunk says which of the others are there
function flagged(kept: Buffer[], isTurned: boolean): Buffer[] {
  const [first, ...rest] = kept
  if (first?.toString('latin1', 0, 4) !== 'VP8X' || first.length < 18) return kept
  const head = Buffer.from(first)
  head[8] = (head[8]! & ~(exifFlag | xmpFlag)) | (isTurned ? exifFlag : 0)
  return [head, ...rest]
}

/**
 * A WebP without places, cameras and whatever stands behind its end; pixels are copied byte for byte, the
 * orientation stays.
 * @returns undefined when it is no whole WebP
 */
export function cleanWebp(bytes: Buffer): Buffer | undefined {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length + 1) return undefined
  const kept: Buffer[] = []
  let orientation = 1
  let at = 12
  while (at + 8 <= Math.min(end, bytes.length)) {
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size
    if (next > bytes.length) return undefined
    const type = bytes.toString('latin1', at, at + 4)
    const body = bytes.subarray(at + 8, next)
    if (type === 'EXIF') orientation = orientationOf(withoutMark(body))
    if (needed.has(type)) kept.push(chunk(type, body))
    at = next + (size % 2)
  }
  if (!kept.length) return undefined
  const isExtended = kept[0]!.toString('latin1', 0, 4) === 'VP8X'
  const isTurned = isExtended && orientation !== 1
  const chunks = [...flagged(kept, isTurned), ...(isTurned ? [chunk('EXIF', tiffOf(orientation))] : [])]
  const riff = Buffer.from(bytes.subarray(0, 12))
  riff.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4)
  return Buffer.concat([riff, ...chunks])
}
