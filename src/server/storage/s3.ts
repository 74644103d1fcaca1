import { createReadStream, createWriteStream } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { request as plain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../refusal.ts'
import type { S3Config } from './s3-config.ts'
import type { Opened, Seen, Storage } from './storage.ts'
import { typeOf } from './types.ts'

/** Milliseconds without a sign of life after which the store counts as away. */
const patience = 30_000

interface SignedRequest {
  headers?: Record<string, string>
  body?: Buffer | { path: string; size: number }
  query?: string
  signal?: AbortSignal
}

const textOf = async (stream: Readable): Promise<string> => Buffer.concat(await stream.toArray()).toString()

/**
 * Files in a bucket of a store that speaks S3 (signature version 4). Bytes that are shown at several places lie there once for each
 * address, copied by the store itself; nothing is sent to it twice.
 */
export class S3Storage implements Storage {
  readonly folder: string
  readonly publicAddress: string
  readonly #config: S3Config
  readonly #aws: AwsClient
  readonly #failed: (error: unknown) => void

  /** @param failed hears why the store did not do what it was asked */
  constructor(config: S3Config, folder: string, failed: (error: unknown) => void) {
    this.folder = folder
    this.publicAddress = config.publicAddress
    this.#config = config
    this.#failed = failed
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = config
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  async look(key: string): Promise<Seen | undefined> {
    const answer = await this.#ask('HEAD', key, {}, [200, 404])
    answer.resume()
    if (answer.statusCode === 404) return undefined
    const { 'content-length': size, etag, 'last-modified': since } = answer.headers
    return { size: Number(size), stamp: `${etag} ${since}` }
  }

  async reach(signal: AbortSignal): Promise<void> {
    // nothing lies there: a store that lets us look says so
    const answer = await this.#ask('HEAD', '.reach', { signal }, [200, 404])
    answer.resume()
  }

  async read(key: string): Promise<Buffer> {
    return Buffer.concat((await (await this.#ask('GET', key)).toArray()) as Buffer[])
  }

  async put(key: string, body: Buffer): Promise<void> {
    await textOf(await this.#ask('PUT', key, { headers: headersOf(key), body }))
  }

  async keep(key: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await textOf(await this.#ask('PUT', key, { headers: headersOf(key), body: { path, size } }))
  }

  async copy(from: string, to: string): Promise<void> {
    const source = { 'x-amz-copy-source': `/${this.#config.bucket}/${from}`, 'x-amz-metadata-directive': 'REPLACE' }
    const said = await textOf(await this.#ask('PUT', to, { headers: { ...headersOf(to), ...source } }))
    // a copy that fails half-way has begun its answer with 200
    if (said.includes('<Error>')) throw this.#away(new Error(said))
  }

  async remove(key: string): Promise<void> {
    await textOf(await this.#ask('DELETE', key, {}, [200, 204, 404]))
  }

  async removeBefore(folder: string, time: number): Promise<void> {
    for (let token = ''; ;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/`, ...(token && { 'continuation-token': token }) })
      const page = await textOf(await this.#ask('GET', '', { query: `?${query}` }))
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const since = Date.parse(/<LastModified>([^<]+)</.exec(entry)?.[1] ?? '')
        const key = /<Key>([^<]+)</.exec(entry)?.[1]
        if (key && since < time) await this.remove(key)
      }
      token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? ''
      if (!token) return
    }
  }

  async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = join(this.folder, '.incoming', randomBytes(16).toString('hex'))
    await mkdir(join(this.folder, '.incoming'), { recursive: true })
    try {
      await pipeline(await this.#ask('GET', key), createWriteStream(path))
      return await work(path)
    } finally {
      await rm(path, { force: true })
    }
  }

  async open(key: string, conditions: Record<string, string | undefined>): Promise<Opened | undefined> {
    const headers = Object.fromEntries(Object.entries(conditions).filter((entry): entry is [string, string] => entry[1] !== undefined))
    const answer = await this.#ask('GET', key, { headers }, [200, 206, 304, 404, 416])
    const status = answer.statusCode as 404 | Opened['status']
    const isShown = status === 200 || status === 206
    if (!isShown) answer.resume()
    if (status === 404) return undefined
    const told = ['content-length', 'content-range', 'etag', 'last-modified', 'accept-ranges'].flatMap((name) => {
      const value = answer.headers[name]
      return typeof value === 'string' && (isShown || name !== 'content-length') ? [[name, value] as const] : []
    })
    return { status, headers: Object.fromEntries(told), body: isShown ? answer : null }
  }

  #url(key: string, query = ''): URL {
    const { endpoint, bucket, isPathStyle } = this.#config
    const url = new URL(endpoint)
    if (!isPathStyle) url.host = `${bucket}.${url.host}`
    url.pathname = [url.pathname.replace(/\/$/, ''), ...(isPathStyle ? [bucket] : []), key].join('/')
    url.search = query
    return url
  }

  async #ask(
    method: string,
    key: string,
    { headers = {}, body, query, signal }: SignedRequest = {},
    expected: number[] = [200],
  ): Promise<IncomingMessage> {
    const signed = await this.#aws.sign(this.#url(key, query), { method, headers })
    const length = Buffer.isBuffer(body) ? body.length : (body?.size ?? 0)
    const sent = { ...Object.fromEntries(signed.headers), ...(method === 'PUT' && { 'content-length': String(length) }) }
    const answer = await this.#send(new URL(signed.url), { method, headers: sent, signal }, body).catch((error: unknown) =>
      Promise.reject(this.#away(error)),
    )
    if (expected.includes(answer.statusCode ?? 0)) return answer
    const words = await textOf(answer).catch(() => '')
    throw this.#away(new Error(`${method} ${key}: ${answer.statusCode} ${words.slice(0, 500)}`))
  }

  // over sockets of our own: a body of gigabytes goes from the disk with its length said, which `fetch` cannot
  #send(url: URL, how: RequestOptions, body: SignedRequest['body']): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const going = (url.protocol === 'https:' ? secure : plain)(url, { ...how, timeout: patience }, resolve)
      going.on('timeout', () => going.destroy(new Error('the store says nothing')))
      going.on('error', reject)
      if (!body || Buffer.isBuffer(body)) return going.end(body)
      pipeline(createReadStream(body.path), going).catch(reject)
    })
  }

  #away(error: unknown): Refusal {
    this.#failed(error)
    return new Refusal({ status: 400, code: 'storage_away', data: [] })
  }
}

const headersOf = (key: string) => ({ 'content-type': typeOf(key) ?? 'application/octet-stream' })
