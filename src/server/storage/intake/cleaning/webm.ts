import type { FileHandle } from 'node:fs/promises'
import type { Blank } from './blank.ts'
import { read } from './boxes.ts'

const segment = 0x18538067
const cluster = 0x1f43b675
const tags = 0x1254c367
const attachments = 0x1941a469
const tells = /location|gps|latitude|longitude/i
/** Bytes of tags that are read; longer ones are blanked unread. */
const mostRead = 1024 * 1024
/** Elements looked at; a recording whose clusters do not say how long they are has one for each picture. */
const mostElements = 400_000

/** Bytes of the head of what takes the place of tags; tags with a name in them are longer. */
const shortest = 9

interface Element {
  id: number
  inside: number
  /** undefined where it does not say how long it is. */
  length: number | undefined
}

/**
 * The tags of a WebM that name a place, and whatever is attached to it: a picture of the camera's may tell one, and no
 * browser shows it. Only heads of elements are read, and tags.
 */
export async function locationsInWebm(file: FileHandle, size: number): Promise<Blank[]> {
  const found: Blank[] = []
  for (let at = 0, count = 0; at < size && count < mostElements; count++) {
    const element = await elementAt(file, at)
    if (!element) break
    const { id, inside, length } = element
    const isOpen = id === segment || (id === cluster && length === undefined)
    if (!isOpen && length === undefined) break
    const end = isOpen ? inside : Math.min(size, inside + length!)
    const isTold = id === attachments || (id === tags && (await namesLocation(file, inside, end)))
    if (isTold && end - at > shortest) found.push(voided(at, end))
    at = end
  }
  return found
}

async function namesLocation(file: FileHandle, from: number, to: number): Promise<boolean> {
  if (to - from > mostRead) return true
  return tells.test((await read(file, from, to - from)).toString('latin1'))
}

/** Becomes an element that says nothing (Void), of the same length. */
function voided(at: number, end: number): Blank {
  const head = Buffer.alloc(shortest)
  head.writeBigUInt64BE((1n << 56n) | BigInt(end - at - head.length), 1)
  head[0] = 0xec
  return { from: at + head.length, to: end, mark: { at, bytes: head } }
}

async function elementAt(file: FileHandle, at: number): Promise<Element | undefined> {
  const head = await read(file, at, 12)
  const id = numberIn(head, 4, false)
  const length = id && numberIn(head.subarray(id.width), 8, true)
  if (!id || !length) return undefined
  return { id: id.value, inside: at + id.width + length.width, length: length.isUnknown ? undefined : length.value }
}

/** A number whose first bits say how many bytes it has; the mark itself belongs to an id, but not to a length. */
function numberIn(bytes: Buffer, widest: number, isLength: boolean) {
  const width = Math.clz32(bytes[0] ?? 0) - 23
  if (width > widest || bytes.length < width) return undefined
  const mark = 2 ** (8 - width)
  let value = isLength ? bytes[0]! - mark : bytes[0]!
  let isUnknown = value === mark - 1
  for (const byte of bytes.subarray(1, width)) {
    value = value * 256 + byte
    isUnknown &&= byte === 255
  }
  return { value, width, isUnknown: isLength && isUnknown }
}
