import type { Connection } from '#src/stores/connection.ts'
import type { Carrier } from './upload/carrier.ts'
import { carrierFor } from './upload/queue-for.ts'

/** What the library needs of its server. */
export interface MediaServer extends Pick<Connection, 'base' | 'send' | 'capabilities'> {
  /** How files reach it. */
  carrier(): Promise<Carrier>
}

export function serverOf(connection: Connection): MediaServer {
  return {
    base: connection.base,
    get capabilities() {
      return connection.capabilities
    },
    send: (endpoint, input, options) => connection.send(endpoint, input, options),
    carrier: () => carrierFor(connection),
  }
}
