import type { Side } from '#src/api/endpoint.ts'
import type { RequestError } from './failure.ts'

/** What a request needs to know of the server it goes to; connections in src/stores are backends. */
export interface Backend {
  /** Origin and folder for a side, see `baseOf`. */
  baseFor(side: Side): string
  /** `unknown` until the capability answer came: then only what every server accepts is sent. */
  readonly kind: 'shop' | 'own' | 'unknown'
  tokenFor(side: Side): string | undefined
  /** Whether cookies go along; a cross-origin shop server needs them for nothing. */
  readonly credentials: RequestCredentials
  /** True where a write that carries `Idempotency-Key` is carried out once for it. */
  takesKeys?(side: Side): boolean
  /** Bytes of the pieces in which a film goes to a plain shop, where the element was told. */
  readonly pieceSize?: number
  /** Called once for each failure that ends a session, before the error is thrown. */
  sessionEnded(side: Side, token: string | undefined, error: RequestError): void
}

/** Milliseconds (specification 7 and 9). */
export const requestTimeout = 100_000
