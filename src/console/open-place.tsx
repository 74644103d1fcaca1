import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useThemeAttribute } from '#src/gate/use-theme-attribute.ts'
import { lazyPart, type LazyPart } from '#src/ui/lazy-part.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'

const phone = lazyPart<object>(async () => (await import('./phone/phone-screen.tsx')).PhoneScreen)
const desk = lazyPart<object>(async () => (await import('./pages/chat-desk.page.tsx')).default.View)

/**
 * Pages that ask nobody who he is (specification 6): the phone's upload page, and the agents' desk, which has a sign-in and a
 * session of its own. Whoever is signed in to the console has the desk within its frame.
 */
export function openPart(path: string, isSignedIn: boolean): LazyPart<object> | undefined {
  if (path === '/mobile_upload') return phone
  return path === '/kefu' && !isSignedIn ? desk : undefined
}

const nothing = {}

/** The page of an open place: no gate, no menu, and only its own code is loaded. */
export function OpenPlace({ part }: { part: LazyPart<object> }) {
  const host = useHost()
  const locale = useStore($locale)
  useThemeAttribute()
  useEffect(() => void host.emit('crm-ready'), [host])
  return (
    <div className="console-open" lang={languageTags[locale]}>
      <Deferred part={part} props={nothing} pending={null} />
    </div>
  )
}
