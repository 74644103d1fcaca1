const extension = 0x21
const picture = 0x2c

/** True when a GIF holds more than one picture. Walks the blocks, so that pixels are never mistaken for marks. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') return false
  let at = 13 + colours(bytes[10])
  let pictures = 0
  while (at < bytes.length) {
    const mark = bytes[at]
    if (mark === extension) at = afterBlocks(bytes, at + 2)
    else if (mark === picture) {
      if (++pictures > 1) return true
      at = afterBlocks(bytes, at + 11 + colours(bytes[at + 9]))
    } else return false
  }
  return false
}

function colours(flags = 0): number {
  return flags & 0x80 ? 3 << ((flags & 7) + 1) : 0
}

function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}
