import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $locale } from '#src/text/locale.ts'

/** The server's menu for the signed-in person; read at the start, for another person, and in another language. */
export function useMenu(connection: Connection) {
  const menu = useStore(connection.$menu)
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
  return { menu, error, reload: useCallback(() => setRound((number) => number + 1), []) }
}
