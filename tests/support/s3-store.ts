import { createHash, createHmac } from 'node:crypto'
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const secret = 'S3RVER'
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const inHex = (text: string) => createHash('sha256').update(text).digest('hex')
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Signature version 4 in a header, as AWS documents it ("Authenticating requests: using the Authorization header"). */
export function isSigned({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>, now = Date.now()): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/
  const [, day = '', region = '', names = '', signature] = said.exec(headers.authorization ?? '') ?? []
  const date = String(headers['x-amz-date'])
  const at = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
  if (!date.startsWith(day) || Math.abs(now - at) > 900_000 || !names.split(';').includes('host')) return false
  const { pathname, searchParams } = new URL(url, 'http://x')
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort()
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), lines.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  const wanted = hmac(key, ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, inHex(canonical)].join('\n'))
  return signature === wanted.toString('hex')
}

const refusal = '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>'

/**
 * A server that speaks S3, with a bucket `shop`, over real sockets. s3rver knows version 4 of signatures and does not check it: a
 * door before it does. `stop` and `start` keep what it has and where it is.
 */
export class S3Store {
  readonly #directory = mkdtempSync(join(tmpdir(), 'crm-s3-'))
  #store: S3rver | undefined
  #door: Server | undefined
  port = 0

  async start(): Promise<void> {
    const configureBuckets = [{ name: 'shop', configs: [] as [] }]
    this.#store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: this.#directory, configureBuckets })
    const { port } = await this.#store.run()
    this.#door = createServer((request, response) => {
      if (!isSigned(request)) return void request.resume().on('end', () => response.writeHead(403).end(refusal))
      const { method, url, headers } = request
      const on = send({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(response)
      })
      on.on('error', () => response.destroy())
      request.pipe(on)
    })
    await new Promise<void>((ready) => this.#door!.listen(this.port, '127.0.0.1', ready))
    this.port = (this.#door.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    this.#door?.closeAllConnections()
    await new Promise((closed) => (this.#door ? this.#door.close(closed) : closed(undefined)))
    await this.#store?.close()
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#directory, { recursive: true, force: true })
  }
}
