const repeats = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

// blocks of up to 255 bytes, ended by an empty one
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1
  return at < bytes.length ? at + 1 : -1
}

const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfFrame(bytes: Buffer, at: number): number {
  const flags = bytes[at + 9]
  // a table of colours, one byte for the size of codes, then the codes
  return flags === undefined ? -1 : endOfBlocks(bytes, at + 10 + tableSize(flags) + 1)
}

/** Comments, and what applications write down for themselves, go; how often it repeats stays. */
function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1]
  if (label === 0xff) return repeats.has(bytes.toString('latin1', at + 3, at + 14))
  return label === 0xf9 || label === 0x01
}

/**
 * A GIF without comments and whatever stands behind its end; frames are copied byte for byte.
 * @returns undefined when it is no whole GIF
 */
export function cleanGif(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 14) return undefined
  let at = 13 + tableSize(bytes[10]!)
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const sign = bytes[at]
    if (sign === 0x3b) return Buffer.concat([...kept, Buffer.from([0x3b])])
    if (sign !== 0x21 && sign !== 0x2c) return undefined
    const end = sign === 0x2c ? endOfFrame(bytes, at) : endOfBlocks(bytes, at + 2)
    if (end < 0) return undefined
    if (sign === 0x2c || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}
