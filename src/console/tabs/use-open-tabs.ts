import { useEffect, useLayoutEffect, useState } from 'react'
import { jsonText } from '#src/lib/json-text.ts'
import { useHostProps } from '#src/ui/host.ts'
import { newId } from '../engine/records/record-addresses.ts'
import { $loaded, namePath, titleOfPath } from '../page-files.ts'
import { toLocation, type RouteLocation } from '../router/location.ts'
import { matchRoute } from '../routes.ts'
import { addressOfTab, createTabs, type Tab, type Tabs } from './tabs.ts'

/** A tab as it is stored; a record's with the name that it had last. */
type StoredTab = string | { address: string; name: string }

const isStored = (stored: unknown): stored is StoredTab =>
  typeof stored === 'string' ||
  (typeof stored === 'object' &&
    stored !== null &&
    typeof (stored as { address?: unknown }).address === 'string' &&
    typeof (stored as { name?: unknown }).name === 'string')

function readTabs(key: string): RouteLocation[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return (Array.isArray(stored) ? stored.filter(isStored) : []).map((tab) => {
      const location = toLocation(typeof tab === 'string' ? tab : tab.address)
      // until its page is opened and reads it again
      if (typeof tab !== 'string' && titleOfPath(location.path) === undefined) namePath(location.path, tab.name)
      return location
    })
  } catch {
    return []
  }
}

function storedTab(tab: Tab): StoredTab {
  const match = matchRoute(tab.path)
  const isRecord = match?.route.hasRecords && match.params['id'] && match.params['id'] !== newId
  const name = isRecord ? titleOfPath(tab.path) : undefined
  return name === undefined ? addressOfTab(tab) : { address: addressOfTab(tab), name }
}

function writeTabs(key: string, tabs: Tabs): void {
  try {
    sessionStorage.setItem(key, jsonText(tabs.$tabs.get().map(storedTab)))
  } catch {
    // storage may be full or blocked; then a reload starts with one tab
  }
}

interface OpenTabs {
  /** The page shown, when it has a tab. */
  location: RouteLocation | null
  /** With a tab bar, pages stay open. */
  hasBar: boolean
  /** Whose tabs they are; on a page of the console's own they survive a reload. */
  owner: string
}

/** The open pages of a shell, following the page shown. */
export function useOpenTabs({ location, hasBar, owner }: OpenTabs): Tabs {
  const [tabs] = useState(createTabs)
  tabs.setBar(hasBar)
  const { standalone } = useHostProps<{ standalone: boolean }>()
  const key = standalone ? `crm:tabs:${owner}` : ''
  useLayoutEffect(() => {
    if (key) tabs.restore(readTabs(key).filter(({ path }) => matchRoute(path)?.route.isBare !== true))
  }, [tabs, key])
  const path = location?.path
  const query = location?.query
  useLayoutEffect(() => {
    if (path !== undefined && query !== undefined) tabs.visit({ path, query })
  }, [tabs, path, query, hasBar])
  useEffect(() => {
    if (!key) return
    const write = () => writeTabs(key, tabs)
    const stops = [tabs.$tabs.listen(write), $loaded.listen(write)]
    return () => stops.forEach((stop) => stop())
  }, [tabs, key])
  useEffect(() => () => tabs.clear(), [tabs])
  return tabs
}
