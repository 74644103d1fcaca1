import { orientationOf, tiffOf } from './orientation.ts'

const exifMark = Buffer.from('Exif\0\0', 'latin1')
const profileMark = Buffer.from('ICC_PROFILE\0', 'latin1')

const isRestart = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/** Whether a segment says how the picture is decoded or coloured; everything else is about its maker. */
function isNeeded(marker: number, body: Buffer): boolean {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  if (marker === 0xe0) return body.subarray(0, 5).equals(Buffer.from('JFIF\0', 'latin1')) && body.length === 14
  if (marker === 0xe2) return body.subarray(0, profileMark.length).equals(profileMark)
  return marker === 0xee && body.subarray(0, 5).toString('latin1') === 'Adobe' && body.length === 12
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

// bytes of a scan end where a marker begins that is no stuffing and no restart
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return -1
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  return -1
}

interface Walk {
  kept: Buffer[]
  orientation: number
  at: number
}

// one segment, or a run of fill bytes; false at the end of the picture, undefined when it is none
function step(bytes: Buffer, walk: Walk): boolean | undefined {
  if (bytes[walk.at] !== 0xff) return undefined
  const marker = bytes[walk.at + 1]
  if (marker === undefined) return undefined
  if (marker === 0xff) return ++walk.at > 0
  if (marker === 0xd9) return false
  if (isRestart(marker) || marker === 0xd8 || marker === 0) return undefined
  const length = walk.at + 4 <= bytes.length ? bytes.readUInt16BE(walk.at + 2) : 0
  const end = walk.at + 2 + length
  if (length < 2 || end > bytes.length) return undefined
  const body = bytes.subarray(walk.at + 4, end)
  if (marker === 0xe1 && body.subarray(0, 6).equals(exifMark)) walk.orientation = orientationOf(body.subarray(6))
  const scanEnd = marker === 0xda ? endOfScan(bytes, end) : end
  if (scanEnd < 0) return undefined
  if (isNeeded(marker, body)) walk.kept.push(bytes.subarray(walk.at, scanEnd))
  walk.at = scanEnd
  return true
}

/**
 * A JPEG without places, cameras, comments and whatever stands behind its end; the coded picture itself is copied
 * byte for byte, the orientation and the colour profile stay.
 * @returns undefined when it is no whole JPEG
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const walk: Walk = { kept: [], orientation: 1, at: 2 }
  for (;;) {
    const more = step(bytes, walk)
    if (more === undefined) return undefined
    if (!more) break
  }
  const turned = walk.orientation === 1 ? [] : [segment(0xe1, Buffer.concat([exifMark, tiffOf(walk.orientation)]))]
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...turned, ...walk.kept, Buffer.from([0xff, 0xd9])])
}
