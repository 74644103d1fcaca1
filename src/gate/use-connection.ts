import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { ReadableAtom } from 'nanostores'
import type { Host } from '#src/door/host.ts'
import type { Connection, ConnectionOptions } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'
import { takeSeat } from './seats.ts'

type Audience = NonNullable<ConnectionOptions['audience']>

const cache = new WeakMap<Host, Map<Audience, ReadableAtom<Connection>>>()

/** The connection of an element, following its attributes. */
export function connectionOf(host: Host, audience: Audience = 'admin'): ReadableAtom<Connection> {
  const connections = cache.get(host) ?? new Map<Audience, ReadableAtom<Connection>>()
  cache.set(host, connections)
  let $connection = connections.get(audience)
  if (!$connection) {
    $connection = takeSeat(host, audience)
    connections.set(audience, $connection)
  }
  return $connection
}

/** Pages of another server inside an element: their connection instead of the element's. */
export const ConnectionContext = createContext<Connection | null>(null)

/** The connection of the element that the component is shown in, from its `base-url`, `token`, `factory-url`. */
export function useConnection(audience: Audience = 'admin'): Connection {
  const own = useStore(connectionOf(useHost(), audience))
  return useContext(ConnectionContext) ?? own
}
