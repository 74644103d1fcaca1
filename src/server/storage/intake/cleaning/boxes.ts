import type { FileHandle } from 'node:fs/promises'

/** A box of an MP4 or MOV: its whole extent, and where what it holds begins. */
export interface Box {
  type: string
  at: number
  inside: number
  end: number
}

/** The box at a place; undefined where none can be. */
export async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = await read(file, at, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length === 16
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const inside = at + (isLong ? 16 : 8)
  if (at + length < inside) return undefined
  return { type: head.toString('latin1', 4, 8), at, inside, end: Math.min(end, at + length) }
}

const mostBoxes = 1_000

/** The boxes in a box, a thousand at most: for those that hold a few. */
export async function boxesIn(file: FileHandle, { inside, end }: Pick<Box, 'inside' | 'end'>): Promise<Box[]> {
  const found: Box[] = []
  for (let at = inside; at + 8 <= end && found.length < mostBoxes; at = found.at(-1)!.end) {
    const box = await boxAt(file, at, end)
    if (!box) break
    found.push(box)
  }
  return found
}

/** The first box down a path of types, such as `['mdia', 'minf']`. */
export async function boxDown(file: FileHandle, from: Box, path: readonly string[]): Promise<Box | undefined> {
  let box: Box | undefined = from
  for (const type of path) box = box && (await boxesIn(file, box)).find((one) => one.type === type)
  return box
}

/** Bytes of a file: fewer where it ends. */
export async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, (await file.read(bytes, 0, length, at)).bytesRead)
}
