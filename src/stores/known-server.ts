import type { Capabilities } from '#src/api/capabilities.ts'
import { RequestError } from '#src/http/failure.ts'
import { $text } from '#src/http/http.text.ts'
import type { VisitorConnection } from './visitor-connection.ts'

/**
 * What the server can, once it has said so. Nobody may guess: whoever takes ours for a plain shop sends messages without their names, and
 * then they come twice or not at all after a break.
 * @throws RequestError which is passing, while it does not say
 */
export async function knownServer(connection: Pick<VisitorConnection, 'check'>): Promise<Capabilities> {
  const reach = await connection.check()
  if (reach.state === 'ready') return reach.capabilities
  throw new RequestError({ kind: 'unavailable', status: 0, code: '', message: $text.get().unavailable })
}
