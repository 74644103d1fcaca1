import { useMemo } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { keyedConnection } from '#src/stores/keyed.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useRouter } from '../router/use-router.ts'
import type { PageTools } from './page.ts'

/** What the actions of a page may use; the same object at every render. */
export function useTools(reload: () => void): PageTools {
  const connection = useConnection()
  const router = useRouter()
  const notify = useNotify()
  return useMemo(
    () => ({
      connection,
      reload,
      go: (address) => void router.go(address),
      openBeside(address) {
        const href = router.href(address)
        if (href === undefined) return void router.go(address)
        // with its opener: a session that is kept for this window goes along
        window.open(href, '_blank')
      },
      notifySuccess: notify.success,
      notifyError: notify.error,
    }),
    [connection, router, notify, reload],
  )
}

/** The same tools for something that writes: every write goes under a key of its own. */
export const useKeyed = (tools: PageTools): PageTools =>
  useMemo(() => ({ ...tools, connection: keyedConnection(tools.connection) }), [tools])
