import { baseOf } from '#src/http/url.ts'
import { isToken } from './token.ts'

/** How an element reaches its server; from its attributes. */
export interface ConnectionOptions {
  baseUrl?: unknown
  factoryUrl?: unknown
  /** A token from the host: the session is the host's, nothing of it is stored and no cookie is written. */
  token?: unknown
  factoryToken?: unknown
  /** Whose token it is; a visitor's goes with the chat's own calls. */
  audience?: 'admin' | 'agent' | 'visitor'
  /** Whether cookies go along: include (default), same-origin or omit. */
  credentials?: unknown
}

/** The same, read: elements with equal claims share a connection. */
export interface Claim {
  base: string
  who: 'page' | 'admin' | 'agent'
  token: string | undefined
  credentials: RequestCredentials
  /** The manufacturing side, where it is another server or another session. */
  factory: ConnectionOptions | undefined
}

const isCredentials = (value: unknown): value is RequestCredentials => value === 'same-origin' || value === 'omit'

export function claimOf({ baseUrl, factoryUrl, token, factoryToken, audience = 'admin', credentials }: ConnectionOptions): Claim {
  const base = baseOf(baseUrl)
  const isGiven = isToken(token) && audience !== 'visitor'
  const factory = factoryUrl ? baseOf(factoryUrl) : base
  const isElsewhere = factory !== base || isToken(factoryToken)
  return {
    base,
    who: !isGiven ? 'page' : audience === 'agent' ? 'agent' : 'admin',
    token: isGiven ? token : undefined,
    credentials: isCredentials(credentials) ? credentials : 'include',
    factory: isElsewhere ? { baseUrl: factory, token: isToken(factoryToken) ? factoryToken : undefined, credentials } : undefined,
  }
}

/** What tells claims apart. */
export function keyOf({ base, who, token, credentials, factory }: Claim): string {
  const further = factory ? ` ${keyOf(claimOf(factory))}` : ''
  return `${who} ${base} ${credentials} ${token ?? ''}${further}`
}
