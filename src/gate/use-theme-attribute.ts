import { useEffect } from 'react'
import { readTheme, setTheme } from '#src/ui/theme.ts'
import { useHostProps } from '#src/ui/host.ts'

/** Applies the element's `theme` attribute to the page's theme whenever the host changes it. */
export function useThemeAttribute(): void {
  const { theme } = useHostProps<{ theme: string }>()
  useEffect(() => {
    const change = readTheme(theme)
    if (Object.keys(change).length > 0) setTheme(change)
  }, [theme])
}
