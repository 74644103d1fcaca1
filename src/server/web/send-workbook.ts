import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { LaidSheet } from '#src/papers/sheet/laid-sheet.ts'
import { workbookStream, workbookType, type Sheet } from '#src/papers/sheet/workbook-stream.ts'

/** Bytes that wait for a slow reader; then the database waits as well. */
const mostWaiting = 32 * 1024 * 1024

/** A workbook as bytes, as they come. */
export const workbookBytes = (sheets: readonly (Sheet | LaidSheet)[]): AsyncIterable<Uint8Array> =>
  // what is missing in the compiler's word for it: Node iterates over such streams
  workbookStream(sheets) as unknown as AsyncIterable<Uint8Array>

/**
 * Answers with a workbook while it is written. The rows behind it are read at the pace of the database, as what a slow reader has not taken
 * waits here. Somebody who stops downloading ends the rows.
 */
export async function sendWorkbook(reply: FastifyReply, name: string, sheets: readonly (Sheet | LaidSheet)[]): Promise<void> {
  const out = new PassThrough({ highWaterMark: mostWaiting })
  void reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type(workbookType)
    .send(out)
  try {
    for await (const bytes of workbookBytes(sheets)) {
      if (out.destroyed) return
      if (!out.write(bytes)) await drained(out)
    }
    out.end()
  } catch (error) {
    // it is half a file: the connection ends, so that nobody takes it for a whole one
    out.destroy(error as Error)
    throw error
  }
}

const drained = (out: PassThrough) =>
  new Promise<void>((resume) => {
    out.once('drain', resume)
    out.once('close', resume)
  })
