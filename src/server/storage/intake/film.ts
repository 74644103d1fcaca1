import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { archiveTail, endsAsArchive, hidesCodeInFilm, longestHidden } from './hidden-code.ts'
import { endingOf } from './picture.ts'

/** A film's kind, told from its first bytes. */
export interface Film {
  mime: string
  extension: string
}

const mp4: Film = { mime: 'video/mp4', extension: 'mp4' }
const mov: Film = { mime: 'video/quicktime', extension: 'mov' }
const webm: Film = { mime: 'video/webm', extension: 'webm' }

/** Endings under which films come. */
export const filmEndings = new Set(['mp4', 'm4v', 'mov', 'webm'])
export const isFilmName = (name: string): boolean => filmEndings.has(endingOf(name))

function kindOf(head: Buffer): Film | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp') return head.toString('latin1', 8, 12) === 'qt  ' ? mov : mp4
  if (head.readUInt32BE(0) === 0x1a45dfa3 && head.includes(Buffer.from('\x42\x82\x84webm', 'latin1'))) return webm
  return undefined
}

// boxes of an MP4 or MOV that players know; anything else may be anything
const boxes = new Set('ftyp moov mdat free skip wide uuid udta meta moof mfra sidx styp ssix prft pdin emsg pnot PICT junk'.split(' '))

/** The boxes must fill the file to its last byte, with a picture track's box among them. */
async function hasWholeBoxes(file: FileHandle, size: number): Promise<boolean> {
  const head = Buffer.alloc(16)
  let hasMovie = false
  for (let at = 0, count = 0; at < size; count++) {
    const { bytesRead } = await file.read(head, 0, 16, at)
    if (bytesRead < 8 || count > 1_000_000) return false
    const type = head.toString('latin1', 4, 8)
    const short = head.readUInt32BE(0)
    const length = short === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - at : short
    if (!boxes.has(type) || length < 8 || at + length > size) return false
    hasMovie ||= type === 'moov'
    at += length
  }
  return hasMovie
}

/** What one reading of a file on the disk tells. */
export interface Reading {
  size: number
  sha256: string
  /** A script, a page or an archive stands in it. */
  hidesCode: boolean
}

const step = 1024 * 1024

/** Reads a file once, never holding more than a part of it. */
export async function readThrough(path: string): Promise<Reading> {
  const file = await open(path)
  try {
    const hash = createHash('sha256')
    const buffer = Buffer.allocUnsafe(step + longestHidden)
    const reading = { size: 0, sha256: '', hidesCode: false }
    let overlap = 0
    for (;;) {
      const { bytesRead } = await file.read(buffer, overlap, step, reading.size)
      if (!bytesRead) break
      hash.update(buffer.subarray(overlap, overlap + bytesRead))
      reading.hidesCode ||= hidesCodeInFilm(buffer.subarray(0, overlap + bytesRead))
      reading.size += bytesRead
      const filled = overlap + bytesRead
      overlap = Math.min(longestHidden, filled)
      buffer.copyWithin(0, filled - overlap, filled)
    }
    const tail = Buffer.alloc(Math.min(archiveTail, reading.size))
    await file.read(tail, 0, tail.length, reading.size - tail.length)
    return {
      ...reading,
      hidesCode: reading.hidesCode || endsAsArchive(tail),
      sha256: hash.digest('hex'),
    }
  } finally {
    await file.close()
  }
}

/** Whether a file begins as a film of its name does: what is none is told by its first piece. */
export async function beginsAsFilm(path: string, name: string): Promise<boolean> {
  const film = await headOf(path)
  return film !== undefined && (film === webm) === (endingOf(name) === 'webm')
}

async function headOf(path: string): Promise<Film | undefined> {
  const file = await open(path)
  const head = Buffer.alloc(64)
  await file.read(head, 0, 64, 0).finally(() => file.close())
  return kindOf(head)
}

/** Looks at a film's content: first bytes that fit its ending, and a whole container. @returns why it is refused */
export async function examineFilm(
  path: string,
  name: string,
  { size, hidesCode }: Reading,
): Promise<Film | 'file_suffix' | 'film_content'> {
  if (!isFilmName(name)) return 'file_suffix'
  const film = await headOf(path)
  if (!film || hidesCode || !(await beginsAsFilm(path, name))) return 'film_content'
  const file = await open(path)
  try {
    return film === webm || (await hasWholeBoxes(file, size)) ? film : 'film_content'
  } finally {
    await file.close()
  }
}
