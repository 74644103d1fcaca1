import { useMemo } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { Session } from '#src/stores/session.ts'
import { useFactoryEntries } from '../factory/elsewhere.ts'
import { shownMenu } from '../menu.ts'
import { withElsewhere } from '../shop-console.ts'
import { useShopConsole } from '../use-shop-console.ts'
import { useMenu } from './use-menu.ts'

/** What the menu shows: the server's entries that the person has a key for, and those of another manufacturing side; null until they are read. */
export function useEntries(connection: Connection, { access }: Pick<Session, 'access'>) {
  const { menu, error, reload } = useMenu(connection)
  const further = useFactoryEntries(connection)
  const shopConsole = useShopConsole()
  const entries = useMemo(() => {
    if (!menu) return null
    const shown = shownMenu(menu, access ?? [])
    return [...(shopConsole ? withElsewhere(shown, shopConsole) : shown), ...further]
  }, [menu, access, further, shopConsole])
  return { entries, error, reload }
}
