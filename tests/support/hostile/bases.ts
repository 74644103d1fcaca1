import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { film } from '../films.ts'

/** One file that somebody might send. */
export interface HostileFile {
  what: string
  name: string
  bytes: Buffer
  /** Must not be stored in any form. */
  isRefused?: boolean
}

export type Format = 'jpg' | 'png' | 'gif' | 'webp' | 'mp4'
export type Bases = Record<Format, Buffer>

/** A whole, innocent file of each format. */
export async function makeBases(): Promise<Bases> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#39c' } })
  const [jpg, png, gif, webp] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().webp().toBuffer(),
  ])
  return { jpg, png, gif, webp, mp4: film(4_000) }
}

export const pictures = ['jpg', 'png', 'gif', 'webp'] as const

export function pngChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), body, Buffer.alloc(4)])
  chunk.writeUInt32BE(body.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

export function riffChunk(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

export function mp4Box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

function segments(marker: number, body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; at += 65_000) {
    const part = body.subarray(at, at + 65_000)
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(part.length + 2, 2)
    parts.push(head, part)
  }
  return Buffer.concat(parts)
}

function subBlocks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; at += 255) {
    const part = body.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  return Buffer.concat([...parts, Buffer.from([0])])
}

const gifStart = (gif: Buffer) => 13 + (gif[10]! & 0x80 ? 3 * 2 ** ((gif[10]! & 7) + 1) : 0)

/** The same picture with something written where cameras and editors write; still whole. */
export function withNote(format: Format, bytes: Buffer, note: Buffer): Buffer {
  if (format === 'jpg') return Buffer.concat([bytes.subarray(0, 2), segments(0xfe, note), bytes.subarray(2)])
  if (format === 'png')
    return Buffer.concat([bytes.subarray(0, 33), pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), note])), bytes.subarray(33)])
  if (format === 'gif') {
    const at = gifStart(bytes)
    return Buffer.concat([bytes.subarray(0, at), Buffer.from([0x21, 0xfe]), subBlocks(note), bytes.subarray(at)])
  }
  if (format === 'mp4') return Buffer.concat([bytes, mp4Box('udta', note)])
  const chunks = Buffer.concat([bytes.subarray(12), riffChunk('XMP ', note)])
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([head, chunks])
}

/** As `withNote`, packed as tightly as the format can: small on the wire, huge when it is unpacked. */
export function bombs(bytes: Buffer): HostileFile[] {
  const packed = deflateSync(Buffer.alloc(96 * 1024 * 1024))
  const put = (type: string, head: string) =>
    Buffer.concat([bytes.subarray(0, 33), pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed])), bytes.subarray(33)])
  return [
    { what: 'a text that unpacks to 96 MB', name: 'z.png', bytes: put('zTXt', 'Comment\0\0') },
    { what: 'an international text that unpacks to 96 MB', name: 'i.png', bytes: put('iTXt', 'Comment\0\x01\0\0\0') },
    { what: 'a colour profile that unpacks to 96 MB', name: 'c.png', bytes: put('iCCP', 'bomb\0\0') },
  ]
}
