import { constants } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import type { Extent } from './samples.ts'

/** Bytes that are to be zeros, and what is written afterwards so that a player passes over them. */
export interface Blank extends Extent {
  mark?: { at: number; bytes: Buffer }
}

const step = 1024 * 1024

/** A copy of a file with parts of it blanked; as long as before, so that nothing else moves. */
export async function copyBlanked(from: string, to: string, blanks: readonly Blank[]): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE)
  const file = await open(to, 'r+')
  try {
    for (const blank of blanks) {
      const zeros = Buffer.alloc(Math.min(step, blank.to - blank.from))
      for (let at = blank.from; at < blank.to; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, blank.to - at), at)
      if (blank.mark) await file.write(blank.mark.bytes, 0, blank.mark.bytes.length, blank.mark.at)
    }
    await file.sync()
  } finally {
    await file.close()
  }
}
