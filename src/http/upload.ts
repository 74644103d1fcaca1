import type { Endpoint, Input } from '#src/api/endpoint.ts'
import type { Backend } from './backend.ts'
import { readEnvelope } from './envelope.ts'
import { RequestError } from './failure.ts'
import { headersFor } from './headers.ts'
import type { Answer } from './request.ts'
import { transfer, type TransferOptions } from './transfer.ts'
import { pathOf, withQuery } from './url.ts'

export type UploadOptions = TransferOptions

/**
 * Sends a multipart body, or raw bytes, and tells how far it is; see `transfer`.
 * @throws RequestError, as `answer` does; an upload is never repeated by itself.
 */
export async function upload<In extends Input & { body: FormData | Blob }, Out>(
  backend: Backend,
  call: Endpoint<In, Out>,
  input: In,
  options: UploadOptions = {},
): Promise<Answer<Out>> {
  const token = backend.tokenFor(call.side)
  const url = backend.baseFor(call.side) + withQuery(pathOf(call, input.params), input.query)
  const headers = headersFor(backend, call.side)
  if (call.encoding === 'binary') headers['Content-Type'] = 'application/octet-stream'
  const response = await transfer({ method: call.method, url, headers, credentials: backend.credentials, body: input.body }, options)
  try {
    return (await readEnvelope(call, response)) as Answer<Out>
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'session' && !call.open) backend.sessionEnded(call.side, token, error)
    throw error
  }
}
