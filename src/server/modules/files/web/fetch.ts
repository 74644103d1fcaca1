import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { writeNew } from '#src/server/storage/intake/new-file.ts'
import { isPublicAddress } from './public-address.ts'

/** Why an address gives no picture; keys of the messages. */
export type WebFault =
  | 'web_address'
  | 'web_php'
  | 'web_private'
  | 'web_unreachable'
  | 'web_redirects'
  | 'web_timeout'
  | 'web_status'
  | 'file_size'

export class WebFailure extends Error {
  readonly fault: WebFault

  constructor(fault: WebFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

export interface FetchOptions {
  /** Bytes. */
  limit: number
  /** Milliseconds for everything, redirects included. */
  timeout?: number
  resolve?: typeof resolve
  isAllowed?: (address: string) => boolean
}

const mostRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

function checked(text: string, base?: string): URL {
  if (!URL.canParse(text, base)) throw new WebFailure('web_address')
  const url = new URL(text, base)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new WebFailure('web_address')
  if (/\.php/i.test(decoded(url.pathname))) throw new WebFailure('web_php')
  return url
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// the socket connects to the very address that was looked at: a name that answers something else later changes nothing
const guarded =
  (look: typeof resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    look(host, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[]
      const first = addresses[0]
      if (error || !first) return done(error ?? new Error(`nothing is known of ${host}`), '', 4)
      if (!addresses.every(({ address }) => isAllowed(address))) return done(new WebFailure('web_private'), '', 4)
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const isAllowed = options.isAllowed ?? isPublicAddress
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // a number is connected to without being looked up
  if (isIP(host) && !isAllowed(host)) return Promise.reject(new WebFailure('web_private'))
  const lookup = guarded(options.resolve ?? resolve, isAllowed)
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'crm-elements' }
  return new Promise((done, failed) => {
    const ask = url.protocol === 'https:' ? secure : plain
    ask(url, { headers, lookup, signal, agent: false }, done).once('error', failed).end()
  })
}

async function follow(text: string, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  let url = checked(text)
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const reply = await ask(url, options, signal)
    const { statusCode = 0, headers } = reply
    if (statusCode === 200) return reply
    reply.destroy()
    if (!redirects.has(statusCode) || !headers.location) throw new WebFailure('web_status')
    url = checked(headers.location, url.href)
  }
  throw new WebFailure('web_redirects')
}

/**
 * Fetches a web address onto the disk: no address inside of a network of ours, also after a redirect or when its name
 * changes; five redirects, ten seconds and so many bytes at most.
 * @throws WebFailure
 */
export async function fetchOnto(path: string, text: string, options: FetchOptions): Promise<void> {
  const signal = AbortSignal.timeout(options.timeout ?? 10_000)
  try {
    const reply = await follow(text, options, signal)
    const most = async function* (parts: AsyncIterable<Buffer>) {
      let size = 0
      for await (const part of parts) {
        size += part.length
        if (size > options.limit) throw new WebFailure('file_size')
        yield part
      }
    }
    if (Number(reply.headers['content-length']) > options.limit) {
      reply.destroy()
      throw new WebFailure('file_size')
    }
    await writeNew(path, (onto) => pipeline(reply, most, onto, { signal }))
  } catch (error) {
    if (error instanceof WebFailure) throw error
    throw new WebFailure(signal.aborted ? 'web_timeout' : 'web_unreachable', error)
  }
}
