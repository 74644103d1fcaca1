import { lazy, Suspense } from 'react'
import { priceKey } from '#src/api/factory-lines.ts'
import type { AboveProps } from '#src/console/engine/page.ts'

const Part = lazy(async () => ({ default: (await import('./purchase-chart.tsx')).PurchaseChart }))

/** What was ordered of late; loaded beside the list. */
export function PurchaseChart({ tools }: AboveProps<never>) {
  return (
    <Suspense fallback={null}>
      <Part tools={tools} />
    </Suspense>
  )
}

const Trend = lazy(async () => ({ default: (await import('./price-trend.tsx')).PriceTrend }))

/** Leads from a line to what its goods cost before, for who sees orders and their prices; the page has a word `priceTrend`. */
export const priceTrend = {
  ...({ key: 'priceTrend', on: 'row', permission: priceKey, ownKey: 'admin-store-materialPurchase-index' } as const),
  Dialog: Trend as never,
}
