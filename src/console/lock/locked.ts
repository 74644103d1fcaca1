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

/** Account whose screen is locked, or empty: in all tabs of the browser, those opened later too. A reload does not open it. */
export const $locked: WritableAtom<string> = shared('locked', () => {
  const $account = atom(remembered())
  // another tab has locked or unlocked
  window.addEventListener('storage', ({ key }) => {
    if (key === lockedKey || key === null) $account.set(remembered())
  })
  return $account
})

export function setLocked(account: string): void {
  $locked.set(account)
  try {
    if (account) localStorage.setItem(lockedKey, account)
    else localStorage.removeItem(lockedKey)
  } catch {
    // storage may be blocked; the lock then lasts as long as the page
  }
}
