import { request, type ClientRequest, type OutgoingHttpHeaders } from 'node:http'

/** Names that lead to a server of the test; the request keeps its own `Host`. */
export const hosts = new Map<string, number>()

type Progress = { lengthComputable: boolean; loaded: number; total: number }

/** The part of XMLHttpRequest that uploads use, over real sockets. `https:` goes out as http to a name of `hosts`. */
export class NodeRequest {
  upload: { onprogress?: (event: Progress) => void } = {}
  onloadend?: () => void
  withCredentials = false
  status = 0
  responseText = ''
  #method = ''
  #url = new URL('http://localhost')
  #sent: OutgoingHttpHeaders = {}
  #received: Record<string, string | string[] | undefined> = {}
  #request: ClientRequest | undefined
  #isOver = false

  open(method: string, url: string) {
    this.#method = method
    this.#url = new URL(url)
  }
  setRequestHeader(name: string, value: string) {
    this.#sent[name] = value
  }
  getAllResponseHeaders() {
    return Object.entries(this.#received)
      .map(([name, value]) => `${name}: ${String(value)}\r\n`)
      .join('')
  }
  abort() {
    this.#end(true)
  }
  send(body: Blob | FormData | null) {
    void this.#go(body)
  }

  async #go(body: Blob | FormData | null) {
    const whole = new Response(body)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const type = whole.headers.get('content-type')
    const named = Object.keys(this.#sent).some((name) => name.toLowerCase() === 'content-type')
    if (type && !named) this.#sent['content-type'] = type
    if (this.#isOver) return
    const port = hosts.get(this.#url.host)
    const target = port === undefined ? { host: this.#url.hostname, port: this.#url.port || 80 } : { host: '127.0.0.1', port }
    const headers = { ...this.#sent, host: this.#url.host, 'content-length': bytes.length }
    const path = this.#url.pathname + this.#url.search
    this.#request = request({ ...target, path, method: this.#method, headers, agent: false }, (response) => {
      this.#received = response.headers
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => this.#end(true))
      response.on('end', () => {
        this.status = response.statusCode ?? 0
        this.responseText = Buffer.concat(parts).toString()
        this.#end(false)
      })
    })
    this.#request.on('error', () => this.#end(true))
    await this.#write(bytes)
  }

  async #write(bytes: Buffer) {
    for (let at = 0; at < bytes.length && !this.#isOver; at += 65_536) {
      const part = bytes.subarray(at, at + 65_536)
      await new Promise<void>((done) => this.#request!.write(part, () => done()))
      this.upload.onprogress?.({ lengthComputable: true, loaded: at + part.length, total: bytes.length })
    }
    if (!this.#isOver) this.#request!.end()
  }

  #end(isBroken: boolean) {
    if (this.#isOver) return
    this.#isOver = true
    if (isBroken) {
      this.status = 0
      this.#request?.destroy()
    }
    this.onloadend?.()
  }
}
