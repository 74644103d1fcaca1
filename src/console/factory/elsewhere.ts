import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { judge } from '../guard.ts'
import type { Route } from '../route.ts'
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

/** Entries of the menu for the pages of another manufacturing side: those that the person there may see, all before the sign-in. */
export function useFactoryEntries(connection: Connection): readonly MenuEntry[] {
  const text = useStore($text)
  const factory = useStore(connection.$factory)
  const reach = useStore(factory.$reach)
  const access = useStore(factory.$session)?.access ?? null
  const isOther = factory !== connection
  useEffect(() => {
    if (isOther) void factory.check()
  }, [factory, isOther])
  const isThere = isOther && reach.state === 'ready' && reach.capabilities.features.factory
  return useMemo(() => {
    if (!isThere) return []
    const children = pages.flatMap(({ word, path }) => {
      const { route } = matchRoute(path)!
      const isShown = isElsewhere(route, connection) && (access === null || judge({ path, auth: route.auth }, access) === 'show')
      return isShown ? [{ id: `factory-${word}`, path, title: text[word], icon: '', auth: [], children: [] }] : []
    })
    if (children.length === 0) return []
    return [{ id: 'factory', path: '/factory', title: text.factory, icon: 's-cooperation', auth: [], children }]
  }, [isThere, connection, access, text])
}
