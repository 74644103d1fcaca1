import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { jsonText } from '#src/lib/json-text.ts'
import { $locale } from '#src/text/locale.ts'
import { requestTimeout, type Backend } from './backend.ts'
import { readEnvelope } from './envelope.ts'
import { RequestError } from './failure.ts'
import { headersFor } from './headers.ts'
import { $text } from './http.text.ts'
import { formOf, isNested, pathOf, withQuery } from './url.ts'

/** Options of one call. `timeout` in milliseconds. `headers` only for servers that accept them. */
export interface SendOptions {
  signal?: AbortSignal
  timeout?: number
  headers?: Record<string, string>
  /** The write is carried out once for it, where its server can (`takesKeys`); elsewhere it is not told. */
  key?: string
  /** It changes nothing, whatever its method. */
  isRead?: boolean
  /** A read that is not repeated on a broken connection. */
  once?: boolean
  /** It arrives also where the page is left meanwhile. Browsers refuse it for more than 64 kB. */
  keepalive?: boolean
}

/** A reply with the server's sentence, for screens that show it. */
export interface Answer<T> {
  data: T
  message: string
  code: string
}

interface SharedCall {
  reply: Promise<Answer<unknown>>
  control: AbortController
  /** Who waits for it. */
  waiting: number
}

const inFlight = new WeakMap<Backend, Map<string, SharedCall>>()
const pauses = [300, 1000, 2000, 4000]

/**
 * Calls an endpoint and returns what the server answered with its message.
 * Reads are shared while in flight, until something is written, and repeated on a broken connection (once) or while the server
 * recovers (503, four times); writes are never repeated by themselves.
 * @throws RequestError
 */
export async function answer<In extends Input, Out>(
  backend: Backend,
  call: Endpoint<In, Out>,
  input: In,
  options: SendOptions = {},
): Promise<Answer<Out>> {
  const url = backend.baseFor(call.side) + withQuery(pathOf(call, input.params), input.query)
  if (call.method !== 'GET') return (await written(backend, call, url, input, options)) as Answer<Out>
  // an answer is the person's, and in their language
  const shared = shareable(backend, `${backend.tokenFor(call.side) ?? ''} ${$locale.get()} ${url}`, options, (inner) =>
    repeated(backend, call, url, input, inner),
  )
  return (await shared) as Answer<Out>
}

/** Calls an endpoint and returns its reply; see `answer`. */
export async function send<In extends Input, Out>(
  backend: Backend,
  call: Endpoint<In, Out>,
  input: In,
  options?: SendOptions,
): Promise<Out> {
  return (await answer(backend, call, input, options)).data
}

// what was asked before a write was done may not know of it: whoever asks afterwards gets an answer of their own
async function written(backend: Backend, call: Endpoint, url: string, input: Input, options: SendOptions): Promise<Answer<unknown>> {
  try {
    return await attempt(backend, call, url, input, options)
  } finally {
    inFlight.get(backend)?.clear()
  }
}

// identical reads share one request; a caller that cancels leaves it to the others, the last one takes it back
function shareable(backend: Backend, key: string, options: SendOptions, run: (options: SendOptions) => Promise<Answer<unknown>>) {
  const calls = inFlight.get(backend) ?? new Map<string, SharedCall>()
  inFlight.set(backend, calls)
  const pending = calls.get(key)
  const call = pending ?? begin(options, run)
  const forget = () => calls.get(key) === call && calls.delete(key)
  if (!pending) {
    calls.set(key, call)
    call.reply.then(forget, forget)
  }
  call.waiting++
  if (!options.signal) return call.reply
  const leave = () => {
    if (--call.waiting > 0) return
    forget()
    call.control.abort()
  }
  return Promise.race([call.reply, cancelled(options.signal, leave)])
}

function begin(options: SendOptions, run: (options: SendOptions) => Promise<Answer<unknown>>): SharedCall {
  const control = new AbortController()
  return { reply: run({ ...options, signal: control.signal }), control, waiting: 0 }
}

function cancelled(signal: AbortSignal, leave: () => void): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => {
      leave()
      reject(failure('aborted'))
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

async function repeated(backend: Backend, call: Endpoint, url: string, input: Input, options: SendOptions): Promise<Answer<unknown>> {
  for (let round = 0; ; round++) {
    try {
      return await attempt(backend, call, url, input, options)
    } catch (error) {
      const limit = !(error instanceof RequestError)
        ? 0
        : error.kind === 'unavailable'
          ? pauses.length
          : error.kind === 'network' && !options.once
            ? 1
            : 0
      if (round >= limit) throw error
      await new Promise((resume) => setTimeout(resume, pauses[round]))
    }
  }
}

async function attempt(backend: Backend, call: Endpoint, url: string, input: Input, options: SendOptions): Promise<Answer<unknown>> {
  const token = backend.tokenFor(call.side)
  const limit = timeLimit(options)
  try {
    return await readEnvelope(call, await reach(url, requestOf(backend, call, input, options), limit))
  } catch (error) {
    if (error instanceof RequestError) error.isKeyed = isKeyed(backend, call, options)
    if (error instanceof RequestError && error.kind === 'session' && !call.open) backend.sessionEnded(call.side, token, error)
    throw error
  } finally {
    limit.end()
  }
}

// bytes are refused with a key: what they carry is not read yet
const isKeyed = (backend: Backend, { side, method, encoding }: Endpoint, { key }: SendOptions): boolean =>
  key !== undefined && method !== 'GET' && encoding !== 'multipart' && encoding !== 'binary' && backend.takesKeys?.(side) === true

function requestOf(backend: Backend, call: Endpoint, input: Input, options: SendOptions): RequestInit {
  const headers: Record<string, string> = { ...headersFor(backend, call.side), ...options.headers }
  if (isKeyed(backend, call, options)) headers['Idempotency-Key'] = options.key!
  const init: RequestInit = { method: call.method, headers, credentials: backend.credentials, keepalive: options.keepalive === true }
  if (call.method === 'GET' || input.body === undefined) return init
  if (input.body instanceof FormData) return { ...init, body: input.body }
  if (call.encoding === 'binary') {
    headers['Content-Type'] = 'application/octet-stream'
    return { ...init, body: input.body as Blob }
  }
  if (call.encoding === 'json' || isNested(input.body)) {
    headers['Content-Type'] = 'application/json;charset=UTF-8'
    return { ...init, body: jsonText(input.body) }
  }
  return { ...init, body: formOf(input.body as object) }
}

/** Ends a call after its time. What it needs goes with the call: `AbortSignal.timeout` would stay for all of the time. */
function timeLimit({ signal, timeout = requestTimeout }: SendOptions) {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), timeout)
  return {
    signal: signal ? AbortSignal.any([signal, control.signal]) : control.signal,
    why: () => (signal?.aborted ? 'aborted' : control.signal.aborted ? 'timeout' : 'network'),
    end: () => clearTimeout(timer),
  } as const
}

async function reach(url: string, init: RequestInit, { signal, why }: ReturnType<typeof timeLimit>): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal })
  } catch {
    throw failure(why())
  }
}

function failure(kind: 'aborted' | 'timeout' | 'network'): RequestError {
  return new RequestError({ kind, status: 0, code: '', message: $text.get()[kind] })
}
