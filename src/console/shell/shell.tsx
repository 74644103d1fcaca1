import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Session } from '#src/stores/session.ts'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { shownMenu } from '../menu.ts'
import { usePlace } from '../router/use-router.ts'
import { viewOfPlace } from '../view-of-place.ts'
import { Header } from './header.tsx'
import { Outlet } from './outlet.tsx'
import css from './shell.css?inline'
import { $text } from './shell.text.ts'
import { Sidebar } from './sidebar.tsx'
import { useMenu } from './use-menu.ts'
import { useNarrow } from './use-narrow.ts'

addStyles(css)

/** Menu, header and the page shown; below 1000 px of its own width the menu is a drawer. */
export function Shell({ session }: { session: Session }) {
  const text = useStore($text)
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const isNarrow = useNarrow(box)
  const [isDrawn, setDrawn] = useState(false)
  const [isCollapsed, setCollapsed] = useState(false)
  const { menu, error, reload } = useMenu(useConnection())
  const entries = useMemo(() => (menu ? shownMenu(menu, session.access ?? []) : null), [menu, session.access])
  const place = usePlace()
  const view = viewOfPlace(place, entries ?? [], session)
  const trail = view.trail
  const isReady = entries !== null && session.access !== null
  const isBare = isReady && view.kind === 'page' && view.match.route.isBare === true
  useEffect(() => setDrawn(false), [isNarrow, place.path])

  const sidebar = (isSmall: boolean, canCollapse: boolean) => (
    <Sidebar
      session={session}
      menu={entries}
      trail={trail.map((entry) => entry.id)}
      isCollapsed={isSmall}
      onCollapse={canCollapse ? setCollapsed : undefined}
      onGo={() => setDrawn(false)}
    />
  )
  return (
    <div className="console" ref={box} data-narrow={isNarrow || undefined} data-bare={isBare || undefined}>
      <button type="button" className="console-skip" onClick={() => content.current?.focus()}>
        {text.skip}
      </button>
      {!isNarrow && !isBare && sidebar(isCollapsed, true)}
      <Drawer open={isNarrow && isDrawn} onClose={() => setDrawn(false)} title={text.menu} side="start" width={280}>
        {sidebar(false, false)}
      </Drawer>
      <div className="console-main">
        {!isBare && <Header session={session} trail={trail} onMenu={isNarrow ? () => setDrawn(true) : undefined} />}
        <main className="console-outlet" ref={content} tabIndex={-1}>
          {error && !isReady ? (
            <ErrorCard title={text.menuNotRead} message={error.message} onRetry={reload} />
          ) : (
            <Outlet place={place} view={view} isReady={isReady} />
          )}
        </main>
      </div>
    </div>
  )
}
