import { $locale } from '#src/text/locale.ts'
import { $theme } from './theme.ts'

// the language decides which shapes Chinese characters take, and the voice of a screen reader
const languages = { 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW', en: 'en' }

/** Keeps the marks of theme and language on these boxes up to date until the returned function is called. */
export function dress(boxes: HTMLElement[]): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    const { mode, primary, filter } = $theme.get()
    const theme = mode === 'dark' || (mode === 'auto' && system.matches) ? 'dark' : 'light'
    for (const box of boxes) {
      box.lang = languages[$locale.get()]
      box.dataset.crmTheme = theme
      box.dataset.crmFilter = filter
      // a host's style sheet has the last word
      box.style.setProperty('--crm-primary', `var(--crm-theme-primary, ${primary})`)
    }
  }
  const stops = [$theme.listen(paint), $locale.listen(paint)]
  system.addEventListener('change', paint)
  paint()
  return () => {
    for (const stop of stops) stop()
    system.removeEventListener('change', paint)
  }
}
