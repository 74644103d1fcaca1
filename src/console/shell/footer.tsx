import { useEffect, useState } from 'react'
import { readLoginInfo } from '#src/api/auth.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Session } from '#src/stores/session.ts'

/** The shop's copyright line, else its name, and the server's version. */
export function Footer({ session }: { session: Session }) {
  const connection = useConnection()
  const [line, setLine] = useState('')
  useEffect(() => {
    let isCurrent = true
    // the shop's name stands there without it
    connection.send(readLoginInfo, {}).then(
      ({ copyright }) => isCurrent && setLine(copyright),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [connection])
  return (
    <footer className="console-footer">
      <span>{line || session.siteName || 'crmeb-admin'}</span>
      {session.version && <span>{session.version}</span>}
    </footer>
  )
}
