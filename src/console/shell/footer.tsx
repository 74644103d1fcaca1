import { readLoginInfo } from '#src/api/login-info.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Session } from '#src/stores/session.ts'
import { useCall } from '#src/stores/use-read.ts'

/** The shop's copyright line, else its name, and the server's version. */
export function Footer({ session }: { session: Session }) {
  // the shop's name stands there without it
  const info = useCall(useConnection(), readLoginInfo, {}, { isOnce: true })
  const line = info.state === 'there' ? info.data.copyright : ''
  return (
    <footer className="console-footer">
      <span>{line || session.siteName || 'crmeb-admin'}</span>
      {session.version && <span>{session.version}</span>}
    </footer>
  )
}
