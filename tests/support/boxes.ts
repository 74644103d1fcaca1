/** Small synthetic films: boxes of MP4 and MOV, elements of WebM. */
type Part = Buffer | string

const joined = (parts: readonly Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

/** 32-bit numbers. */
export function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

export function box(type: string, ...parts: Part[]): Buffer {
  const inside = joined(parts)
  return Buffer.concat([words(inside.length + 8), Buffer.from(type, 'latin1'), inside])
}

export interface Track {
  id: number
  /** `vide`, `meta`, `text` … */
  handler: string
  /** Kind of its samples, and what describes them further. */
  kind: string
  description?: Part
  /** Where its chunks begin, and the sizes of the samples in each. */
  chunks: readonly { at: number; sizes: readonly number[] }[]
  /** Bits of a size in a compact table: 4, 8 or 16. */
  bits?: number
}

/** A track with the tables that lead to its samples. */
export function track({ id, handler, kind, description = '', chunks, bits }: Track): Buffer {
  const sizes = chunks.flatMap((chunk) => chunk.sizes)
  const runs = chunks.flatMap((chunk, index) => [index + 1, chunk.sizes.length, 1])
  const stbl = box(
    'stbl',
    box('stsd', words(0, 1), box(kind, words(0, 1), description)),
    box('stts', words(0, 1, sizes.length, 1000)),
    box('stsc', words(0, chunks.length, ...runs)),
    bits ? box('stz2', words(0, bits, sizes.length), compact(sizes, bits)) : box('stsz', words(0, 0, sizes.length, ...sizes)),
    box('stco', words(0, chunks.length, ...chunks.map(({ at }) => at))),
  )
  const mdia = box('mdia', box('hdlr', words(0, 0), handler, words(0, 0, 0)), box('minf', stbl))
  return box('trak', box('tkhd', words(0, 0, 0, id), Buffer.alloc(68)), mdia)
}

/** Numbers of so many bits each, one behind the other; half a byte that is left over is empty. */
function compact(sizes: readonly number[], bits: number): Buffer {
  const digits = sizes.map((size) => size.toString(16).padStart(bits / 4, '0')).join('')
  return Buffer.from(digits.padEnd(Math.ceil(digits.length / 2) * 2, '0'), 'hex')
}

/** An element of WebM; its length in eight bytes, or unknown. */
export function element(id: string, parts: readonly Part[], isOpen = false): Buffer {
  const inside = joined(parts)
  const length = Buffer.alloc(8, 0xff)
  if (!isOpen) length.writeBigUInt64BE((1n << 56n) | BigInt(inside.length))
  else length[0] = 0x01
  return Buffer.concat([Buffer.from(id, 'hex'), length, inside])
}
