import { requestTimeout } from './backend.ts'
import { RequestError } from './failure.ts'
import { $text } from './http.text.ts'

/** What goes where; `credentials` tells whether cookies go along. */
export interface Transfer {
  method: string
  url: string
  headers: Record<string, string>
  credentials: RequestCredentials
  body: FormData | Blob | null
}

/** `onProgress` gets the share of the body that left the browser, 0 to 1. `stall` in milliseconds. */
export interface TransferOptions {
  signal?: AbortSignal | undefined
  onProgress?: ((share: number) => void) | undefined
  stall?: number | undefined
}

/**
 * Sends a body and reports how much of it has left: fetch cannot tell. The time limit counts from the last sign of
 * life and not from the start, so that a slow line may finish a large file.
 * @throws RequestError of kind aborted, timeout or network; any answer is returned, whatever its status
 */
export function transfer(what: Transfer, { signal, onProgress, stall = requestTimeout }: TransferOptions): Promise<Response> {
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
    request.open(what.method, what.url)
    request.withCredentials = what.credentials === 'include'
    for (const [name, value] of Object.entries(what.headers)) request.setRequestHeader(name, value)
    request.send(what.body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const isBodyless = request.status === 204 || request.status === 205 || request.status === 304
  const response = new Response(isBodyless ? null : request.responseText, { status: request.status })
  // asking by name for one that another origin does not show is an error in the page's console
  const etag = /^etag:\s*(.+?)\s*$/im.exec(request.getAllResponseHeaders?.() ?? '')?.[1]
  if (etag) response.headers.set('etag', etag)
  return response
}

function failure(kind: 'aborted' | 'timeout' | 'network'): RequestError {
  return new RequestError({ kind, status: 0, code: '', message: $text.get()[kind] })
}
