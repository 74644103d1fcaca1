import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { pictureLimit } from '../upload-limits.ts'
import { discard, type Arrival } from './arrival.ts'
import { newIncoming } from './disk.ts'
import { diskFault, faultOf, tooLarge } from './limits.ts'
import { writeNew } from './new-file.ts'

export interface Received extends Arrival {
  fields: Record<string, string>
}

async function keep(part: MultipartFile, folder: string): Promise<Arrival> {
  const path = await newIncoming(folder)
  try {
    await writeNew(path, (onto) => pipeline(part.file, onto))
  } catch (error) {
    throw diskFault(error)
  }
  return { path, name: part.filename }
}

/** A multipart body with its fields; the file is missing where none was sent. */
export interface Form {
  fields: Record<string, string>
  came: Arrival | undefined
}

export interface FormOptions {
  /** Bytes of the file. */
  limit?: number
  /** Awaited before any byte of the file is written, with the fields that came before it. */
  beforeFile?: (fields: Form['fields']) => Promise<void>
}

/** Reads a multipart body with at most one file, which goes onto the disk. Whoever calls discards it. Throws a Refusal. */
export async function receiveForm(request: FastifyRequest, folder: string, options: FormOptions = {}): Promise<Form> {
  const { limit = pictureLimit, beforeFile } = options
  if (!request.isMultipart()) throw faultOf('file_missing')
  const form: Form = { fields: Object.create(null) as Record<string, string>, came: undefined }
  const limits = { fileSize: limit, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 }
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') form.fields[part.fieldname] = String(part.value)
      else {
        // what is not wanted is let past, or the line stands still with it
        await beforeFile?.(form.fields).catch((error: unknown) => (part.file.resume(), Promise.reject(error)))
        form.came = await keep(part, folder)
        if (part.file.truncated) throw tooLarge(limit)
      }
    }
    return form
  } catch (error) {
    if (form.came) await discard(form.came)
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge(limit) : error
  }
}

/** Reads the one file of a multipart upload with its fields, whichever comes first. Throws a Refusal. */
export async function receive(request: FastifyRequest, folder: string, limit = pictureLimit): Promise<Received> {
  const { came, fields } = await receiveForm(request, folder, { limit })
  if (came?.name) return { ...came, fields }
  if (came) await discard(came)
  throw faultOf('file_missing')
}
