import { setTheme } from '#src/ui/theme.ts'
import { changePreferences, type Preferences } from './preferences.ts'

type Style = Pick<Preferences, 'menuColor' | 'menuGradient' | 'railColor' | 'railGradient'> & { primary: string }

const light = { menuColor: '', menuGradient: false, railColor: '', railGradient: false }
const dark = (menuColor: string) => ({ ...light, menuColor, railColor: menuColor })

/** The nine themes: blue, green, purple and red, each with a dark or light menu, and a gradient for columns (specification 9). */
export const styles: Record<Preferences['style'], Style> = {
  'theme-1': { primary: '#0256FF', ...dark('#1d2433') },
  'theme-2': { primary: '#0256FF', ...light },
  'theme-3': { primary: '#41a584', ...dark('#1e2b27') },
  'theme-4': { primary: '#41a584', ...light },
  'theme-5': { primary: '#6954f0', ...dark('#252238') },
  'theme-6': { primary: '#6954f0', ...light },
  'theme-7': { primary: '#f34d37', ...dark('#2e2220') },
  'theme-8': { primary: '#f34d37', ...light },
  'theme-9': { primary: '#0256FF', ...light, railColor: '#1a45b8', railGradient: true },
}

/** Applies one of the nine themes: primary colour and the colours of the menus. */
export function chooseStyle(style: Preferences['style']): void {
  const { primary, ...colors } = styles[style]
  setTheme({ primary }, true)
  changePreferences({ style, ...colors })
}
