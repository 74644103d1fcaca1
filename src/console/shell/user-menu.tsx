import { useStore } from '@nanostores/react'
import { ListTodo, LockKeyhole, LogOut, Palette, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#src/stores/session.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { Menu } from '#src/ui/menu/menu.tsx'
import { canLock } from '../lock/lock.tsx'
import { setLocked } from '../lock/locked.ts'
import { useRouter } from '../router/use-router.ts'
import { useSignOut } from '../use-sign-out.ts'
import { $text } from './shell.text.ts'

export function UserMenu({ session, onPreferences }: { session: Session; onPreferences?: () => void }) {
  const text = useStore($text)
  const connection = useConnection()
  const signOut = useSignOut()
  const router = useRouter()
  const name = session.user?.name || session.user?.account || text.account
  const trigger = (
    <button type="button" className="console-user" aria-label={name}>
      <Avatar name={name} picture={session.user?.avatar ?? ''} />
      <span>{name}</span>
    </button>
  )
  return (
    <Menu
      align="end"
      trigger={trigger}
      items={[
        { key: 'own', label: text.personal, icon: <UserRound size={16} aria-hidden />, onSelect: () => void router.go('/system/user') },
        ...(connection.capabilities.features.recordExports
          ? [{ key: 'jobs', label: text.jobs, icon: <ListTodo size={16} aria-hidden />, onSelect: () => void router.go('/setting/jobs') }]
          : []),
        ...(onPreferences ? [{ key: 'look', label: text.look, icon: <Palette size={16} aria-hidden />, onSelect: onPreferences }] : []),
        ...(canLock(session)
          ? [
              {
                key: 'lock',
                label: text.lock,
                icon: <LockKeyhole size={16} aria-hidden />,
                onSelect: () => setLocked(session.user!.account),
              },
            ]
          : []),
        { key: 'out', label: text.signOut, icon: <LogOut size={16} aria-hidden />, onSelect: () => void signOut() },
      ]}
    />
  )
}

/** The person's picture, or the first letter of the name. */
export function Avatar({ name, picture, size = 28 }: { name: string; picture: string; size?: number }) {
  const [broken, setBroken] = useState('')
  if (picture && picture !== broken) {
    return <img className="console-avatar" src={picture} alt="" width={size} height={size} onError={() => setBroken(picture)} />
  }
  return (
    <span className="console-avatar" style={{ width: size, height: size, fontSize: size * 0.45 }} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
