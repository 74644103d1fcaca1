import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { pictureLimit } from '../../upload-limits.ts'
import { discard, type Arrival } from './arrival.ts'
import { newIncoming } from './disk.ts'
import { diskFault, faultOf, tooLarge } from './limits.ts'

export interface Received extends Arrival {
  fields: Record<string, string>
}

async function keep(part: MultipartFile, folder: string): Promise<Arrival> {
  const path = await newIncoming(folder)
  try {
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o644, flush: true }))
  } catch (error) {
    await discard({ path })
    throw diskFault(error)
  }
  return { path, name: part.filename }
}

/**
 * Reads the one file of a multipart upload onto the disk, with its fields, whichever comes first. Whoever calls
 * discards it. Throws a Refusal.
 */
export async function receive(request: FastifyRequest, folder: string, limit = pictureLimit): Promise<Received> {
  if (!request.isMultipart()) throw faultOf('file_missing')
  const fields = Object.create(null) as Record<string, string>
  const limits = { fileSize: limit, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 }
  let came: Arrival | undefined
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') fields[part.fieldname] = String(part.value)
      else {
        came = await keep(part, folder)
        if (part.file.truncated) throw tooLarge(limit)
      }
    }
    if (!came?.name) throw faultOf('file_missing')
    return { ...came, fields }
  } catch (error) {
    if (came) await discard(came)
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(limit) : error
  }
}
