import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import type { Session } from '#src/stores/session.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $look } from '../look/look.ts'
import { $locked, setLocked } from './locked.ts'
import { useAutoLock } from './use-auto-lock.ts'

const screen = lazyPart<{ session: Session }>(async () => (await import('./lock-screen.tsx')).LockScreen)

/** Whose password can be asked for: somebody who signed in here. A host's session is the host's to lock. */
export const canLock = (session: Session): boolean => Boolean(session.user?.account) && !session.given

/** Locks after a while without a touch, when the person wants that, and shows the lock. */
export function Lock({ session }: { session: Session }) {
  const { isAutoLocked, lockSeconds } = useStore($look)
  const locked = useStore($locked)
  const account = canLock(session) ? session.user!.account : ''
  const isLocked = account !== '' && locked === account
  const lock = useCallback(() => setLocked(account), [account])
  useAutoLock(isAutoLocked && account !== '' && !isLocked ? lockSeconds : 0, lock)
  return isLocked ? <Deferred part={screen} props={{ session }} pending={<div className="console-lock-pending" />} /> : null
}
