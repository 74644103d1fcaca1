import type { Connection } from '#src/stores/connection.ts'
import type { Carrier } from './upload/carrier.ts'
import { carrierFor } from './upload/queue-for.ts'

/** What the library needs of its server. */
export interface MediaServer extends Pick<Connection, 'base' | 'send' | 'capabilities'> {
  /** Whole address of the page where a phone puts pictures; '' for the server's own. */
  phonePage?: string
  /** How files reach it. */
  carrier(): Promise<Carrier>
}

export function serverOf(connection: Connection, phonePage = ''): MediaServer {
  return {
    phonePage,
    base: connection.base,
    get capabilities() {
      return connection.capabilities
    },
    send: (endpoint, input, options) => connection.send(endpoint, input, options),
    carrier: () => carrierFor(connection),
  }
}
