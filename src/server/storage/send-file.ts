import { createReadStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { Storage } from './storage.ts'

/** A stored file, and what it is called for who downloads it. */
export interface Download {
  name: string
  type: string
  location: string
  size: number
}

// what stands unquoted in the header must be none of its own signs
const headerName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Sends a file as a download; the copy on this disk lasts as long as it is read. */
export async function sendFile(reply: FastifyReply, storage: Storage, { name, type, location, size }: Download): Promise<void> {
  await storage.withFile(location, async (path) => {
    const stream = createReadStream(path)
    void reply
      .headers({
        'content-disposition': `attachment; filename*=UTF-8''${headerName(name)}`,
        'content-length': size,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(type)
      .send(stream)
    // somebody who stops downloading is no failure
    await finished(stream).catch(() => undefined)
  })
}
