import type { FileHandle } from 'node:fs/promises'
import { boxesIn, boxDown, read, type Box } from './boxes.ts'

/** Bytes of a file, the end not included. */
export interface Extent {
  from: number
  to: number
}

/** Bytes of a table that are read: a million samples, as many hours as a camera holds. */
const mostTable = 4 * 1024 * 1024

const tableIn = async (file: FileHandle, { inside, end }: Box) => read(file, inside, Math.min(end - inside, mostTable))

/** Numbers of a table: `count` stands at `start - 4`, then records of `width` bytes; no more than there are bytes. */
function* records(table: Buffer, start: number, width: number): Generator<number> {
  if (table.length < start) return
  const count = Math.min(table.readUInt32BE(start - 4), Math.floor((table.length - start) / width))
  for (let index = 0; index < count; index++) yield start + index * width
}

interface Sizes {
  count: number
  /** Bytes of all samples together, from one of them up to another. */
  between(from: number, to: number): number
}

/** Sizes of samples: all the same, 32 bits each (`stsz`), or 4, 8 or 16 bits each (`stz2`). */
async function sizesIn(file: FileHandle, box: Box): Promise<Sizes | undefined> {
  const table = await tableIn(file, box)
  if (table.length < 12) return undefined
  const same = box.type === 'stsz' ? table.readUInt32BE(4) : 0
  if (same) return { count: table.readUInt32BE(8), between: (from, to) => same * (to - from) }
  const bits = box.type === 'stsz' ? 32 : table[7]!
  if (![4, 8, 16, 32].includes(bits)) return undefined
  const sizeAt = (index: number) => {
    if (bits === 4) return (table[12 + (index >> 1)]! >> (index % 2 ? 0 : 4)) & 15
    return table.readUIntBE(12 + (index * bits) / 8, bits / 8)
  }
  const count = Math.min(table.readUInt32BE(8), Math.floor(((table.length - 12) * 8) / bits))
  const between = (from: number, to: number) => {
    let length = 0
    for (let index = from; index < to; index++) length += sizeAt(index)
    return length
  }
  return { count, between }
}

/** Where the samples of a track lie, a chunk each, as its tables (`stsz` or `stz2`, `stsc`, `stco` or `co64`) tell. */
export async function samplesOf(file: FileHandle, trak: Box): Promise<Extent[]> {
  const stbl = await boxDown(file, trak, ['mdia', 'minf', 'stbl'])
  if (!stbl) return []
  const boxes = new Map((await boxesIn(file, stbl)).map((box) => [box.type, box]))
  const [table, runs, offsets] = [boxes.get('stsz') ?? boxes.get('stz2'), boxes.get('stsc'), boxes.get('stco') ?? boxes.get('co64')]
  const sizes = table && (await sizesIn(file, table))
  if (!sizes || !runs || !offsets) return []
  const runTable = await tableIn(file, runs)
  const offsetTable = await tableIn(file, offsets)
  const starts = [...records(runTable, 8, 12)].map((at) => ({ first: runTable.readUInt32BE(at), many: runTable.readUInt32BE(at + 4) }))
  const isLong = offsets.type === 'co64'
  const found: Extent[] = []
  let [sample, chunk, run] = [0, 0, 0]
  for (const at of records(offsetTable, 8, isLong ? 8 : 4)) {
    chunk++
    while (run + 1 < starts.length && starts[run + 1]!.first <= chunk) run++
    const until = Math.min(sizes.count, sample + (starts[run]?.many ?? 0))
    const length = sizes.between(sample, until)
    sample = until
    const from = isLong ? Number(offsetTable.readBigUInt64BE(at)) : offsetTable.readUInt32BE(at)
    if (length > 0) found.push({ from, to: from + length })
  }
  return found
}

const has = (flags: number, bit: number) => (flags & bit) !== 0

/** Number of the track that a part of a fragment (`traf`) belongs to; 0 when it does not say. */
export async function trackOf(file: FileHandle, traf: Box): Promise<number> {
  const head = (await boxesIn(file, traf)).find(({ type }) => type === 'tfhd')
  const bytes = head && (await read(file, head.inside, 8))
  return bytes?.length === 8 ? bytes.readUInt32BE(4) : 0
}

/** Where the samples of a part of a fragment lie. @param usual size of a sample that says none, from the track's `trex` */
export async function samplesOfFragment(file: FileHandle, moof: Box, traf: Box, usual: number): Promise<Extent[]> {
  let base = moof.at
  let size = usual
  const found: Extent[] = []
  let next: number | undefined
  for (const box of await boxesIn(file, traf)) {
    const bytes = await tableIn(file, box)
    if (bytes.length < 8) continue
    const flags = bytes.readUInt32BE(0)
    if (box.type === 'tfhd') {
      if (has(flags, 1) && bytes.length >= 16) base = Number(bytes.readBigUInt64BE(8))
      const at = 8 + (has(flags, 1) ? 8 : 0) + (has(flags, 2) ? 4 : 0) + (has(flags, 8) ? 4 : 0)
      if (has(flags, 0x10) && bytes.length >= at + 4) size = bytes.readUInt32BE(at)
    } else if (box.type === 'trun') {
      const from = has(flags, 1) && bytes.length >= 12 ? base + bytes.readInt32BE(8) : (next ?? base)
      next = from + lengthOfRun(bytes, flags, size)
      found.push({ from, to: next })
    }
  }
  return found
}

function lengthOfRun(bytes: Buffer, flags: number, size: number): number {
  const start = 8 + (has(flags, 1) ? 4 : 0) + (has(flags, 4) ? 4 : 0)
  const fields = [0x100, 0x200, 0x400, 0x800].filter((bit) => has(flags, bit))
  const count = bytes.readUInt32BE(4)
  const place = fields.indexOf(0x200)
  if (place < 0) return count * size
  let length = 0
  for (let index = 0; index < count; index++) {
    const at = start + (index * fields.length + place) * 4
    if (at + 4 > bytes.length) break
    length += bytes.readUInt32BE(at)
  }
  return length
}

/** Parts of extents that lie in one of the boxes, in their order: a table that points at anything else is not believed. */
export function within(extents: readonly Extent[], boxes: readonly Box[]): Extent[] {
  const places = merged(boxes.map(({ inside, end }) => ({ from: inside, to: end })))
  const found: Extent[] = []
  let index = 0
  for (const { from, to } of merged(extents)) {
    while (index < places.length && places[index]!.to <= from) index++
    for (let at = index; at < places.length && places[at]!.from < to; at++)
      found.push({ from: Math.max(from, places[at]!.from), to: Math.min(to, places[at]!.to) })
  }
  return found
}

function merged(extents: readonly Extent[]): Extent[] {
  const found: Extent[] = []
  for (const extent of extents.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && extent.from <= last.to) last.to = Math.max(last.to, extent.to)
    else found.push({ ...extent })
  }
  return found
}
