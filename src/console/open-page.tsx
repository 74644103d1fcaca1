import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { useThemeAttribute } from '#src/gate/use-theme-attribute.ts'
import { $locale, languageTags } from '#src/text/locale.ts'
import { useHost } from '#src/ui/host.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

const upload = lazyPart<object>(async () => (await import('./pages/system/mobile-upload/page.tsx')).default.View)
const chat = lazyPart<object>(async () => (await import('./pages/kefu/chat-desk/page.tsx')).default.View)
const nothing = {}

/** The page of an open place: no gate, no menu, and only its own code is loaded. */
export function OpenPage({ path }: { path: string }) {
  const host = useHost()
  const locale = useStore($locale)
  useThemeAttribute()
  useEffect(() => void host.emit('crm-ready'), [host])
  return (
    <div className="console-open" lang={languageTags[locale]}>
      <Deferred part={path === '/kefu' ? chat : upload} props={nothing} pending={null} />
    </div>
  )
}
