import { crc32, inflateSync } from 'node:zlib'
import { orientationOf, tiffOf } from './orientation.ts'

// what decodes and colours the picture, and the frames of an animated one; texts, times, cameras and private chunks go
const needed = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST acTL fcTL fdAT'.split(' '))
/** Bytes of a colour profile when it is unpacked. */
const profileLimit = 4 * 1024 * 1024

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length, 0)
  head.write(type, 4, 'latin1')
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])), 0)
  return Buffer.concat([head, body, sum])
}

// a profile may unpack to gigabytes: one that does is left out
function isModest(profile: Buffer): boolean {
  const start = profile.indexOf(0) + 2
  try {
    return start > 1 && inflateSync(profile.subarray(start), { maxOutputLength: profileLimit }).length > 0
  } catch {
    return false
  }
}

/**
 * A PNG without places, cameras, texts and whatever stands behind its end; pixels are copied byte for byte, the
 * orientation stays.
 * @returns undefined when it is no whole PNG
 */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)]
  let orientation = 1
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, end - 4)
    if (type === 'eXIf') orientation = orientationOf(body)
    // an orientation stands before the pixels
    if (type === 'IDAT' && orientation !== 1) kept.push(chunk('eXIf', tiffOf(orientation)))
    if (type === 'IDAT') orientation = 1
    if (needed.has(type) && (type !== 'iCCP' || isModest(body))) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}
