import { lazy } from 'react'

/** What is short, by supplier; loaded when it opens. */
export const ShortageDialog = lazy(async () => ({ default: (await import('./shortage-dialog.tsx')).ShortageDialog }))
