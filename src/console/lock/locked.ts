import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

const lockedKey = 'crm:locked'

function remembered(): string {
  try {
    return localStorage.getItem(lockedKey) ?? ''
  } catch {
    return ''
  }
}

/** Account whose screen is locked, or empty: in all tabs of the browser, those opened later too. A reload does not open it. */
export const $locked: WritableAtom<string> = shared('locked', () => atom(remembered()))

/** How often another tab has locked or unlocked. */
export const $told: ReadableAtom<number> = shared('locked elsewhere', () => {
  const $times = atom(0)
  window.addEventListener('storage', ({ key }) => {
    if (key !== lockedKey && key !== null) return
    $locked.set(remembered())
    $times.set($times.get() + 1)
  })
  return $times
})

export function setLocked(account: string): void {
  $locked.set(account)
  try {
    if (account) localStorage.setItem(lockedKey, account)
    else {
      // other tabs hear only of a change, and the key may have been cleared before
      localStorage.setItem(lockedKey, '-')
      localStorage.removeItem(lockedKey)
    }
  } catch {
    // storage may be blocked; the lock then lasts as long as the page
  }
}
