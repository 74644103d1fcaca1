import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import type { IntentionKey } from '#src/lib/intention-key.ts'
import type { Connection } from './connection.ts'

/** Milliseconds before a write is sent again under its key. */
const pauses = [300, 1000, 2000, 4000]

interface Intention {
  key: IntentionKey
  /** All that is asked for; the same again goes under the same key until the server has taken it. */
  asked: unknown
}

/**
 * Sends a write under a key where the server carries a write out once for its key: there it is sent again by itself, once on a
 * broken connection, four times while the server recovers or the first is still under way. Elsewhere it is sent as it is.
 * `send` gives its options to the call. @throws what `send` throws
 */
export async function sendKeyed<T>(
  connection: Pick<Connection, 'capabilities' | 'base' | 'baseFor'>,
  { key, asked }: Intention,
  send: (options: SendOptions) => Promise<T>,
): Promise<T> {
  // the manufacturing side may be a server that allows no such header
  const takesKeys = connection.capabilities.features.idempotency && connection.baseFor('factory') === connection.base
  if (!takesKeys) return send({})
  const options = { headers: { 'Idempotency-Key': key.of(asked) } }
  for (let round = 0; ; round++) {
    try {
      const answer = await send(options)
      key.done()
      return answer
    } catch (error) {
      if (round >= triesAfter(error)) throw error
      await new Promise((resume) => setTimeout(resume, pauses[round]))
    }
  }
}

function triesAfter(error: unknown): number {
  if (!(error instanceof RequestError)) return 0
  if (error.kind === 'unavailable' || error.code === 'idempotency_running') return pauses.length
  return error.kind === 'network' ? 1 : 0
}
