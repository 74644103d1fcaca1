import { useEffect, useLayoutEffect, useState } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import { useHostProps } from '#src/ui/host.ts'
import { toPlace, type Place } from '../router/place.ts'
import { matchRoute } from '../routes.ts'
import { addressOfTab, createTabs, type Tabs } from './tabs.ts'

const readTabs = (key: string): Place[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string').map(toPlace) : []
  } catch {
    return []
  }
}

function writeTabs(key: string, tabs: Tabs): void {
  try {
    sessionStorage.setItem(key, jsonText(tabs.$tabs.get().map(addressOfTab)))
  } catch {
    // storage may be full or blocked; then a reload starts with one tab
  }
}

interface OpenTabs {
  /** The page shown, when it has a tab. */
  place: Place | null
  /** With a tab bar, pages stay open. */
  hasBar: boolean
  /** Whose tabs they are; on a page of the console's own they survive a reload. */
  owner: string
}

/** The open pages of a shell, following the page shown. */
export function useOpenTabs({ place, hasBar, owner }: OpenTabs): Tabs {
  const [tabs] = useState(createTabs)
  tabs.setBar(hasBar)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const key = standalone ? `crm:tabs:${owner}` : ''
  useLayoutEffect(() => {
    if (key) tabs.restore(readTabs(key).filter(({ path }) => matchRoute(path)?.route.isBare !== true))
  }, [tabs, key])
  const path = place?.path
  const query = place?.query
  useLayoutEffect(() => {
    if (path !== undefined && query !== undefined) tabs.visit({ path, query })
  }, [tabs, path, query, hasBar])
  useEffect(() => (key ? tabs.$tabs.listen(() => writeTabs(key, tabs)) : undefined), [tabs, key])
  useEffect(() => () => tabs.clear(), [tabs])
  return tabs
}
