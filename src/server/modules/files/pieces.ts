import { randomBytes } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { open, stat, statfs } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newIncoming } from '../../storage/intake/disk.ts'
import { diskFault, faultOf, tooLarge } from '../../storage/intake/limits.ts'
import { writeNew } from '../../storage/intake/new-file.ts'

/** Bytes that stay free on the disk, whatever is uploaded: the database may live there too. */
const reserve = () => Number(process.env['CRM_DISK_RESERVE']) || 64 * 1024 * 1024

/** Refused with disk_full when so many bytes more would not fit. */
export async function refuseFullDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + reserve()) throw faultOf('disk_full')
}

/** A piece that arrived whole, beside what it belongs to. */
export interface Piece {
  path: string
  size: number
}

/**
 * Takes a piece off the wire onto the disk. One that breaks off leaves nothing.
 * @param most bytes that it may have
 */
export async function receivePiece(folder: string, id: string, body: Readable, most: number): Promise<Piece> {
  const path = await newIncoming(folder, `${id}.${randomBytes(6).toString('hex')}.part`)
  let size = 0
  const counted = async function* (parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      size += part.length
      if (size > most) throw tooLarge(most)
      yield part
    }
  }
  try {
    await writeNew(path, (onto) => pipeline(body, counted, onto))
    return { path, size }
  } catch (error) {
    throw diskFault(error)
  }
}

/** Writes a piece at its place and flushes it: from then on it is there for good. */
export async function appendPiece(path: string, offset: number, piece: Piece): Promise<void> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o644)
  try {
    let at = offset
    for await (const part of createReadStream(piece.path, { highWaterMark: 512 * 1024 })) {
      await file.write(part as Buffer, 0, (part as Buffer).length, at)
      at += (part as Buffer).length
    }
    await file.datasync()
  } catch (error) {
    throw diskFault(error)
  } finally {
    await file.close()
  }
}

/** Bytes of a file; 0 when it is not there. */
export const bytesOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
