import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { judge } from '../guard.ts'
import type { Route } from '../route.ts'
import { shownMenu } from '../menu.ts'
import { matchRoute } from '../routes.ts'
import { $text } from './factory.text.ts'

const pages = [
  { word: 'weights', path: '/setting/weightRange' },
  { word: 'basics', path: '/setting/systemBasicdata' },
  { word: 'structure', path: '/setting/systemStructure' },
] as const

/**
 * Whether a page belongs to a manufacturing side that is another server than the element's (`factory-url`). A server of ours has
 * basic data and organisation itself; weight ranges are the manufacturing side's in any case.
 */
export function isElsewhere(route: Route, connection: Connection): boolean {
  if (route.side !== 'factory' || connection.$factory.get() === connection) return false
  return route.path === pages[0].path || connection.kind !== 'own'
}

/** Of the manufacturing side's own menu, what leads to its pages; a folder without one is left out. */
const leading = (entries: readonly MenuEntry[], connection: Connection): MenuEntry[] =>
  entries.flatMap((entry) => {
    const children = leading(entry.children, connection)
    const match = entry.children.length === 0 ? matchRoute(entry.path) : undefined
    const isPage = match !== undefined && isElsewhere(match.route, connection)
    return isPage || children.length > 0 ? [{ ...entry, id: `factory-${entry.id}`, children }] : []
  })

/**
 * Entries of the menu for the pages of another manufacturing side: what the menu of the person there leads to, the basic ones before the
 * sign-in.
 */
export function useFactoryEntries(connection: Connection): readonly MenuEntry[] {
  const text = useStore($text)
  const factory = useStore(connection.$factory)
  const reach = useStore(factory.$reach)
  const session = useStore(factory.$session)
  const menu = useStore(factory.$menu)
  const access = session?.access ?? null
  const isOther = factory !== connection
  useEffect(() => {
    if (isOther) void factory.check()
  }, [factory, isOther])
  const isThere = isOther && reach.state === 'ready' && reach.capabilities.features.factory
  const isUnread = isThere && session !== null && menu === null
  useEffect(() => {
    // a page of that side says what became of it
    if (isUnread) void factory.readMenu().catch(() => undefined)
  }, [factory, isUnread])
  return useMemo(() => {
    if (!isThere) return []
    const own = menu === null ? [] : leading(shownMenu(menu, access ?? []), connection)
    if (own.length > 0) return [{ id: 'factory', path: '/factory', title: text.factory, icon: 's-cooperation', auth: [], children: own }]
    const children = pages.flatMap(({ word, path }) => {
      const { route } = matchRoute(path)!
      const isShown = isElsewhere(route, connection) && (access === null || judge({ path, auth: route.auth }, access) === 'show')
      return isShown ? [{ id: `factory-${word}`, path, title: text[word], icon: '', auth: [], children: [] }] : []
    })
    if (children.length === 0) return []
    return [{ id: 'factory', path: '/factory', title: text.factory, icon: 's-cooperation', auth: [], children }]
  }, [isThere, connection, access, menu, text])
}
