import { localeKey, setLocale } from '#src/text/locale.ts'
import { setTheme, themeKey, usualTheme } from '#src/ui/theme.ts'
import { $preferences, preferencesKey, defaultPreferences } from './preferences.ts'

/**
 * Takes back every setting of theme, language and interface. Only our own keys are touched: what a host
 * keeps, the session and the drafts stay.
 */
export function resetSettings(): void {
  try {
    for (const key of [themeKey, preferencesKey, localeKey]) localStorage.removeItem(key)
  } catch {
    // storage may be blocked in a host's frame; then nothing was kept
  }
  setTheme(usualTheme)
  $preferences.set(defaultPreferences)
  setLocale('zh-cn')
}
