import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useHostProps } from '#src/ui/host.ts'
import { toPrefix } from './router/location.ts'
import { shopConsoleOf } from './shop-console.ts'

type Given = Record<'shopConsole' | 'router' | 'routePrefix', string | undefined>

/** Where the own back office of a plain shop answers; undefined for a server of ours, whose menu has nothing that is not here. */
export function useShopConsole(): string | undefined {
  const connection = useConnection()
  useStore(connection.$reach)
  const { shopConsole, router, routePrefix } = useHostProps<Given>()
  if (connection.kind !== 'shop') return undefined
  const ownPrefix = router === 'path' ? toPrefix(routePrefix) : undefined
  return shopConsoleOf({ given: shopConsole, base: connection.base, origin: location.origin, ownPrefix })
}
