import { useStore } from '@nanostores/react'
import { Activity, memo, useEffect, useMemo, useRef } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { RecordCreationContext } from '#src/fields/reference/creation.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { readsOf } from '#src/stores/reads.ts'
import { ErrorBoundary } from '#src/ui/error-boundary.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { isElsewhere } from '../factory/elsewhere.ts'
import { StatusPage } from '../status-page/status-page.tsx'
import { recordCreation } from '../new-record/record-creation.tsx'
import { pagePart } from '../page-files.ts'
import { addressOf, toLocation, type RouteLocation } from '../router/location.ts'
import { shownPath, useRouter } from '../router/use-router.ts'
import type { PageRoute } from '../route.ts'
import { matchRoute } from '../routes.ts'
import { keptPaths, lastAddress, type Tab, type Tabs } from '../tabs/tabs.ts'
import { TabScopeContext } from '../tabs/tab-scope.ts'
import { useKeptScroll } from '../tabs/use-kept-scroll.ts'
import { hasTab, type LocationView } from '../view-of-location.ts'

const nothing = {}
const factorySide = lazyPart(async () => (await import('../factory/factory-side.tsx')).FactorySide)

interface OutletProps {
  tabs: Tabs
  location: RouteLocation
  view: LocationView
  isReady: boolean
}

/** The page of a place, or the note in place of it; pages with a tab stay as they are while another is looked at. */
export function Outlet({ tabs, location, view, isReady }: OutletProps) {
  const list = useStore(tabs.$tabs)
  useStore(tabs.$recent)
  const isKept = isReady && view.kind === 'page' && hasTab(view)
  const shown = isKept ? location.path : ''
  const kept = keptPaths(tabs, shown)
  const fresh: Tab = { ...location, round: 0 }
  const pages = list.some((tab) => tab.path === shown) || !isKept ? list : [...list, fresh]
  return (
    <RecordCreationContext.Provider value={recordCreation}>
      {pages
        .filter(({ path }) => kept.has(path) && matchRoute(path))
        .map(({ path, query, round }) => (
          <Activity key={`${path} ${round}`} mode={path === shown ? 'visible' : 'hidden'}>
            <KeptPage path={path} query={path === shown ? location.query : query} route={matchRoute(path)!.route} bar={tabs.bar} />
          </Activity>
        ))}
      {!isKept && <Other tabs={tabs} location={location} view={view} isReady={isReady} />}
    </RecordCreationContext.Provider>
  )
}

// out of sight it is not rendered again for what happens elsewhere
const KeptPage = memo(function KeptPage({ path, query, route, bar }: RouteLocation & { route: PageRoute; bar: Tabs['bar'] }) {
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  const scope = useMemo(
    () => ({ location: { path, query }, isHidden: () => bar.current && shownPath(router) !== path }),
    [router, path, query, bar],
  )
  useKeptScroll(box)
  return (
    <TabScopeContext.Provider value={scope}>
      <div className="console-page" ref={box}>
        <PageOf route={route} />
      </div>
    </TabScopeContext.Provider>
  )
})

// what has no tab: a page over the whole console, a note, or the way to another place
function Other({ tabs, location, view, isReady }: OutletProps) {
  const router = useRouter()
  const connection = useConnection()
  const target = isReady && view.kind === 'redirect' ? view.to : undefined
  const replay = isReady && view.kind === 'replay' ? (view.to ?? lastAddress(tabs)) : undefined
  useEffect(() => {
    if (replay === undefined) return
    void tabs.refresh(toLocation(replay).path).then(() => router.redirect(location, replay))
  }, [router, tabs, location, replay])
  const isOut = isReady && view.kind === 'signOut'
  useEffect(() => {
    if (target) router.redirect(location, target)
  }, [router, location, target])
  useEffect(() => {
    if (isOut) void connection.signOut()
  }, [connection, isOut])

  if (!isReady || view.kind === 'redirect' || view.kind === 'replay' || view.kind === 'nothing' || view.kind === 'signOut')
    return <Pending />
  if (view.kind === 'page') return <PageOf key={view.match.route.path} route={view.match.route} />
  if (view.kind === 'later')
    return (
      <StatusPage kind="later" title={view.title} path={location.path} elsewhere={view.elsewhere} isOfShop={connection.kind === 'shop'} />
    )
  return <StatusPage kind={view.kind} path={view.kind === 'missing' ? (router.href(addressOf(location)) ?? location.path) : undefined} />
}

// what goes wrong in a page is a card in its place: menu, header and the other open pages stay as they are
function PageOf({ route }: { route: PageRoute }) {
  const connection = useConnection()
  useStore(connection.$factory)
  const page = <Deferred part={pagePart(route.page)} props={nothing} pending={<Pending />} />
  const isOther = isElsewhere(route, connection)
  return (
    <ErrorBoundary onRetry={() => readsOf(connection).forget()}>
      {isOther ? <Deferred part={factorySide} props={{ route, children: page }} pending={<Pending />} /> : page}
    </ErrorBoundary>
  )
}

function Pending() {
  return (
    <div className="console-pending">
      <Skeleton width={160} height={28} />
      <Skeleton rows={6} height={32} />
    </div>
  )
}
