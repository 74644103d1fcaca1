import { useEffect } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { useRouter } from '../router/use-router.ts'

/** Hears what happens in the shop while the console is shown; the code for it comes after the page. */
export function useNews(): void {
  const connection = useConnection()
  const notify = useNotify()
  const router = useRouter()
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    const go = (address: string) => void router.go(address)
    import('./news.ts').then(
      ({ listenForNews }) => {
        if (!isOver) end = listenForNews({ connection, notify, go })
      },
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [connection, notify, router])
}
