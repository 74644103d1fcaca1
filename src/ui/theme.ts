import { atom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

/** The look of all elements on the page. `primary` is a CSS colour. */
export interface Theme {
  mode: 'light' | 'dark' | 'auto'
  primary: string
}

/** The primary colours offered (specification 9). */
export const primaries = ['#0256FF', '#41a584', '#6954f0', '#f34d37'] as const

const storageKey = 'crm:theme'
const fallback: Theme = { mode: 'light', primary: primaries[0] }

function remembered(): Theme {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Theme>) }
  } catch {
    return fallback
  }
}

export const $theme = shared('theme', () => atom<Theme>(remembered()))

/** Changes the look everywhere; `keep` remembers it on this device (a person chose it). */
export function setTheme(change: Partial<Theme>, keep = false): void {
  const theme = { ...$theme.get(), ...change }
  $theme.set(theme)
  if (!keep) return
  try {
    localStorage.setItem(storageKey, JSON.stringify(theme))
  } catch {
    // a host's frame may block storage; the choice then lasts as long as the page
  }
}

/** Reads a `theme` attribute: `dark`, `light #41a584`, `#f34d37`. Words that are none are ignored. */
export function readTheme(text: unknown): Partial<Theme> {
  const words = typeof text === 'string' ? text.trim().split(/\s+/) : []
  const mode = words.find((word): word is Theme['mode'] => word === 'light' || word === 'dark' || word === 'auto')
  const primary = words.find((word) => /^#[0-9a-f]{3,8}$/i.test(word))
  return { ...(mode && { mode }), ...(primary && { primary }) }
}
