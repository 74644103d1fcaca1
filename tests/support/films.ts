import { randomBytes } from 'node:crypto'

const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** A film of exactly so many bytes, other ones each time: a whole MP4 container round noise. */
export function film(size: number, brand = 'isom'): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\x02\0isommp41`, 'latin1'))
  const movie = box('moov', box('mvhd', Buffer.alloc(100)))
  return Buffer.concat([type, movie, box('mdat', randomBytes(size - type.length - movie.length - 8))])
}
