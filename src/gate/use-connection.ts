import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import type { Host, Props } from '#src/door/host.ts'
import { connectionFor, type Connection, type ConnectionOptions } from '#src/stores/connection.ts'
import { useHost } from '#src/ui/host.ts'

type Audience = NonNullable<ConnectionOptions['audience']>

const parts = ['baseUrl', 'factoryUrl', 'token', 'factoryToken', 'standalone'] as const
const connections = new WeakMap<Host, Map<Audience, ReadableAtom<Connection>>>()

function connect(props: Props, audience: Audience): Connection {
  const connection = connectionFor({ ...props, audience })
  if (props.standalone === true) connection.keepIn('cookie')
  return connection
}

// only a change of these attributes connects anew: an old token must not come back with a new locale
function follow(host: Host, audience: Audience): ReadableAtom<Connection> {
  let before = host.$props.get()
  const $connection = atom(connect(before, audience))
  host.$props.listen((props) => {
    const isSame = parts.every((part) => Object.is(props[part], before[part]))
    before = props
    if (!isSame) $connection.set(connect(props, audience))
  })
  return $connection
}

/** The connection of an element, following its attributes. */
export function connectionOf(host: Host, audience: Audience = 'admin'): ReadableAtom<Connection> {
  const known = connections.get(host) ?? new Map<Audience, ReadableAtom<Connection>>()
  connections.set(host, known)
  let $connection = known.get(audience)
  if (!$connection) {
    $connection = follow(host, audience)
    known.set(audience, $connection)
  }
  return $connection
}

/** The connection of the element that the component is shown in, from its `base-url`, `token`, `factory-url`. */
export function useConnection(audience: Audience = 'admin'): Connection {
  return useStore(connectionOf(useHost(), audience))
}
