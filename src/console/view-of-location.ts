import type { MenuEntry, Session } from '#src/stores/session.ts'
import { judge } from './guard.ts'
import { leavesOf, trailOf, trailOfPage } from './menu.ts'
import { addressOf, type RouteLocation } from './router/location.ts'
import type { Route } from './route.ts'
import { matchRoute, redirects, type Match } from './routes.ts'

interface WithTrail {
  /** Menu entries that lead there. */
  trail: MenuEntry[]
}

/** What a place shows. */
export type LocationView = WithTrail &
  (
    | { kind: 'page'; match: Match }
    | { kind: 'redirect'; to: string }
    /** Read afresh: the given place, or the last one. */
    | { kind: 'replay'; to: string | null }
    | { kind: 'signOut' }
    | { kind: 'forbidden' | 'missing' | 'broken' }
    /** In the server's menu, but not in this version of the console. */
    | { kind: 'later'; title: string; elsewhere: string | undefined }
    /** Nothing yet: somebody is signing in. */
    | { kind: 'nothing' }
  )

/** Whether a place is shown in a tab: pages within the frame, those that are to come included. */
export const hasTab = (view: LocationView): boolean => (view.kind === 'page' && !view.match.route.isBare) || view.kind === 'later'

/** What stands in place of a page that cannot be shown. */
export const statusOf = ({ kind }: LocationView): 'forbidden' | 'missing' | 'broken' | undefined =>
  kind === 'forbidden' || kind === 'missing' || kind === 'broken' ? kind : undefined

/**
 * Decides by address, menu and permission keys (specification 2 and 6). `isElsewhere`: pages of another server, which decides by itself
 * who may see them.
 */
export function viewOfLocation(
  location: RouteLocation,
  menu: readonly MenuEntry[],
  session: Pick<Session, 'access'>,
  isElsewhere: (route: Route) => boolean = () => false,
): LocationView {
  const { path } = location
  if (path === '/login') return { kind: 'nothing', trail: [] }
  if (path === '/403') return { kind: 'forbidden', trail: [] }
  if (path === '/500') return { kind: 'broken', trail: [] }
  if (path === '/refresh') return { kind: 'replay', to: null, trail: [] }
  if (path.startsWith('/redirect/')) return { kind: 'replay', to: addressOf({ ...location, path: path.slice(9) }), trail: [] }
  const other = redirects[path]
  if (other) return { kind: 'redirect', to: other === '/index' ? homeOf(menu, session) : other, trail: [] }
  const match = matchRoute(path)
  const trail = match ? trailOfPage(menu, match.route.under ?? path) : trailOf(menu, path)
  if (match) return isElsewhere(match.route) ? { kind: 'page', match, trail } : { ...ofRoute(match, path, session), trail }
  const last = trail.at(-1)
  return last ? { kind: 'later', title: last.title, elsewhere: last.elsewhere, trail } : { kind: 'missing', trail }
}

function ofRoute(match: Match, path: string, session: Pick<Session, 'access'>) {
  const verdict = judge({ path, auth: match.route.auth }, session.access)
  if (verdict === 'show') return { kind: 'page', match } as const
  return { kind: verdict === 'forbidden' ? 'forbidden' : 'signOut' } as const
}

// whoever may not see the home page starts at the first page that the menu offers
function homeOf(menu: readonly MenuEntry[], { access }: Pick<Session, 'access'>): string {
  const home = matchRoute('/index')!
  if (judge(home.route, access) === 'show') return '/index'
  const usable = leavesOf(menu).find((entry) => {
    const match = matchRoute(entry.path)
    // a page that asks for no key says nothing about what the person works at
    return match && match.route.auth !== true && judge({ path: entry.path, auth: match.route.auth }, access) === 'show'
  })
  return usable?.path ?? leavesOf(menu)[0]?.path ?? '/index'
}
