import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useHostProps } from '#src/ui/host.ts'
import { shopConsoleOf } from './shop-console.ts'

/** Where the own back office of a plain shop answers; undefined for a server of ours, whose menu has nothing that is not here. */
export function useShopConsole(): string | undefined {
  const connection = useConnection()
  useStore(connection.$reach)
  const { shopConsole } = useHostProps<{ shopConsole: string | undefined }>()
  if (connection.kind !== 'shop') return undefined
  return shopConsoleOf({ given: shopConsole, base: connection.base, origin: location.origin })
}
