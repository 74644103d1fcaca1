const roundConstants = /* @__PURE__ */ fractions(64, 1 / 3)
const start = /* @__PURE__ */ fractions(8, 1 / 2)

// first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4)
function fractions(count: number, power: number): Uint32Array {
  const words = new Uint32Array(count)
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate && isPrime; divisor++) isPrime = candidate % divisor !== 0
    if (isPrime) words[found++] = (candidate ** power % 1) * 2 ** 32
  }
  return words
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function mix(state: Uint32Array, block: DataView, offset: number, schedule: Uint32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!
    const late = schedule[i - 2]!
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const big = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + big
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + roundConstants[i]! + schedule[i]!) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = state[i]! + word
}

/**
 * SHA-256 of a text in UTF-8, as 64 hex digits. Own code, because `crypto.subtle` is missing on the
 * plain-http pages that many shops still run.
 */
export const sha256 = (text: string): string => sha256OfBytes(new TextEncoder().encode(text))

/** SHA-256 of up to 512 MB, as 64 hex digits. */
export function sha256OfBytes(bytes: Uint8Array): string {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, bytes.length << 3)
  const state = start.slice()
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < padded.length; offset += 64) mix(state, view, offset, schedule)
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}
