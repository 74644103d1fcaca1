import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { lockAtServer } from '#src/stores/session-lock.ts'
import type { Session } from '#src/stores/session.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $preferences } from '../preferences/preferences.ts'
import { $locked, $told, setLocked } from './locked.ts'
import { useAutoLock } from './use-auto-lock.ts'

const screen = lazyPart<{ session: Session }>(async () => (await import('./lock-screen.tsx')).LockScreen)

/** Whose password can be asked for: somebody who signed in here. A host's session is the host's to lock. */
export const canLock = (session: Session): boolean => Boolean(session.user?.account) && !session.given

/** Locks after a while without a touch, when the person wants that, and shows the lock. */
export function Lock({ session }: { session: Session }) {
  const connection = useConnection()
  const { isAutoLocked, lockSeconds } = useStore($preferences)
  const locked = useStore($locked)
  const isHeld = useStore(connection.$isLocked)
  const account = canLock(session) ? session.user!.account : ''
  const isLocked = account !== '' && (locked === account || isHeld)
  const lock = useCallback(() => setLocked(account), [account])
  useAutoLock(isAutoLocked && account !== '' && !isLocked ? lockSeconds : 0, lock)
  useServerLock(connection, account)
  return isLocked ? <Deferred part={screen} props={{ session }} pending={<div className="console-lock-pending" />} /> : null
}

/**
 * What is locked here is locked at the server, where it can; what another tab has unlocked is open when the server says so. A plain shop
 * knows no such thing: there the lock is a curtain of this browser, and whoever clears its storage and reloads has it open.
 */
function useServerLock(connection: Connection, account: string) {
  const locked = useStore($locked)
  const told = useStore($told)
  useEffect(() => {
    // without an answer the screen is locked all the same
    if (locked === account && account !== '') void lockAtServer(connection).catch(() => {})
    else if (connection.$isLocked.get())
      void connection.readMenu().then(
        () => connection.$isLocked.set(false),
        () => {},
      )
  }, [connection, locked, account, told])
}
