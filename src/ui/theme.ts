import { atom } from 'nanostores'
import { jsonText } from '#src/lib/json-text.ts'
import { shared } from '#src/lib/shared.ts'

/** The look of all elements on the page. `primary` is a CSS colour. */
export interface Theme {
  mode: 'light' | 'dark' | 'auto'
  primary: string
  /** Grey, or turned colours for weak eyes: one or the other (specification 4). */
  filter: 'none' | 'grayscale' | 'invert'
}

/** The primary colours offered (specification 9). */
export const primaries = ['#0256FF', '#41a584', '#6954f0', '#f34d37'] as const

export const themeKey = 'crm:theme'
export const usualTheme: Theme = { mode: 'light', primary: primaries[0], filter: 'none' }

const modes: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Theme['mode'][]
const filters: readonly unknown[] = ['none', 'grayscale', 'invert'] satisfies Theme['filter'][]

/** Takes over what is right of a stored or pasted value; the rest is usual. */
export function checkTheme(value: unknown): Theme {
  const { mode, primary, filter } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Theme>
  return {
    mode: modes.includes(mode) ? mode! : usualTheme.mode,
    primary: typeof primary === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(primary) ? primary : usualTheme.primary,
    filter: filters.includes(filter) ? filter! : usualTheme.filter,
  }
}

function remembered(): Theme {
  try {
    return checkTheme(JSON.parse(localStorage.getItem(themeKey) ?? 'null'))
  } catch {
    return usualTheme
  }
}

export const $theme = shared('theme', () => atom<Theme>(remembered()))

/** Changes the look everywhere; `keep` remembers it on this device (a person chose it). */
export function setTheme(change: Partial<Theme>, keep = false): void {
  const theme = { ...$theme.get(), ...change }
  $theme.set(theme)
  if (!keep) return
  try {
    localStorage.setItem(themeKey, jsonText(theme))
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
