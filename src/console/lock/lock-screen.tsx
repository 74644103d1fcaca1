import { useStore } from '@nanostores/react'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useId } from 'react'
import { SignInForm } from '#src/gate/sign-in/sign-in-form.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { SignInBody } from '#src/api/auth.ts'
import type { Connection } from '#src/stores/connection.ts'
import { unlockAtServer } from '#src/stores/session-lock.ts'
import type { Session } from '#src/stores/session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Avatar } from '../shell/user-menu.tsx'
import css from './lock-screen.css?inline'
import { $text } from './lock.text.ts'
import { setLocked } from './locked.ts'

addStyles(css)

const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}

/** The same session where the server holds it, so that every tab has it; else a new one. */
async function unlock(connection: Connection, body: SignInBody): Promise<void> {
  if (connection.capabilities.features.sessionLock) await unlockAtServer(connection, body)
  else await connection.signIn(body)
  setLocked('')
  // what a page asked for at its start was refused
  if (connection.$menu.get() === null) await connection.readMenu().catch(() => {})
}

/** Over everything until the server accepts the person's password; what lies beneath is kept and cannot be read. */
export function LockScreen({ session }: { session: Session }) {
  const text = useStore($text)
  const connection = useConnection()
  const title = useId()
  const { token } = session
  const account = session.user?.account ?? ''
  // the right password brings a new session
  useEffect(
    () =>
      connection.$session.listen((next) => {
        if (next?.token !== token) setLocked('')
      }),
    [connection, token],
  )
  return (
    <dialog
      className="console-lock"
      data-modal=""
      data-above=""
      ref={showModal}
      closedby="none"
      onCancel={(event) => event.preventDefault()}
      aria-labelledby={title}
    >
      <div className="console-lock-card">
        <Avatar name={session.user?.name || account} picture={session.user?.avatar ?? ''} size={64} />
        <h2 id={title}>
          <LockKeyhole size={18} aria-hidden />
          {text.title}
        </h2>
        <p>{text.hint}</p>
        <SignInForm
          connection={connection}
          isAgent={false}
          info={null}
          takesFocus={false}
          account={account}
          action={text.unlock}
          take={(body) => unlock(connection, body)}
        />
        <Button variant="quiet" onClick={() => void connection.signOut()}>
          {text.other}
        </Button>
      </div>
    </dialog>
  )
}
