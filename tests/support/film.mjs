import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'

/** The boxes that a player looks for, and then `size` bytes in all that nobody has sent before. */
function* partsOf(size) {
  const head = Buffer.alloc(40)
  head.writeUInt32BE(24, 0)
  head.write('ftypmp42\0\0\0\0mp42isom', 4, 'latin1')
  head.writeUInt32BE(8, 24)
  head.write('moov', 28, 'latin1')
  head.writeUInt32BE(size - 32, 32)
  head.write('mdat', 36, 'latin1')
  yield head
  const noise = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16))
  for (let left = size - head.length; left > 0; left -= 1 << 20) yield noise.update(Buffer.alloc(Math.min(left, 1 << 20)))
}

/** A film of random pictures, as bytes. */
export const filmBytes = (size) => Buffer.concat([...partsOf(size)])

/** The same as a file; answers its SHA-256. */
export function writeFilm(path, size) {
  const hash = createHash('sha256')
  const file = openSync(path, 'w')
  for (const part of partsOf(size)) {
    hash.update(part)
    writeSync(file, part)
  }
  closeSync(file)
  return hash.digest('hex')
}
