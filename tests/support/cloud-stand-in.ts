import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hosts } from './node-request.ts'

/** A request as a cloud got it. */
export interface CloudRequest {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
  /** Fields of a form in their order. */
  fields: [string, string | Buffer][]
}

/** An answer: 200 with this text, or a status, or both with headers. */
export type CloudAnswer = string | number | { status?: number; text?: string; headers?: Record<string, string> }

/** A cloud behind some names, over real sockets. It answers what `answer` says of each request. */
export async function startCloud(names: readonly string[], answer: (request: CloudRequest) => CloudAnswer) {
  const seen: CloudRequest[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      const body = Buffer.concat(parts)
      const type = request.headers['content-type'] ?? ''
      const form = type.startsWith('multipart/') ? await new Response(body, { headers: { 'content-type': type } }).formData() : []
      const fields: [string, string | Buffer][] = []
      for (const [name, value] of form)
        fields.push([name, typeof value === 'string' ? value : Buffer.from(await (value as File).arrayBuffer())])
      const { pathname, searchParams } = new URL(request.url!, 'http://x')
      const asked = {
        method: request.method!,
        host: request.headers.host!,
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
        fields,
      }
      seen.push(asked)
      const said = answer(asked)
      const {
        status = 200,
        text = '',
        headers = {},
      } = typeof said === 'object' ? said : typeof said === 'number' ? { status: said } : { text: said }
      response.writeHead(status, headers).end(text)
    })()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  for (const name of names) hosts.set(name, (server.address() as AddressInfo).port)
  return {
    seen,
    close() {
      hosts.clear()
      server.closeAllConnections()
      server.close()
    },
  }
}
