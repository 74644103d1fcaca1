import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry, Session } from '#src/stores/session.ts'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { isElsewhere } from '../factory/elsewhere.ts'
import { Lock } from '../lock/lock.tsx'
import { PreferencesDrawer } from '../preferences/preferences-drawer.tsx'
import { $preferences, changePreferences } from '../preferences/preferences.ts'
import { useShownLocation } from '../router/use-router.ts'
import { FullExit } from '../tabs/full-exit.tsx'
import { TabBar } from '../tabs/tab-bar.tsx'
import { TabsContext } from '../tabs/tab-scope.ts'
import { useOpenTabs } from '../tabs/use-open-tabs.ts'
import { UpgradePrompt } from '../upgrade/upgrade-prompt.tsx'
import { hasTab, statusOf, viewOfLocation } from '../view-of-location.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MenuStrip } from './menu-strip.tsx'
import { Outlet } from './outlet.tsx'
import { Rail } from './rail.tsx'
import css from './shell.css?inline'
import { $text } from './shell.text.ts'
import { Sidebar } from './sidebar.tsx'
import { useBox } from './use-box.ts'
import { useEntries } from './use-entries.ts'
import { usePageTitle } from './use-page-title.ts'
import { useSame } from './use-same.ts'
import { Watermark } from './watermark.tsx'

addStyles(css)

const nobody: readonly MenuEntry[] = []
const collapse = (isCollapsed: boolean) => changePreferences({ isCollapsed })

/** Menu, header and the page shown, in one of four layouts; below 1000 px of its own width the menu is a drawer. */
export function Shell({ session }: { session: Session }) {
  const text = useStore($text)
  const preferences = useStore($preferences)
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLElement>(null)
  const { isNarrow, device } = useBox(box)
  const [isDrawn, setDrawn] = useState(false)
  const [isPreferencesOpen, setPreferencesOpen] = useState(false)
  const connection = useConnection()
  const { entries, error, reload } = useEntries(connection, session)
  const location = useShownLocation()
  const view = viewOfLocation(location, entries ?? [], session, (route) => isElsewhere(route, connection))
  const trail = useSame(view.trail)
  const isReady = entries !== null && session.access !== null
  usePageTitle(entries ?? nobody, isReady ? statusOf(view) : undefined)
  const [isFull, setFull] = useState(false)
  const isBare = (isReady && view.kind === 'page' && view.match.route.isBare === true) || isFull
  const hasBar = preferences.hasTags && device !== 'mobile'
  const tabs = useOpenTabs({ location: isReady && hasTab(view) ? location : null, hasBar, owner: String(session.user?.id ?? '') })
  const layout = isNarrow ? 'defaults' : preferences.layout
  const hasTop = layout === 'classic' || layout === 'transverse'
  const below = layout === 'columns' ? (entries?.find((entry) => entry.id === trail[0]?.id)?.children ?? nobody) : entries
  const ids = useMemo(() => trail.map((entry) => entry.id), [trail])
  const branch = useMemo(() => ids.slice(layout === 'columns' ? 1 : 0), [ids, layout])
  const hasSidebar = !isNarrow && layout !== 'transverse' && below?.length !== 0
  useEffect(() => setDrawn(false), [isNarrow, location.path])
  // the same at every render: what stands around a page is not drawn again when the page turns
  const openMenu = useCallback(() => setDrawn(true), [])
  const openPreferences = useCallback(() => setPreferencesOpen(true), [])
  const showFull = useCallback(() => setFull(true), [setFull])
  const refresh = useCallback(() => void tabs.refresh(location.path), [tabs, location.path])

  const header = (
    <Header
      session={session}
      trail={trail}
      hasMark={hasTop && preferences.hasLogo}
      device={device}
      onMenu={isNarrow ? openMenu : undefined}
      onRefresh={refresh}
      onPreferences={openPreferences}
    />
  )
  const frame = (
    <div
      className="console"
      ref={box}
      data-layout={layout}
      data-device={device}
      data-narrow={isNarrow || undefined}
      data-bare={isBare || undefined}
      data-full={isFull || undefined}
      data-loose={(!preferences.isHeaderFixed && !hasTop) || undefined}
      data-animation={preferences.animation}
    >
      <button type="button" className="console-skip" onClick={() => content.current?.focus()}>
        {text.skip}
      </button>
      {!isBare && hasTop && header}
      {!isBare && layout === 'transverse' && <MenuStrip menu={entries ?? nobody} trail={ids} />}
      {!isBare && layout === 'columns' && <Rail session={session} menu={entries ?? []} here={ids[0]} />}
      {!isBare && hasSidebar && (
        <Sidebar
          session={session}
          menu={below}
          trail={branch}
          isCollapsed={preferences.isCollapsed}
          hasMark={layout === 'defaults' && preferences.hasLogo}
          onCollapse={collapse}
        />
      )}
      <Drawer open={isNarrow && isDrawn} onClose={() => setDrawn(false)} title={text.menu} side="start" width={280}>
        <Sidebar session={session} menu={entries} trail={ids} isCollapsed={false} hasMark={false} onGo={() => setDrawn(false)} />
      </Drawer>
      <div className="console-main">
        {!isBare && !hasTop && header}
        {!isBare && hasBar && <TabBar tabs={tabs} shown={location.path} menu={entries ?? nobody} onFull={showFull} />}
        {isFull && <FullExit onLeave={() => setFull(false)} />}
        <main className="console-outlet" ref={content} tabIndex={-1}>
          {error && !isReady ? (
            <ErrorCard title={text.menuNotRead} message={error.message} onRetry={reload} />
          ) : (
            <Outlet tabs={tabs} location={location} view={view} isReady={isReady} />
          )}
        </main>
        {!isBare && preferences.hasFooter && <Footer session={session} />}
      </div>
      {preferences.hasWatermark && (
        <Watermark words={preferences.watermark || session.user?.name || session.user?.account || session.siteName} />
      )}
      <Lock session={session} />
      <UpgradePrompt />
      <PreferencesDrawer open={isPreferencesOpen} onClose={() => setPreferencesOpen(false)} />
    </div>
  )
  return <TabsContext.Provider value={tabs}>{frame}</TabsContext.Provider>
}
