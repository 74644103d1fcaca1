import type { FoundMenu } from '#src/api/auth.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { leavesOf, pathOfMenu, trailOf } from '../menu.ts'
import type { PageRoute } from '../route.ts'
import { matchRoute, routes } from '../routes.ts'

/** A page that the search leads to. */
export interface PageLine {
  path: string
  title: string
  /** Titles on the way to it. */
  trail: string
}

const pathOf = (address: string) => address.split('?')[0]!

/** What the menu offers and this version has; `menu` is the one that is shown. */
export function pageLines(menu: readonly MenuEntry[]): PageLine[] {
  return leavesOf(menu)
    .filter(({ path }) => matchRoute(pathOf(path)))
    .map(({ path, title }) => ({ path, title, trail: trailAt(menu, path) }))
}

/** What the server has found beyond that: settings that stand on a page. It asks nobody's permission, so this does. */
export function settingLines(menu: readonly MenuEntry[], found: unknown): PageLine[] {
  if (!Array.isArray(found)) return []
  return (found as Partial<FoundMenu>[]).flatMap(({ path, title }) => {
    if (typeof path !== 'string' || typeof title !== 'string' || !path.includes('?')) return []
    const place = pathOfMenu(path)
    const trail = trailAt(menu, pathOf(place))
    return trail && matchRoute(pathOf(place)) ? [{ path: place, title, trail: `${trail} / ${title}` }] : []
  })
}

/** Pages whose lists can be looked through, of those that the menu leads to and in its order. */
export function recordRoutes(menu: readonly MenuEntry[]): PageRoute[] {
  const leaves = leavesOf(menu)
  const searched = routes.filter(({ hasRecords }) => hasRecords)
  const ranked = searched.map((route) => ({ route, index: leaves.indexOf(trailOf(menu, route.path).at(-1)!) }))
  return ranked
    .filter(({ index }) => index >= 0)
    .sort((a, b) => a.index - b.index)
    .map(({ route }) => route)
}

const trailAt = (menu: readonly MenuEntry[], path: string) =>
  trailOf(menu, path)
    .map(({ title }) => title)
    .join(' / ')
