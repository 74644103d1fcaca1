import type { Endpoint, Input } from '#src/api/endpoint.ts'
import { requestTimeout, type Backend } from './backend.ts'
import { readEnvelope } from './envelope.ts'
import { RequestError } from './failure.ts'
import { headersFor } from './headers.ts'
import { $text } from './http.text.ts'
import type { Answer } from './request.ts'
import { pathOf, withQuery } from './url.ts'

/** `onProgress` gets the share of the body that left the browser, 0 to 1. `stall` in milliseconds. */
export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
  stall?: number
}

/**
 * Sends a multipart body and reports how much of it has left: fetch cannot tell. The time limit counts
 * from the last sign of life and not from the start, so that a slow line may finish a large file.
 * @throws RequestError, as `answer` does; an upload is never repeated by itself.
 */
export async function upload<In extends Input & { body: FormData }, Out>(
  backend: Backend,
  call: Endpoint<In, Out>,
  input: In,
  options: UploadOptions = {},
): Promise<Answer<Out>> {
  const token = backend.tokenFor(call.side)
  const url = backend.baseFor(call.side) + withQuery(pathOf(call, input.params), input.query)
  const response = await transfer(url, call.method, headersFor(backend, call.side), backend.credentials, input.body, options)
  try {
    return (await readEnvelope(call, response)) as Answer<Out>
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'session' && !call.open) backend.sessionEnded(call.side, token, error)
    throw error
  }
}

function transfer(
  url: string,
  method: string,
  headers: Record<string, string>,
  credentials: RequestCredentials,
  body: FormData,
  { signal, onProgress, stall = requestTimeout }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(failure('aborted'))
    const request = new XMLHttpRequest()
    let kind: 'aborted' | 'timeout' | 'network' = 'network'
    const stop = (reason: 'aborted' | 'timeout') => {
      kind = reason
      request.abort()
    }
    const cancel = () => stop('aborted')
    let timer = setTimeout(stop, stall, 'timeout')
    request.upload.onprogress = (event) => {
      clearTimeout(timer)
      timer = setTimeout(stop, stall, 'timeout')
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      if (request.status === 0) reject(failure(kind))
      else resolve(toResponse(request))
    }
    signal?.addEventListener('abort', cancel)
    request.open(method, url)
    request.withCredentials = credentials === 'include'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const isBodyless = request.status === 204 || request.status === 205 || request.status === 304
  return new Response(isBodyless ? null : request.responseText, { status: request.status })
}

function failure(kind: 'aborted' | 'timeout' | 'network'): RequestError {
  return new RequestError({ kind, status: 0, code: '', message: $text.get()[kind] })
}
