import { createContext, useContext } from 'react'
import type { RouteLocation } from '../router/location.ts'
import type { Tabs } from './tabs.ts'

/** The open pages of the console; null outside of its shell. */
export const TabsContext = createContext<Tabs | null>(null)

/** Of a page that stays when another is looked at: its own place, which is not always the one shown. */
export interface TabScope {
  location: RouteLocation
  /** True while another page is looked at and this one stays open. */
  isHidden(): boolean
}

export const TabScopeContext = createContext<TabScope | null>(null)

export const useTabs = (): Tabs | null => useContext(TabsContext)
export const useTabScope = (): TabScope | null => useContext(TabScopeContext)
