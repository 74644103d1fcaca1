import { $theme } from './theme.ts'

/** Keeps the theme marks of these boxes up to date until the returned function is called. */
export function dress(boxes: HTMLElement[]): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const { mode, primary } = $theme.get()
    const theme = mode === 'dark' || (mode === 'auto' && system.matches) ? 'dark' : 'light'
    for (const box of boxes) {
      box.dataset.crmTheme = theme
      box.style.setProperty('--crm-primary', primary)
    }
  }
  const stop = $theme.subscribe(paint)
  system.addEventListener('change', paint)
  return () => {
    stop()
    system.removeEventListener('change', paint)
  }
}
