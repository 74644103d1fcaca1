import { useCallback, useEffect, useState } from 'react'
import { readNotices, type Notice } from '#src/api/auth.ts'
import { useConnection } from '#src/gate/use-connection.ts'

export interface Notices {
  /** Null while they are being read. */
  notices: readonly Notice[] | null
  isFailed: boolean
  reload(): void
}

/** What waits for somebody to deal with it; read again when the window is looked at after a while. */
export function useNotices(): Notices {
  const connection = useConnection()
  const [state, setState] = useState<Omit<Notices, 'reload'>>({ notices: null, isFailed: false })
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isCurrent = true
    connection.send(readNotices, {}).then(
      (notices) => isCurrent && setState({ notices: Array.isArray(notices) ? notices : [], isFailed: false }),
      () => isCurrent && setState((before) => ({ ...before, isFailed: true })),
    )
    return () => {
      isCurrent = false
    }
  }, [connection, round])
  return { ...state, reload: useCallback(() => setRound((number) => number + 1), []) }
}
