// QR codes (ISO/IEC 18004): bytes, error correction M, versions 1 to 10; enough for an address of 200 characters.

/** Per version: codewords for correction per block, then the blocks as [number, codewords of data]. */
const layouts: readonly { ec: number; blocks: readonly (readonly [number, number])[]; marks: readonly number[] }[] = [
  { ec: 10, blocks: [[1, 16]], marks: [] },
  { ec: 16, blocks: [[1, 28]], marks: [6, 18] },
  { ec: 26, blocks: [[1, 44]], marks: [6, 22] },
  { ec: 18, blocks: [[2, 32]], marks: [6, 26] },
  { ec: 24, blocks: [[2, 43]], marks: [6, 30] },
  { ec: 16, blocks: [[4, 27]], marks: [6, 34] },
  { ec: 18, blocks: [[4, 31]], marks: [6, 22, 38] },
  {
    ec: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
    marks: [6, 24, 42],
  },
  {
    ec: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
    marks: [6, 26, 46],
  },
  {
    ec: 26,
    blocks: [
      [4, 43],
      [1, 44],
    ],
    marks: [6, 28, 50],
  },
]

const capacity = (version: number) => layouts[version - 1]!.blocks.reduce((sum, [count, size]) => sum + count * size, 0)

const powers = new Uint8Array(512)
const logs = new Uint8Array(256)
for (let i = 0, value = 1; i < 255; i++) {
  powers[i] = powers[i + 255] = value
  logs[value] = i
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number) => (a && b ? powers[logs[a]! + logs[b]!]! : 0)

function correction(block: readonly number[], length: number): number[] {
  let generator = [1]
  for (let i = 0; i < length; i++) {
    const next = [...generator, 0]
    for (let j = 0; j < generator.length; j++) next[j + 1]! ^= times(generator[j]!, powers[i]!)
    generator = next
  }
  const rest = [...block, ...new Array<number>(length).fill(0)]
  for (let i = 0; i < block.length; i++) {
    const factor = rest[i]!
    for (let j = 0; j < generator.length; j++) rest[i + j]! ^= times(generator[j]!, factor)
  }
  return rest.slice(block.length)
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const room = capacity(version) * 8
  put(0, Math.min(4, room - bits.length))
  while (bits.length % 8) bits.push(0)
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
}

function interleaved(words: readonly number[], version: number): number[] {
  const { ec, blocks } = layouts[version - 1]!
  const parts: number[][] = []
  let at = 0
  for (const [count, size] of blocks) {
    for (let i = 0; i < count; i++) parts.push(words.slice(at, (at += size)))
  }
  const checks = parts.map((part) => correction(part, ec))
  const across = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i]!] : [])),
    ).flat()
  return [...across(parts), ...across(checks)]
}

interface Grid {
  size: number
  dark: boolean[][]
  fixed: boolean[][]
}

function emptyGrid(version: number): Grid {
  const size = version * 4 + 17
  const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  return { size, dark: rows(), fixed: rows() }
}

function set({ size, dark, fixed }: Grid, x: number, y: number, isDark: boolean) {
  if (x < 0 || y < 0 || x >= size || y >= size) return
  dark[y]![x] = isDark
  fixed[y]![x] = true
}

function drawPatterns(grid: Grid, version: number) {
  const { size, fixed } = grid
  for (let i = 0; i < size; i++) {
    set(grid, 6, i, i % 2 === 0)
    set(grid, i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(grid, cx + dx, cy + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  const { marks } = layouts[version - 1]!
  for (const cy of marks) {
    for (const cx of marks) {
      if (fixed[cy]![cx] && (cx === 6 || cy === 6) && isCorner(cx, cy, size)) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(grid, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }
}

const isCorner = (x: number, y: number, size: number) => (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)

function remainder(value: number, length: number, polynomial: number): number {
  let rest = value << length
  for (let bit = 31; bit >= length; bit--) if ((rest >> bit) & 1) rest ^= polynomial << (bit - length)
  return rest
}

function drawFormat(grid: Grid, mask: number) {
  const { size } = grid
  // error correction M is 0
  const format = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
  const bit = (i: number) => ((format >> i) & 1) === 1
  for (let i = 0; i < 15; i++) {
    set(grid, 8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, bit(i))
    set(grid, i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, bit(i))
  }
  set(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number) {
  if (version < 7) return
  const value = (version << 12) | remainder(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const isDark = ((value >> i) & 1) === 1
    const a = grid.size - 11 + (i % 3)
    const b = Math.floor(i / 3)
    set(grid, a, b, isDark)
    set(grid, b, a, isDark)
  }
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawWords(grid: Grid, words: readonly number[], mask: number) {
  const { size, dark, fixed } = grid
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const bit = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1
        dark[y]![x] = bit !== masks[mask]!(x, y)
        at++
      }
    }
  }
}

// how hard the picture is to read; the mask with the least wins
function penalty({ size, dark }: Grid): number {
  let sum = 0
  const lines = [...dark, ...Array.from({ length: size }, (_, x) => dark.map((row) => row[x]!))]
  for (const line of lines) {
    const text = line.map((cell) => (cell ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    sum += 40 * ((text.match(/(?=10111010000)/g)?.length ?? 0) + (text.match(/(?=00001011101)/g)?.length ?? 0))
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const cell = dark[y]![x]
      if (cell === dark[y - 1]![x] && cell === dark[y]![x - 1] && cell === dark[y - 1]![x - 1]) sum += 3
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size)
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10
}

/**
 * The modules of a QR code, row by row, true = dark, without the quiet zone.
 * @throws RangeError when the text has more than 213 bytes.
 */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = layouts.findIndex((_, i) => capacity(i + 1) >= bytes.length + (i < 9 ? 2 : 3)) + 1
  if (version === 0) throw new RangeError('too long for a QR code')
  const words = interleaved(codewords(bytes, version), version)
  const draw = (mask: number) => {
    const grid = emptyGrid(version)
    drawPatterns(grid, version)
    drawFormat(grid, mask)
    drawVersion(grid, version)
    drawWords(grid, words, mask)
    return grid
  }
  const grids = masks.map((_, mask) => draw(mask))
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best)).dark
}
