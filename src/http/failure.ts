/**
 * What went wrong: `business` the server refused with a sentence · `session` signed out · `forbidden` no
 * permission · `conflict` somebody else changed it · `unavailable` the server cannot work just now ·
 * `network` no answer · `timeout` · `aborted` by us · `malformed` an answer that is none · `missing` no such call.
 */
export type FailureKind =
  | 'business'
  | 'session'
  | 'forbidden'
  | 'conflict'
  | 'unavailable'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'malformed'
  | 'missing'

export interface FailureDetail {
  kind: FailureKind
  /** The envelope's status, or the HTTP status when there was no envelope; 0 without an answer. */
  status: number
  /** Number of the message in the shop's catalogue, or our code; empty when there is none. */
  code: string
  message: string
  /** Refused fields: name → sentence. */
  errors?: Record<string, string>
  data?: unknown
}

/** Every failed call is this one error. */
export class RequestError extends Error implements FailureDetail {
  override readonly name = 'RequestError'
  readonly kind: FailureKind
  readonly status: number
  readonly code: string
  readonly errors: Record<string, string> | undefined
  readonly data: unknown
  /** Set by whoever showed it, so that a message is shown once. */
  shown = false
  /** The write went under a key: sent again under it, it is not carried out twice. */
  isKeyed = false

  constructor(detail: FailureDetail) {
    super(detail.message)
    this.kind = detail.kind
    this.status = detail.status
    this.code = detail.code
    this.errors = detail.errors
    this.data = detail.data
  }

  /** True when the same call may succeed later without anybody changing anything. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.kind === 'unavailable'
  }
}

const adminSession = new Set([401, 110002, 110003, 110004, 410000, 410001, 410002])
const kefuSession = new Set([401, 110005, 110006, 110007])

// the shop's answers to a token that is no token, or somebody else's (live-server)
const badToken =
  /^(Syntax error, malformed JSON|Undefined property|Wrong number of segments|Signature verification failed|Unexpected control character)/

/** True when an envelope says that the session is over (live-server: session codes and both bad-token replies). */
export function endsSession(side: 'admin' | 'kefu' | 'storefront' | 'factory', status: number, message: string): boolean {
  if (side === 'kefu') return kefuSession.has(status)
  return adminSession.has(status) || (status === 400 && badToken.test(message))
}
