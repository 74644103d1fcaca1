import { RequestError } from '#src/http/failure.ts'
import type { SendOptions } from '#src/http/request.ts'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from './connection.ts'
import { withCalls } from './with-calls.ts'

/** Milliseconds before a write is sent again under its key. */
const pauses = [300, 1000, 2000, 4000]

interface Intention {
  key: IntentionKey
  /** All that is asked for; the same again goes under the same key until the server has taken it. */
  request: unknown
}

/**
 * Sends a write under a key. Where its server carries a write out once for its key it is sent again by itself: once on a broken
 * connection, four times while the server recovers or the first is still under way. `send` gives its options to the call.
 * @throws what `send` throws
 */
export async function sendKeyed<T>({ key, request }: Intention, send: (options: SendOptions) => Promise<T>): Promise<T> {
  const options = { key: key.of(request) }
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
  if (!(error instanceof RequestError) || !error.isKeyed) return 0
  if (error.kind === 'unavailable' || error.code === 'idempotency_running') return pauses.length
  return error.kind === 'network' ? 1 : 0
}

/**
 * The same connection, whose writes go under keys of their own (`sendKeyed`): a call that failed and is made again goes under the
 * key that it had.
 */
export function keyedConnection<C extends Connection>(connection: C): C {
  const keys = new Map<string, IntentionKey>()
  const answer: Connection['answer'] = async (call, input, options) => {
    if (call.method === 'GET' || options?.key) return connection.answer(call, input, options)
    const request = jsonText([call.method, call.side, call.path, input])
    const key = keys.get(request) ?? new IntentionKey()
    keys.set(request, key)
    const reply = await sendKeyed({ key, request }, (keyed) => connection.answer(call, input, { ...options, ...keyed }))
    keys.delete(request)
    return reply
  }
  return withCalls(connection, answer)
}
