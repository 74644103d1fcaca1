import { lazy } from 'react'

/** What is open with a party, and what settles it; loaded when it opens. */
export const SupplierBalance = lazy(async () => ({ default: (await import('./balance-dialog.tsx')).SupplierBalance }))
export const SettleDialog = lazy(async () => ({ default: (await import('./settle-dialog.tsx')).SettleDialog }))
