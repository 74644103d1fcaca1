import type { FileHandle } from 'node:fs/promises'
import type { Blank } from './blank.ts'
import { boxAt, read, type Box } from './boxes.ts'
import { numberOf, tellsLocation } from './location-tracks.ts'
import { samplesOf, samplesOfFragment, trackOf, within, type Extent } from './samples.ts'

// where phones and cameras write places: QuickTime and Android, 3GPP, dash cameras, GoPro
const locationTypes = new Set(['\xa9xyz', 'loci', 'gps ', 'GPS ', 'GPMF', 'gpmd'])
const holders = new Set(['moov', 'trak', 'udta', 'meta', 'ilst', 'moof', 'traf', 'mvex'])
const loose = new Set(['mdat', 'idat', 'free', 'skip', 'wide', 'junk'])
const appleKey = /location|gps/i
const xmp = 'be7acfcb97a942e89c71999491e3afac'
/** Bytes of a list of names or of an XMP packet that are read; longer ones are blanked unread. */
const mostRead = 1024 * 1024
/** Boxes looked at; a film of a phone has some hundreds, one in fragments some for each second. */
const mostBoxes = 200_000

interface Findings {
  /** Boxes that become free room. */
  boxes: Box[]
  samples: Extent[]
  /** What pictures, sound and data lie in, and room without any order, in which QuickTime lets them lie, too. */
  media: Box[]
  /** Tracks that are taken out, and the usual size of a sample in fragments. */
  tracks: Set<number>
  usual: Map<number, number>
  moof: Box | undefined
}

/**
 * What of a film tells in which place it was taken: atoms of QuickTime, Android, 3GPP, Apple's named data and XMP, and
 * tracks of places that run along with the pictures, with their samples. Of all others only heads of boxes are read.
 */
export async function locationsIn(file: FileHandle, size: number): Promise<Blank[]> {
  const all: Findings = { boxes: [], samples: [], media: [], tracks: new Set(), usual: new Map(), moof: undefined }
  let left = mostBoxes
  const walk = async (from: number, end: number, names: ReadonlySet<string>): Promise<void> => {
    let named = names
    for (let at = from; at + 8 <= end && left > 0; left--) {
      const box = await boxAt(file, at, end)
      if (!box) return
      at = box.end
      if (box.type === 'keys') named = await namesOfLocations(file, box)
      else if (
        locationTypes.has(box.type) ||
        named.has(box.type) ||
        (await isLocationXmp(file, box)) ||
        (await isOfLocationTrack(file, box, all))
      )
        all.boxes.push(box)
      else if (holders.has(box.type)) await walk(box.type === 'meta' ? await insideOfMeta(file, box) : box.inside, box.end, named)
    }
  }
  await walk(0, size, new Set())
  return [...within(all.samples, all.media), ...all.boxes.map(freed)]
}

const freed = ({ at, inside, end }: Box): Blank => ({ from: inside, to: end, mark: { at: at + 4, bytes: Buffer.from('free') } })

/** Notes what fragments are read by, and finds the tracks that tell places and their parts in fragments. */
async function isOfLocationTrack(file: FileHandle, box: Box, all: Findings): Promise<boolean> {
  if (loose.has(box.type)) all.media.push(box)
  else if (box.type === 'moof') all.moof = box
  else if (box.type === 'trex') {
    const bytes = await read(file, box.inside, 20)
    if (bytes.length === 20) all.usual.set(bytes.readUInt32BE(4), bytes.readUInt32BE(16))
  } else if (box.type === 'traf' && all.moof) {
    const track = await trackOf(file, box)
    if (!all.tracks.has(track)) return false
    all.samples.push(...(await samplesOfFragment(file, all.moof, box, all.usual.get(track) ?? 0)))
    return true
  } else if (box.type === 'trak' && (await tellsLocation(file, box))) {
    all.tracks.add(await numberOf(file, box))
    all.samples.push(...(await samplesOf(file, box)))
    return true
  }
  return false
}

/** QuickTime's begins with a box, that of ISO with version and flags. */
async function insideOfMeta(file: FileHandle, { inside }: Box): Promise<number> {
  return (await read(file, inside + 4, 4)).toString('latin1') === 'hdlr' ? inside : inside + 4
}

/** Numbers, as types of boxes, of the names that tell places: a list of `mdta` keys counts from 1. */
async function namesOfLocations(file: FileHandle, { inside, end }: Box): Promise<Set<string>> {
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

async function isLocationXmp(file: FileHandle, { type, inside, end }: Box): Promise<boolean> {
  if (type !== 'XMP_' && type !== 'uuid') return false
  if (type === 'uuid' && (await read(file, inside, 16)).toString('hex') !== xmp) return false
  return end - inside > mostRead || appleKey.test((await read(file, inside, end - inside)).toString('latin1'))
}
