import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useThemeAttribute } from '#src/gate/use-theme-attribute.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'

/** A page that asks nobody who he is: the phone's upload page (specification 6, route mobile_upload). */
export const isOpenPlace = (path: string): boolean => path === '/mobile_upload'

const nothing = {}
const phone = lazyPart<object>(async () => (await import('./phone/phone-screen.tsx')).PhoneScreen)

/** The page of an open place: no gate, no menu, and only its own code is loaded. */
export function OpenPlace() {
  const host = useHost()
  const locale = useStore($locale)
  useThemeAttribute()
  useEffect(() => void host.emit('crm-ready'), [host])
  return (
    <div className="console-open" lang={languageTags[locale]}>
      <Deferred part={phone} props={nothing} pending={null} />
    </div>
  )
}
