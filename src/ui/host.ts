import { useStore } from '@nanostores/react'
import { createContext, useContext } from 'react'
import type { Host } from '#src/door/host.ts'

/** Carries the identity of the element only; facts live in stores. */
export const HostContext = createContext<Host | null>(null)

/** The element that the component is shown in. Throws outside of `mountReact`. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost() needs mountReact()')
  return host
}

/** The element's attributes and properties; renders again when one of them changes. */
export function useHostProps<T extends object>(): Readonly<Partial<T>> {
  return useStore(useHost().$props) as Readonly<Partial<T>>
}
