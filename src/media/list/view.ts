import { atom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

export type View = 'grid' | 'table'
/** `pages` with a pager, or one list without an end. */
export type Flow = 'pages' | 'endless'

// kept on the device, in a place of our own
const keyOf = (name: string) => `crm:media:${name}`

function remembered<T extends string>(name: string, other: T, usual: T): T {
  try {
    return localStorage.getItem(keyOf(name)) === other ? other : usual
  } catch {
    return usual
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // a host's frame may block storage; the choice then lasts as long as the page
  }
}

/** How this person likes to see pictures; kept on the device. */
export const $view = shared('media-view', () => atom<View>(remembered<View>('view', 'table', 'grid')))
export const $flow = shared('media-flow', () => atom<Flow>(remembered<Flow>('flow', 'endless', 'pages')))

export function showAs(view: View): void {
  $view.set(view)
  remember('view', view)
}

export function flowAs(flow: Flow): void {
  $flow.set(flow)
  remember('flow', flow)
}
