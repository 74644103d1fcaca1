import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $locale } from '#src/text/locale.ts'

/** The server's menu for the signed-in person; read at the start, for another person, and in another language. */
export function useMenu(connection: Connection) {
  const menu = useStore(connection.$menu)
  // it ends with the session; the pages that stand on it are kept for whoever comes back
  const kept = useRef(menu)
  if (menu) kept.current = menu
  const locale = useStore($locale)
  const token = useStore(connection.$session)?.token
  const [error, setError] = useState<RequestError | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!token) return
    setError(null)
    connection.readMenu().catch((failure: unknown) => {
      if (!(failure instanceof RequestError)) throw failure
      failure.shown = true
      setError(failure)
    })
  }, [connection, token, locale, round])
  return { menu: kept.current, error, reload: useCallback(() => setRound((number) => number + 1), []) }
}
