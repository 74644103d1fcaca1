import { atom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

export type View = 'grid' | 'table'

const storageKey = 'crm:media:view'

function remembered(): View {
  try {
    return localStorage.getItem(storageKey) === 'table' ? 'table' : 'grid'
  } catch {
    return 'grid'
  }
}

/** How this person likes to see pictures; kept on the device. */
export const $view = shared('media-view', () => atom<View>(remembered()))

export function showAs(view: View): void {
  $view.set(view)
  try {
    localStorage.setItem(storageKey, view)
  } catch {
    // a host's frame may block storage; the choice then lasts as long as the page
  }
}
