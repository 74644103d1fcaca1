import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { faultOf, uploadLimit } from './service.ts'

export interface Received {
  bytes: Buffer
  name: string
  fields: Record<string, string>
}

const inWords = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`

async function keep(part: Multipart, received: Partial<Received> & { fields: Record<string, string> }): Promise<void> {
  if (part.type !== 'file') {
    received.fields[part.fieldname] = String(part.value)
    return
  }
  received.bytes = await part.toBuffer()
  received.name = part.filename
}

/** Reads the one file of a multipart upload with its fields, whichever comes first. Throws a Refusal. */
export async function receive(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw faultOf('file_missing')
  const received: Partial<Received> & { fields: Record<string, string> } = { fields: Object.create(null) as Record<string, string> }
  const limits = { fileSize: uploadLimit, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 }
  try {
    for await (const part of request.parts({ limits })) await keep(part, received)
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw faultOf('file_size', { size: inWords(uploadLimit) })
    throw error
  }
  const { bytes, name, fields } = received
  if (!bytes || !name) throw faultOf('file_missing')
  return { bytes, name, fields }
}
