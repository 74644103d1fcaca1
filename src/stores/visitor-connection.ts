import { shopCapabilities } from '#src/api/capabilities.ts'
import type { Backend } from '#src/http/backend.ts'
import { answer } from '#src/http/request.ts'
import { baseOf } from '#src/http/url.ts'
import type { Connection } from './connection.ts'
import { probe, type Reach } from './probe.ts'

/** What a visitor's chat needs of a server: its capabilities and its calls. Sessions are those of staff, and much to load. */
export type VisitorConnection = Backend & Pick<Connection, 'base' | 'capabilities' | 'check' | 'send' | 'answer'>

interface Options {
  baseUrl?: unknown
  credentials?: unknown
}

/** A visitor's way to a server: whom a call is of stands in the call itself. */
export function visitorConnection({ baseUrl, credentials }: Options): VisitorConnection {
  const base = baseOf(baseUrl)
  let reach: Reach = { state: 'checking' }
  let checking: Promise<Reach> | undefined
  const connection: VisitorConnection = {
    base,
    credentials: credentials === 'same-origin' || credentials === 'omit' ? credentials : 'include',
    get kind() {
      return reach.state === 'ready' ? reach.capabilities.kind : 'unknown'
    },
    get capabilities() {
      return reach.state === 'ready' ? reach.capabilities : shopCapabilities
    },
    baseFor: () => base,
    tokenFor: () => undefined,
    takesKeys: () => connection.capabilities.features.idempotency,
    sessionEnded() {},
    check(again = false) {
      if (again) checking = undefined
      checking ??= probe(connection).then((found) => {
        reach = found
        if (found.state !== 'ready') checking = undefined
        return found
      })
      return checking
    },
    send: async (endpoint, input, options) => (await connection.answer(endpoint, input, options)).data,
    async answer(endpoint, input, options) {
      await connection.check()
      return answer(connection, endpoint, input, options)
    },
  }
  return connection
}
