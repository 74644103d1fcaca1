import sharp from 'sharp'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach } from 'vitest'
import { signedIn, testApp, type SignedIn, type TestApp } from '../../database.ts'

export interface Reply<Data> {
  status: number
  msg: string
  code?: string
  data: Data
}

/** A small picture of one colour. */
export const picture = (colour: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** Calls of the contract at a server of the test, in English; `who` is asked unless a call names another one, or nobody. */
export function senderTo(server: TestApp, who: () => SignedIn) {
  const headersOf = (as: SignedIn | null | undefined) => ({ ...(as === undefined ? who() : as)?.headers, 'cb-lang': 'en-US' })

  async function ask<Data>(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, as?: SignedIn | null): Promise<Reply<Data>> {
    return (await server.app.inject({ method, url: `/adminapi/${path}`, headers: headersOf(as), ...(payload ? { payload } : {}) })).json()
  }

  async function sendForm<Data>(path: string, fields: Record<string, string>, file: [Buffer, string] | null, as?: SignedIn | null) {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    if (file) form.append('file', new File([new Uint8Array(file[0])], file[1]))
    const encoded = new Response(form)
    const reply = await server.app.inject({
      method: 'POST',
      url: `/adminapi/${path}`,
      headers: { ...headersOf(as), 'content-type': encoded.headers.get('content-type')! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return reply.json() as Reply<Data>
  }

  return {
    ask,
    sendForm,
    stored: (address: string) => readFileSync(join(server.files, new URL(address, 'http://x').pathname.replace('/uploads/', ''))),
    /** Nothing is on its way any more. */
    emptyIncoming() {
      rmSync(join(server.files, '.incoming'), { recursive: true, force: true })
      mkdirSync(join(server.files, '.incoming'))
    },
  }
}

/** A server whose library is empty before each test of a file, two super administrators, and calls of the first; read inside of tests. */
export function stageFiles() {
  const server = testApp()
  const people = {} as { me: SignedIn; other: SignedIn }
  const sender = senderTo(server, () => people.me)
  beforeAll(async () => {
    people.me = await signedIn(server.app)
    people.other = await signedIn(server.app)
  })
  beforeEach(async () => {
    sender.emptyIncoming()
    await server.app.db.execute(sql`truncate files, video_uploads, scan_slots, file_categories restart identity`)
  })
  return { server, people, ...sender }
}
