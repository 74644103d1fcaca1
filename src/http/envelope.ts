import type { Endpoint } from '#src/api/endpoint.ts'
import { endsSession, RequestError, type FailureKind } from './failure.ts'
import { $text } from './http.text.ts'
import type { Answer } from './request.ts'

interface Envelope {
  status: number
  msg?: unknown
  data?: unknown
  code?: unknown
  errors?: unknown
}

/**
 * Reads `{status, msg, data?, code?}`. Success is status 200, or an HTTP 200 with an empty body where the
 * endpoint's contract names that. Everything else throws one RequestError with the server's sentence.
 */
export async function readEnvelope(call: Pick<Endpoint, 'side' | 'emptyOk' | 'isFile'>, response: Response): Promise<Answer<unknown>> {
  // a refusal is told in JSON, whatever was asked for
  const isBytes = call.isFile && response.ok && !response.headers.get('content-type')?.includes('json')
  if (isBytes) return { data: await response.blob(), message: '', code: '' }
  const text = await response.text().catch(() => '')
  if (text === '' && response.status === 200 && call.emptyOk) return { data: undefined, message: '', code: '' }
  const envelope = parse(text)
  if (!envelope) throw withoutEnvelope(response.status)
  const message = typeof envelope.msg === 'string' ? envelope.msg : ''
  const code = envelope.code === undefined ? '' : String(envelope.code)
  if (envelope.status === 200) return { data: envelope.data, message, code }
  const kind = kindOf(call, envelope.status, code, message)
  throw new RequestError({
    kind,
    status: envelope.status,
    code,
    message: message || (kind === 'session' ? $text.get().session : $text.get().failed),
    errors: fieldsOf(envelope.errors),
    data: envelope.data,
  })
}

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const status = Number((value as { status?: unknown }).status)
    return Number.isFinite(status) ? { ...value, status } : undefined
  } catch {
    return undefined
  }
}

function kindOf(call: Pick<Endpoint, 'side'>, status: number, code: string, message: string): FailureKind {
  if (endsSession(call.side, status, message)) return 'session'
  if (status === 403 || status === 110000 || code === '110000') return 'forbidden'
  if (status === 409) return 'conflict'
  if (status === 503) return 'unavailable'
  if (status === 404) return 'missing'
  return 'business'
}

function withoutEnvelope(status: number): RequestError {
  const words = $text.get()
  if (status === 404 || status === 405) return new RequestError({ kind: 'missing', status, code: '', message: words.missing })
  if (status >= 502 && status <= 504) return new RequestError({ kind: 'unavailable', status, code: '', message: words.unavailable })
  // what stands before a server has a limit of its own, and a page of its own for it
  if (status === 413) return new RequestError({ kind: 'business', status, code: '', message: words.tooLarge })
  return new RequestError({ kind: 'malformed', status, code: '', message: status >= 400 ? words.failed : words.malformed })
}

function fieldsOf(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  return Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, String(sentence)]))
}
