import { constants } from 'node:fs'
import { copyFile, open, type FileHandle } from 'node:fs/promises'

/** A box of an MP4 or MOV: its whole extent, and where what it holds begins. */
interface Box {
  type: string
  at: number
  inside: number
  end: number
}

// where phones and cameras write places: QuickTime and Android, 3GPP, dash cameras, GoPro
const places = new Set(['\xa9xyz', 'loci', 'gps ', 'GPS ', 'GPMF', 'gpmd'])
const holders = new Set(['moov', 'trak', 'udta', 'meta', 'ilst', 'moof', 'traf'])
const appleKey = /location|gps/i
const xmp = 'be7acfcb97a942e89c71999491e3afac'
/** Bytes of a list of names or of an XMP packet that are read; longer ones are blanked unread. */
const mostRead = 1024 * 1024
/** Boxes looked at; a film of a phone has some hundreds. */
const mostBoxes = 20_000

/**
 * Where a film says in which place it was taken: atoms of QuickTime, Android, 3GPP, Apple's named data and XMP. Only heads of
 * boxes are read. Tracks of places that run along with the pictures are not looked into.
 */
export async function placesIn(file: FileHandle, size: number): Promise<Box[]> {
  const found: Box[] = []
  let left = mostBoxes
  const walk = async (from: number, end: number, names: ReadonlySet<string>): Promise<void> => {
    let named = names
    for (let at = from; at + 8 <= end && left > 0; left--) {
      const box = await boxAt(file, at, end)
      if (!box) return
      at = box.end
      if (box.type === 'keys') named = await namesOfPlaces(file, box)
      else if (places.has(box.type) || named.has(box.type) || (await isPlaceXmp(file, box))) found.push(box)
      else if (holders.has(box.type)) await walk(box.type === 'meta' ? await insideOfMeta(file, box) : box.inside, box.end, named)
    }
  }
  await walk(0, size, new Set())
  return found
}

async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | undefined> {
  const head = await read(file, at, 16)
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  const isLong = short === 1 && head.length === 16
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const inside = at + (isLong ? 16 : 8)
  if (at + length < inside) return undefined
  return { type: head.toString('latin1', 4, 8), at, inside, end: Math.min(end, at + length) }
}

/** QuickTime's begins with a box, that of ISO with version and flags. */
async function insideOfMeta(file: FileHandle, { inside }: Box): Promise<number> {
  return (await read(file, inside + 4, 4)).toString('latin1') === 'hdlr' ? inside : inside + 4
}

/** Numbers, as types of boxes, of the names that tell places: a list of `mdta` keys counts from 1. */
async function namesOfPlaces(file: FileHandle, { inside, end }: Box): Promise<Set<string>> {
  const bytes = await read(file, inside, Math.min(end - inside, mostRead))
  const found = new Set<string>()
  for (let at = 8, number = 1; at + 8 <= bytes.length; number++) {
    const length = bytes.readUInt32BE(at)
    if (length < 8) break
    if (appleKey.test(bytes.toString('latin1', at + 8, at + length))) found.add(numberType(number))
    at += length
  }
  return found
}

function numberType(number: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes.toString('latin1')
}

async function isPlaceXmp(file: FileHandle, { type, inside, end }: Box): Promise<boolean> {
  if (type !== 'XMP_' && type !== 'uuid') return false
  if (type === 'uuid' && (await read(file, inside, 16)).toString('hex') !== xmp) return false
  return end - inside > mostRead || appleKey.test((await read(file, inside, end - inside)).toString('latin1'))
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, (await file.read(bytes, 0, length, at)).bytesRead)
}

/** A copy of a film without the places: their boxes become free room of the same length, so that nothing else moves. */
export async function copyWithoutPlaces(from: string, to: string, found: readonly Box[]): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const file = await open(to, 'r+')
  try {
    for (const { at, inside, end } of found) {
      await file.write('free', at + 4, 'latin1')
      const zeros = Buffer.alloc(Math.min(mostRead, end - inside))
      for (let start = inside; start < end; start += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - start), start)
    }
    await file.sync()
  } finally {
    await file.close()
  }
}
