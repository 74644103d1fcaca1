// AES-128 in ECB mode with PKCS7 padding (FIPS 197). WebCrypto knows no ECB, and is missing altogether on a
// shop served over plain http. It guards nothing here: the key travels beside the puzzle (conventions 6.2).

const box = makeBox()

function makeBox(): Uint8Array {
  const table = new Uint8Array(256)
  for (let p = 1, q = 1, first = true; first || p !== 1; first = false) {
    p = (p ^ (p << 1) ^ (p & 0x80 ? 0x11b : 0)) & 0xff
    q ^= q << 1
    q ^= q << 2
    q ^= q << 4
    q &= 0xff
    if (q & 0x80) q ^= 0x09
    const turned = (n: number) => ((q << n) | (q >> (8 - n))) & 0xff
    table[p] = q ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
  }
  table[0] = 0x63
  return table
}

const twice = (byte: number) => ((byte << 1) ^ (byte & 0x80 ? 0x1b : 0)) & 0xff

function expandKey(key: Uint8Array): Uint8Array {
  const keys = new Uint8Array(176)
  keys.set(key)
  for (let at = 16, round = 1; at < 176; at += 4) {
    const word = [...keys.subarray(at - 4, at)]
    if (at % 16 === 0) {
      word.push(word.shift()!)
      for (let i = 0; i < 4; i++) word[i] = box[word[i]!]!
      word[0]! ^= round
      round = twice(round)
    }
    for (let i = 0; i < 4; i++) keys[at + i] = keys[at - 16 + i]! ^ word[i]!
  }
  return keys
}

function mixColumns(block: Uint8Array) {
  for (let at = 0; at < 16; at += 4) {
    const [a, b, c, d] = block.subarray(at, at + 4) as unknown as [number, number, number, number]
    const all = a ^ b ^ c ^ d
    block[at] = a ^ all ^ twice(a ^ b)
    block[at + 1] = b ^ all ^ twice(b ^ c)
    block[at + 2] = c ^ all ^ twice(c ^ d)
    block[at + 3] = d ^ all ^ twice(d ^ a)
  }
}

function encryptBlock(block: Uint8Array, keys: Uint8Array) {
  const add = (round: number) => {
    for (let i = 0; i < 16; i++) block[i]! ^= keys[round * 16 + i]!
  }
  add(0)
  for (let round = 1; round <= 10; round++) {
    const before = block.slice()
    for (let i = 0; i < 16; i++) block[i] = box[before[(i + (i % 4) * 4) % 16]!]!
    if (round < 10) mixColumns(block)
    add(round)
  }
}

/** AES-128-ECB/PKCS7. `key` has 16 bytes. */
export function encryptBytes(text: Uint8Array, key: Uint8Array): Uint8Array {
  const padding = 16 - (text.length % 16)
  const output = new Uint8Array(text.length + padding).fill(padding)
  output.set(text)
  const keys = expandKey(key)
  for (let at = 0; at < output.length; at += 16) encryptBlock(output.subarray(at, at + 16), keys)
  return output
}

/** Encrypts text with a key of 16 characters; answers Base64, as the captcha calls want it. */
export function encryptText(text: string, key: string): string {
  const encode = (value: string) => new TextEncoder().encode(value)
  return btoa(String.fromCharCode(...encryptBytes(encode(text), encode(key))))
}
