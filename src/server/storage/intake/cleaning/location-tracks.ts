import type { FileHandle } from 'node:fs/promises'
import { boxesIn, boxDown, read, type Box } from './boxes.ts'
import { samplesOf } from './samples.ts'

// of cameras and drones: GoPro, Android, DJI, Sony, Canon, Insta360. What else is in them is of no use to a viewer
const ofCameras = new Set(['gpmd', 'camm', 'djmd', 'dbgi', 'rtmd', 'CTMD', 'nmea', 'fdsc'])
const writing = new Set(['text', 'sbtl', 'subt', 'subp', 'clcp'])
const tells = /location|gps|latitude|longitude/i
/** Bytes of a description, and of the first samples of a subtitle, that are read. */
const mostRead = 256 * 1024

/**
 * Whether a track tells places while the film runs: Apple's timed data (`mebx`) that names a location, the data tracks of
 * cameras, and subtitles in which a drone writes where it flies.
 */
export async function tellsLocation(file: FileHandle, trak: Box): Promise<boolean> {
  const mdia = await boxDown(file, trak, ['mdia'])
  const hdlr = mdia && (await boxDown(file, mdia, ['hdlr']))
  if (!mdia || !hdlr) return false
  const handler = (await read(file, hdlr.inside + 8, 4)).toString('latin1')
  const stsd = await boxDown(file, mdia, ['minf', 'stbl', 'stsd'])
  // version and count stand before the descriptions
  const kinds = stsd ? await boxesIn(file, { inside: stsd.inside + 8, end: stsd.end }) : []
  if (kinds.some(({ type }) => ofCameras.has(type))) return true
  if (handler === 'meta') return kinds.length === 0 || (await anyTells(file, kinds))
  return writing.has(handler) && (await anyTells(file, (await samplesOf(file, trak)).slice(0, 20)))
}

type Part = Box | { from: number; to: number }

async function anyTells(file: FileHandle, parts: readonly Part[]): Promise<boolean> {
  for (const part of parts) {
    const [from, to] = 'at' in part ? [part.at, part.end] : [part.from, part.to]
    if ('at' in part && to - from > mostRead) return true
    if (tells.test((await read(file, from, Math.min(to - from, mostRead))).toString('latin1'))) return true
  }
  return false
}

/** Number of a track; 0 when it does not say. */
export async function numberOf(file: FileHandle, trak: Box): Promise<number> {
  const tkhd = await boxDown(file, trak, ['tkhd'])
  if (!tkhd) return 0
  const bytes = await read(file, tkhd.inside, 24)
  const at = bytes[0] === 1 ? 20 : 12
  return bytes.length >= at + 4 ? bytes.readUInt32BE(at) : 0
}
