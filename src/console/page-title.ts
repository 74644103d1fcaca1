import type { MenuEntry } from '#src/stores/session.ts'
import { trailOf } from './menu.ts'
import { titleOfPage } from './pages/index.ts'
import { matchRoute } from './routes.ts'

/**
 * What a place is called: by the menu's entry, else by the page itself; with `ID:` and its id where the route
 * says so (specification 2). Empty when nobody knows it. `entries` have the console's own places.
 */
export function pageTitle(path: string, entries: readonly MenuEntry[]): string {
  const match = matchRoute(path)
  const entry = trailOf(entries, match?.route.under ?? path).at(-1)
  const own = match && entry?.path !== path ? titleOfPage(match.route.page) : undefined
  const title = own ?? entry?.title ?? ''
  const id = match?.route.hasIdTitle ? match.params['id'] : undefined
  return id ? `${title} ID:${id}` : title
}
