import { useStore } from '@nanostores/react'
import { ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { leavesOf, shownMenu } from '#src/console/menu.ts'
import { useLocation } from '#src/console/router/use-router.ts'
import { StatusPage } from '#src/console/status-page/status-page.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useHostProps } from '#src/ui/host.ts'
import { isFramed, sandbox } from './framing.ts'
import css from './outside.css?inline'
import { $text } from './outside-screen.text.ts'

addStyles(css)

const openOutside = (url: string) => window.open(url, '_blank', 'noopener,noreferrer')

/** What an entry of the menu leads to outside: in a frame where its origin is allowed one, else in a window of its own. */
export function OutsideScreen() {
  const connection = useConnection()
  const menu = useStore(connection.$menu)
  const access = useStore(connection.$session)?.access ?? []
  const { path } = useLocation()
  const entry = leavesOf(shownMenu(menu ?? [], access)).find((one) => one.path === path)
  if (!menu) return null
  return entry?.url ? <Outside key={entry.url} title={entry.title} url={entry.url} /> : <StatusPage kind="missing" />
}

function Outside({ title, url }: { title: string; url: NonNullable<MenuEntry['url']> }) {
  const text = useStore($text)
  const { frameOrigins } = useHostProps<{ frameOrigins: string | undefined }>()
  const framed = isFramed(url, frameOrigins, location.origin)
  useEffect(() => {
    // only right after a press: a browser lets nobody open windows by himself, and a reload need not
    if (!framed && navigator.userActivation?.isActive) openOutside(url)
  }, [framed, url])
  const open = (
    <Button variant={framed ? 'plain' : 'primary'} icon={<ExternalLink size={16} aria-hidden />} onClick={() => openOutside(url)}>
      {framed ? text.open : text.go}
    </Button>
  )
  if (framed)
    return (
      <section className="console-outside" aria-label={title}>
        <header>
          <h1>{title}</h1>
          {open}
        </header>
        <iframe src={url} title={title} sandbox={sandbox} referrerPolicy="no-referrer" />
      </section>
    )
  return (
    <section className="console-outside" aria-label={title}>
      <div className="console-outside-card">
        <h1>{text.opened(title)}</h1>
        <code>{url}</code>
        {open}
      </div>
    </section>
  )
}
