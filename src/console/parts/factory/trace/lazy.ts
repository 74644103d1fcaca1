import { lazy } from 'react'

/** Where a lot came from and went; loaded when it opens. */
export const TraceDialog = lazy(async () => ({ default: (await import('./trace-dialog.tsx')).TraceDialog }))
