import type { RouteAuth } from './guard.ts'

/** An address of a page and who may see it; a page's `route.ts` exports its `routes`. */
export interface Route {
  /** Below the prefix; `:names` stand for one part each, `:names?` at the end may be missing. */
  path: string
  auth: RouteAuth
  /** Takes the whole element, without menu and header. */
  isBare?: boolean
  /** Its list can be looked through by words from the search (`definePage({ find })`). */
  hasRecords?: boolean
  /** Path of the menu entry it belongs to, when it has none itself. */
  under?: string
  /** Of the manufacturing side, which may be another server (`factory-url`). */
  side?: 'factory'
  /** The name that the product knows it by; some are written into tab titles in a way of their own (page-title.ts). */
  name?: string
}

/** A route with the folder of its page below `pages/`. */
export interface PageRoute extends Route {
  page: string
}
