import { atom, type WritableAtom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

const lockedKey = 'crm:locked'

function remembered(): string {
  try {
    return localStorage.getItem(lockedKey) ?? ''
  } catch {
    return ''
  }
}

/** Account whose screen is locked, or empty. A reload does not open it. */
export const $locked: WritableAtom<string> = shared('locked', () => atom(remembered()))

export function setLocked(account: string): void {
  $locked.set(account)
  try {
    if (account) localStorage.setItem(lockedKey, account)
    else localStorage.removeItem(lockedKey)
  } catch {
    // storage may be blocked; the lock then lasts as long as the page
  }
}
