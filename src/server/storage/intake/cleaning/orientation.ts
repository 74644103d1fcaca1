/** What a camera says of how it was held: 1 upright to 8, as EXIF counts. */
export type Orientation = number

const tag = 0x0112

/** Reads the orientation of a TIFF block (what stands behind `Exif\0\0`); 1 when it says nothing or nonsense. */
export function orientationOf(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (start + 2 > tiff.length) return 1
  const entries = Math.min(short(start), 200)
  for (let at = start + 2; at + 12 <= Math.min(tiff.length, start + 2 + entries * 12); at += 12) {
    if (short(at) !== tag) continue
    const value = short(at + 8)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** A TIFF block that says nothing but an orientation. */
export function tiffOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 0, 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(tag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
