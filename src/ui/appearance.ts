import { atom, type WritableAtom } from 'nanostores'
import { shared } from '#src/lib/shared.ts'

/** The fields of the page's theme that the design system needs; the store itself is the one of src/stores/theme.ts. */
export interface Appearance {
  mode: 'light' | 'dark' | 'auto'
  primary: string
}

// asked for at mount, so that the stores (which remember the person's choice) come first
const appearance = () => shared<WritableAtom<Appearance>>('theme', () => atom<Appearance>({ mode: 'light', primary: '#0256FF' }))

/** Keeps the theme marks of these boxes up to date until the returned function is called. */
export function dress(boxes: HTMLElement[]): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const $appearance = appearance()
  const paint = () => {
    const { mode, primary } = $appearance.get()
    const theme = mode === 'dark' || (mode === 'auto' && system.matches) ? 'dark' : 'light'
    for (const box of boxes) {
      box.dataset.crmTheme = theme
      box.style.setProperty('--crm-primary', primary)
    }
  }
  const stop = $appearance.subscribe(paint)
  system.addEventListener('change', paint)
  return () => {
    stop()
    system.removeEventListener('change', paint)
  }
}
