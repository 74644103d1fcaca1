import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { UploadRequest } from '#src/api/file-uploads.ts'
import type { Backend } from '#src/http/backend.ts'

interface Stored extends UploadRequest {
  id: string
  bytes: Buffer
}

/** What the contract of src/api/file-uploads.ts says, in memory, over real sockets; faults are planted by the test. */
export async function startUploads(piece = 1000) {
  const held = new Map<string, Stored>()
  const files: Stored[] = []
  const seen: string[] = []
  let count = 0
  /** Called with each request before it is answered; what it returns is answered instead, 'cut' closes the line, 'too much' is the 413 of a proxy. */
  const fault = { next: undefined as ((request: IncomingMessage, body: Buffer) => unknown) | undefined, received: 0 }

  const view = ({ id, bytes, size }: Stored) => ({ id, offset: bytes.length, size, piece })
  const whole = (file: Stored, known: boolean) => ({
    file: { att_id: files.indexOf(file) + 1, att_dir: `/uploads/${file.name}`, name: file.name },
    known,
  })
  const refuse = (code: string, data?: unknown) => ({ status: 400, msg: code, code, data })

  function begin(asked: UploadRequest) {
    const same = files.find((file) => file.sha256 === asked.sha256)
    if (same) return whole(same, true)
    const open = [...held.values()].find((one) => one.sha256 === asked.sha256 && one.name === asked.name)
    if (open) return view(open)
    const made = { ...asked, id: `u${++count}`, bytes: Buffer.alloc(0) }
    held.set(made.id, made)
    return view(made)
  }

  function take(id: string, offset: number, body: Buffer) {
    const upload = held.get(id)
    if (!upload) return refuse('upload_unknown')
    if (offset !== upload.bytes.length) return refuse('upload_offset', { offset: upload.bytes.length })
    upload.bytes = Buffer.concat([upload.bytes, body])
    if (upload.bytes.length < upload.size) return view(upload)
    held.delete(id)
    if (createHash('sha256').update(upload.bytes).digest('hex') !== upload.sha256) return refuse('upload_hash')
    files.push(upload)
    return whole(upload, false)
  }

  function route({ method, url = '' }: IncomingMessage, body: Buffer): unknown {
    const { pathname, searchParams } = new URL(url, 'http://x')
    const id = pathname.split('/').at(-1)!
    if (method === 'POST') return begin(JSON.parse(body.toString()) as UploadRequest)
    if (method === 'PUT') return take(id, Number(searchParams.get('offset')), body)
    if (method === 'DELETE') return void held.delete(id)
    const upload = held.get(id)
    return upload ? view(upload) : refuse('upload_unknown')
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    fault.received += request.method === 'PUT' ? body.length : 0
    seen.push(`${request.method} ${request.url!.replace('/adminapi/file', '')}`)
    const planted = fault.next?.(request, body)
    if (planted === 'cut') return request.socket.destroy()
    if (planted === 'too much') return void response.writeHead(413, { 'Content-Type': 'text/html' }).end('<h1>413</h1>')
    const answer = planted ?? route(request, body)
    const isRefusal = typeof answer === 'object' && answer !== null && 'status' in answer
    response.end(JSON.stringify(isRefusal ? answer : { status: 200, msg: 'ok', data: answer }))
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => request.socket.destroy()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    files,
    held,
    seen,
    fault,
    route,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** A signed-in person at a server. */
export function backendAt(base: string, kind: Backend['kind'] = 'own'): Backend {
  return { baseFor: () => base, kind, tokenFor: () => 'token', credentials: 'include', sessionEnded: () => undefined }
}
